import type { MutationCase } from './mutate-cases.ts';

const steady = 'packages/ui/src/steady';
const screens = 'apps/web/src/screens';
const machine = `${steady}/steadiness.test.ts`;
const house = 'scripts/rules/steady.test.ts';

/** What keeps a late answer from moving a control, and a hand from pressing what it has not seen. */
export const controlsCases: Readonly<Record<string, MutationCase>> = {
  'controls-appear': {
    protects: 'a button that acts takes nothing within 300 ms of appearing',
    edits: [
      { file: `${steady}/steadiness.ts`, from: "if (by === 'key') return !timers.new;", to: 'return true;' },
    ],
    test: { file: machine, title: 'takes nothing within 300 ms of appearing' },
  },
  'controls-moved': {
    protects: 'a button that acts takes no tap within 300 ms of moving',
    edits: [
      {
        file: `${steady}/steadiness.ts`,
        from: "timers.moved && 'moved'",
        to: 'undefined',
      },
    ],
    test: { file: machine, title: 'takes no tap within 300 ms of moving' },
  },
  'controls-early-press': {
    protects: 'a finger that came down too early does not act by staying',
    edits: [
      {
        file: `${steady}/steadiness.ts`,
        from: "(press = why() ? 'early' : 'meant')",
        to: "(press = 'meant')",
      },
    ],
    test: { file: machine, title: 'takes no tap that began too early' },
  },
  'controls-scrolled': {
    protects: 'a button that was scrolled by hand has not moved',
    edits: [
      {
        file: `${steady}/watch-place.ts`,
        from: 'isFar(before.onGlass, now.onGlass) && isFar(before.inPage, now.inPage)',
        to: 'isFar(before.onGlass, now.onGlass)',
      },
    ],
    test: { file: machine, title: 'scrolled by hand' },
  },
  'controls-one-boundary': {
    protects: 'a field shares its boundary with nothing that is loaded late',
    edits: [
      {
        file: `${screens}/repay/choosing.tsx`,
        from: '            />\n          </Suspense>',
        to: '            />\n            {request && <SurplusChoice options={[]} today={today} value={undefined} onChoose={() => undefined} />}\n          </Suspense>',
      },
    ],
    test: { file: house, title: 'in any file of the clients' },
  },
  'controls-commits': {
    protects: 'the account that money goes to is changed by a button that stands still first',
    edits: [
      { file: `${screens}/bank-card/account-card.tsx`, from: 'kind="plain" commits', to: 'kind="plain"' },
    ],
    test: { file: house, title: 'in any file of the clients' },
  },
  'controls-console-commits': {
    protects: 'what the console commits is committed by a button that stands still first',
    edits: [
      {
        file: 'apps/console/src/sections/collections/message-form.tsx',
        from: '<Button commits ',
        to: '<Button ',
      },
    ],
    test: { file: house, title: 'in any file of the clients' },
  },
};
