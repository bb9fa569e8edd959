/** A layer is a list: what stands later in it writes over what stands before. */
import { describe, expect, it } from '@jest/globals';
import { WrongContentsError } from '../../../../src/image/errors.ts';
import { failureOf } from '../../../support/failure.ts';
import { temporaryFolders } from '../../../support/temporary.ts';
import { amd64, check, program, type Case } from './case.ts';

const folder = temporaryFolders();

/** Images that start a hard link: it stays the file that its target was, whatever is written there later. */
function hardLinks(linked: Buffer, later: Buffer): [what: string, given: Case][] {
  const link = ['link', { hardlink: 'app' }] as const;
  const given = (...layers: Case['layers']): Case => ({ layers, cmd: ['/link'] });
  return [
    [
      'a hard link to a file of its layer that is written over',
      given([['app', linked], link, ['app', later]]),
    ],
    [
      'a hard link to a file of a lower layer that is written over',
      given({ app: linked }, [link, ['app', later]]),
    ],
    [
      'a hard link to a file that a higher layer writes over',
      given([['app', linked], link], { app: later }),
    ],
    [
      'a hard link to a file that was written over before',
      given([['app', later], ['app', linked], link]),
    ],
    [
      'a hard link that is written over by one to another file',
      given([['app', later], ['other', linked], link, ['link', { hardlink: 'other' }]]),
    ],
    [
      'a hard link by way of a linked directory to a file that is written over',
      given({ bin: { symlink: 'usr/bin' } }, [
        ['usr/bin/app', linked],
        ['link', { hardlink: 'bin/app' }],
        ['usr/bin/app', later],
      ]),
    ],
  ];
}

describe('an image that starts', () => {
  it.each(hardLinks(amd64(), program()))('%s is refused for it', async (_what, given) => {
    const error = await failureOf(check(await folder(), given));
    expect(error).toBeInstanceOf(WrongContentsError);
    expect(error.message).toMatch(/^\/link is for amd64/);
  });

  it.each(hardLinks(program(), amd64()))('%s passes for it', async (_what, given) => {
    expect(await check(await folder(), given)).toMatchObject({
      verdict: 'static',
      detail: '/link is arm64, static',
    });
  });
});
