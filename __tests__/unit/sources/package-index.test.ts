import { describe, expect, it } from '@jest/globals';
import { lookUp } from '../../../src/sources/package-index.ts';
import { waitForPackage } from '../../../src/sources/package-wait.ts';
import { recordedLog } from '../../support/log.ts';
import { simplePage, startIndex, type Pages } from '../../support/package-index.ts';

const NEVER = new AbortController().signal;
const WHEEL = 'llama_stack-0.2.12-py3-none-any.whl';
const HTML = `<html><body>
<a href="../../packages/${WHEEL}#sha256=0" data-requires-python="&gt;=3.10">${WHEEL}</a>
<a href="x" data-yanked="broken">llama_stack-0.2.11-py3-none-any.whl</a>
</body></html>`;

function only(path: string, body: string, type?: string): Pages {
  return (asked) =>
    asked === path ? { body, ...(type === undefined ? {} : { type }) } : undefined;
}

describe('looking a version up', () => {
  it.each<[string, Pages, string, string, object]>([
    [
      'on the simple page',
      only(
        '/simple/llama-stack/',
        simplePage([WHEEL, 'llama_stack-0.2.12.tar.gz', 'llama_stack-0.2.1-py3-none-any.whl']),
      ),
      'Llama_Stack',
      '0.2.12',
      { kind: 'found', files: 2, yanked: 0 },
    ],
    [
      'on a page in HTML, as older mirrors have it',
      only('/simple/llama-stack/', HTML, 'text/html'),
      'llama-stack',
      '0.2.12',
      { kind: 'found', files: 1, yanked: 0 },
    ],
    [
      'yanked, with the reason',
      only('/simple/llama-stack/', HTML, 'text/html'),
      'llama-stack',
      '0.2.11',
      { kind: 'found', files: 1, yanked: 1, reason: 'broken' },
    ],
    [
      'by another spelling of the version',
      only('/simple/x/', simplePage(['x-1.0.0rc1.tar.gz'])),
      'x',
      '1.0-RC1',
      { kind: 'found', files: 1, yanked: 0 },
    ],
    [
      'an old source archive with dashes in its name',
      only('/simple/a-b/', simplePage(['a-b-1.0.zip', 'a-b-c-2.0.zip'])),
      'a.b',
      '1.0',
      { kind: 'found', files: 1, yanked: 0 },
    ],
    [
      'absent version',
      only('/simple/x/', simplePage(['x-1.0.tar.gz'])),
      'x',
      '1.1',
      { kind: 'absent', why: 'x is there, 1.1 is not' },
    ],
    ['absent project', () => undefined, 'x', '1.1', { kind: 'absent', why: 'x 1.1 is not there' }],
    [
      "by PyPI's own API, where there is no simple page",
      only(
        '/pypi/x/1.1/json',
        JSON.stringify({ urls: [{ filename: 'x-1.1.tar.gz', yanked: false }] }),
      ),
      'x',
      '1.1',
      { kind: 'found', files: 1, yanked: 0 },
    ],
  ])('%s', async (_name, pages, project, version, expected) => {
    await using index = await startIndex(pages);
    expect(await lookUp({ label: 'PyPI', url: index.url }, project, version, NEVER)).toEqual(
      expected,
    );
  });

  it('a URL that ends with simple is a mirror as pip takes it', async () => {
    await using index = await startIndex(only('/root/+simple/x/', simplePage(['x-1.tar.gz'])));
    const found = await lookUp({ label: 'm', url: `${index.url}/root/+simple/` }, 'x', '1', NEVER);
    expect(found.kind).toBe('found');
    const absent = await lookUp({ label: 'm', url: `${index.url}/simple` }, 'x', '1', NEVER);
    expect(absent).toEqual({ kind: 'absent', why: 'x is not there' });
  });

  it('credentials of the URL go into a header and into no message', async () => {
    await using index = await startIndex((_path, { headers }) => ({
      status: headers.authorization === `Basic ${btoa('me:pa ss')}` ? 500 : 401,
      body: '',
    }));
    const url = index.url.replace('http://', 'http://me:pa%20ss@');
    const found = await lookUp({ label: 'm', url }, 'x', '1', NEVER);
    expect(found).toMatchObject({ kind: 'failed', final: false });
    expect(JSON.stringify(found)).toMatch(/answered 500/);
    expect(JSON.stringify(found)).not.toMatch(/pa/);
  });

  it.each([
    [401, true],
    [403, true],
    [429, false],
    [503, false],
  ])('%i: final %s', async (status, final) => {
    await using index = await startIndex(() => ({ status, body: '' }));
    expect(await lookUp({ label: 'm', url: index.url }, 'x', '1', NEVER)).toMatchObject({
      kind: 'failed',
      final,
    });
  });
});

describe('waiting for a version', () => {
  const question = (urls: readonly string[], wait: number) => ({
    name: 'x',
    version: '1.0',
    indexes: urls.map((url, i) => ({ label: i === 0 ? 'PyPI' : 'TestPyPI', url })),
    wait,
  });
  const there = simplePage(['x-1.0.tar.gz']);

  it('until the index catches up, with progress', async () => {
    let asked = 0;
    await using index = await startIndex((path) => {
      if (path !== '/simple/x/') return undefined;
      asked += 1;
      return { body: asked < 2 ? simplePage([]) : there };
    });
    const log = recordedLog();
    await waitForPackage(question([index.url], 30), log, NEVER);
    expect(log.lines).toEqual([
      expect.stringMatching(
        /^info: waiting for x 1\.0, \d+\.\d s of 30 s: PyPI: x is there, 1\.0 is not$/,
      ),
      'info: x 1.0 is on PyPI: 1 file',
    ]);
  });

  it('the first index that has it is taken', async () => {
    await using pypi = await startIndex(only('/simple/x/', there));
    await using test = await startIndex(only('/simple/x/', there));
    const taken = await waitForPackage(question([pypi.url, test.url], 0), recordedLog(), NEVER);
    expect(taken.label).toBe('PyPI');
    expect(test.paths).toEqual([]);
  });

  it('TestPyPI is asked second', async () => {
    await using pypi = await startIndex(() => undefined);
    await using test = await startIndex(only('/simple/x/', there));
    const taken = await waitForPackage(question([pypi.url, test.url], 0), recordedLog(), NEVER);
    expect(taken.label).toBe('TestPyPI');
  });

  it('ends with what each index said', async () => {
    await using pypi = await startIndex(() => undefined);
    await expect(
      waitForPackage(question([pypi.url], 0.1), recordedLog(), NEVER),
    ).rejects.toMatchObject({
      message: 'PyPI does not have, after 0.1 s, x 1.0; nothing was built',
      answer: 'PyPI: x 1.0 is not there',
    });
  });

  it('an index that refuses ends it at once', async () => {
    await using pypi = await startIndex(() => ({ status: 403, body: '' }));
    await expect(waitForPackage(question([pypi.url], 60), recordedLog(), NEVER)).rejects.toThrow(
      /refuses to say/,
    );
  });

  it('a version that was yanked whole is refused, one in part warns', async () => {
    const yanked = { filename: 'x-1.0.tar.gz', yanked: 'broken' };
    await using whole = await startIndex(only('/simple/x/', simplePage([yanked])));
    await expect(waitForPackage(question([whole.url], 60), recordedLog(), NEVER)).rejects.toThrow(
      'x 1.0 was yanked from PyPI: broken',
    );
    await using part = await startIndex(
      only('/simple/x/', simplePage([yanked, 'x-1.0-py3-none-any.whl'])),
    );
    const log = recordedLog();
    await waitForPackage(question([part.url], 0), log, NEVER);
    expect(log.lines[0]).toBe('warning: 1 of 2 files of x 1.0 were yanked from PyPI: broken');
  });

  it('a cancel ends it', async () => {
    await using pypi = await startIndex(() => undefined);
    const controller = new AbortController();
    const waiting = waitForPackage(question([pypi.url], 60), recordedLog(), controller.signal);
    setTimeout(() => {
      controller.abort();
    }, 100);
    await expect(waiting).rejects.toMatchObject({ name: 'CancelledError' });
  });
});
