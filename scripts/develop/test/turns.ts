/**
 * Told one after another, all stories take a quarter of an hour. What a lender's money and a borrower's
 * consent depend on is told in each run; the others take turns, a tenth of them in each. The sources say
 * which: the same sources are asked the same, and the next change the next.
 */
export const turns = 10;

/** Whose turn it is, or all of them. */
export type Turn = number | 'all';

/**
 * Told in every run: from the price to the money, from the due day to the receipt, two people for one payout,
 * that nothing moves under a thumb, and that a figure is one figure.
 */
const always = [
  'borrow',
  'console-approvals',
  'controls-keypad',
  'late-answers',
  'price',
  'repay-story',
  'stable-controls',
  'walk',
  'wire',
].map((name) => `e2e/${name}.spec.ts`);

export function storiesOf(turn: Turn, files: readonly string[]): string[] {
  const missing = always.filter((file) => !files.includes(file));
  if (missing.length > 0)
    throw new Error(`${missing.join(', ')} is told in every run, and there is no such file.`);
  if (turn === 'all') return [...files];
  // Neighbours have much in common (`console-…`, `gallery-…`): dealt out like cards, each turn has some of
  // each.
  const dealt = files.filter((file) => !always.includes(file)).toSorted();
  return [...always, ...dealt.filter((_, at) => at % turns === turn - 1)];
}

/**
 * What was asked for, or what the sources say: `tree` is the id that git gives them. Without git it is the
 * first turn.
 */
export function turnOf(asked: string | undefined, tree: string | undefined): Turn {
  if (asked === 'all') return 'all';
  if (asked === undefined) return (Number.parseInt(tree?.slice(0, 8) ?? '0', 16) % turns) + 1;
  const turn = Number(asked);
  if (!Number.isInteger(turn) || turn < 1 || turn > turns)
    throw new Error(`--turn takes a number from 1 to ${turns}, or the word all, not ${asked}.`);
  return turn;
}
