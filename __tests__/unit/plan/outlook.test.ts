import { describe, expect, it } from '@jest/globals';
import { digestOf } from '../../../src/model/digest.ts';
import { parseRepository, parseTag } from '../../../src/model/reference.ts';
import type { RegistryView, RepositoryView } from '../../../src/model/registry-view.ts';
import { tagOutlook } from '../../../src/plan/outlook.ts';
import { planFor } from '../../support/planning.ts';

const OLD = digestOf('old');
const NEW = digestOf('new');

function read(tags: readonly string[]): RepositoryView {
  return { kind: 'read', tags, digests: new Map(tags.map((tag) => [parseTag(tag), OLD])) };
}

async function outlook(
  views: Readonly<Record<string, RepositoryView>>,
  inputs: Readonly<Record<string, string>> = {},
  built?: ReadonlyMap<string, typeof OLD>,
) {
  const { plan } = await planFor({
    inputs: { version: '1.2.0', images: Object.keys(views).join(), push: 'false', ...inputs },
  });
  const view: RegistryView = new Map(
    Object.entries(views).map(([name, each]) => [parseRepository(name), each]),
  );
  return tagOutlook(plan, view, built).map(
    ({ image, tag, state, present, reason }) =>
      `${image}:${tag} ${state}${present === undefined ? '' : ' over one'}${reason === undefined ? '' : `, ${reason}`}`,
  );
}

const DENIED: RepositoryView = { kind: 'unknown', why: 'denied' };

describe('what would become of a tag', () => {
  it.each<[string, Parameters<typeof outlook>, string[]]>([
    ['new', [{ 'q.io/a': read(['1.1.0']) }], ['q.io/a:1.2.0 new', 'q.io/a:latest new']],
    [
      'replaced',
      [{ 'q.io/a': read(['1.2.0', 'latest']) }],
      ['q.io/a:1.2.0 replaced over one', 'q.io/a:latest replaced over one'],
    ],
    [
      'unchanged, where the new index is known',
      [{ 'q.io/a': read(['1.2.0', 'latest']) }, {}, new Map([['app', OLD]])],
      ['q.io/a:1.2.0 unchanged over one', 'q.io/a:latest unchanged over one'],
    ],
    [
      'replaced, where the new index is known and another',
      [{ 'q.io/a': read(['1.2.0']) }, { tags: '{version}' }, new Map([['app', NEW]])],
      ['q.io/a:1.2.0 replaced over one'],
    ],
    [
      'held',
      [{ 'q.io/a': read(['1.3.0', 'latest']) }],
      ['q.io/a:1.2.0 new', 'q.io/a:latest held over one, latest stays at 1.3.0: 1.2.0 is older'],
    ],
    [
      'refused',
      [{ 'q.io/a': read(['1.2.0']) }, { tags: '{version}', 'on-existing': 'fail' }],
      [
        'q.io/a:1.2.0 refused over one, it is there, and on-existing is fail: only the same image may have it',
      ],
    ],
    [
      'unknown yet',
      [{ 'q.io/a': DENIED }],
      ['q.io/a:1.2.0 unknown yet, denied', 'q.io/a:latest unknown yet, denied'],
    ],
    [
      'over all registries: one that holds a higher release holds the tag everywhere, one that is unknown leaves it open',
      [{ 'q.io/a': read(['1.1.0']), 'd.io/a': DENIED }],
      [
        'q.io/a:1.2.0 new',
        'q.io/a:latest unknown yet, d.io/a is not known: denied',
        'd.io/a:1.2.0 unknown yet, denied',
        'd.io/a:latest unknown yet, denied',
      ],
    ],
    [
      'of a registry without a login: one reason for all of its tags, its own',
      [{ 'q.io/a': { kind: 'unknown', why: 'wants a login' }, 'd.io/a': DENIED }],
      [
        'q.io/a:1.2.0 unknown yet, wants a login',
        'q.io/a:latest unknown yet, wants a login',
        'd.io/a:1.2.0 unknown yet, denied',
        'd.io/a:latest unknown yet, denied',
      ],
    ],
    [
      'held everywhere, a new mirror too',
      [{ 'q.io/a': read(['1.3.0']), 'd.io/a': DENIED }],
      [
        'q.io/a:1.2.0 new',
        'q.io/a:latest held, latest stays at 1.3.0: 1.2.0 is older',
        'd.io/a:1.2.0 unknown yet, denied',
        'd.io/a:latest held, latest stays at 1.3.0: 1.2.0 is older',
      ],
    ],
  ])('%s', async (_name, question, expected) => {
    expect(await outlook(...question)).toEqual(expected);
  });
});
