import { createHash } from 'node:crypto';
import type { CalendarDate } from '@candor/domain/calendar';
import type { MarketId } from '@candor/markets';
import {
  insertBankBalances,
  insertBankLines,
  insertBankStatement,
  type NewBankLine,
} from '@candor/store/bank';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import type { Command } from '../../kernel/commands/command.ts';
import { nameOf } from '../reconciliation/settle-break.ts';
import type { ReadMovement } from '../transfers/read-statement.ts';
import type { StatementBalances } from './statement-balances.ts';

export type KeepStatement = {
  readonly market: MarketId;
  readonly file: string;
  /** Of the file, as it was read. */
  readonly digest: string;
  readonly days: readonly CalendarDate[];
  readonly balances: StatementBalances;
  readonly movements: readonly ReadMovement[];
};

export type KeptStatement = {
  readonly statementId: string;
  /** False: the very same file was read before. */
  readonly isNew: boolean;
  readonly newLines: number;
};

/** What the bank wrote about a line opens with the line alone. */
export const bankLineAbout = ({ market, digest }: { readonly market: string; readonly digest: string }) =>
  `bank-line:${market}:${digest}`;

export const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * A bank's statement is kept as it was read: file, days, balances, each line whichever way the money went.
 * The same line is kept once, however many files have it.
 */
export const keepStatement = (
  seal: PersonSeal,
): Command<KeepStatement, KeptStatement, 'bank_day_is_signed_off'> => ({
  name: 'bank.keep-statement',
  subject: ({ market }) => `bank:${market}`,
  async decide(tx, { market, file, digest, days, balances, movements }, { actor, now }) {
    const all = days.toSorted();
    const [from, to] = [all[0], all.at(-1)];
    if (from === undefined || to === undefined)
      return { output: { statementId: '', isNew: false, newLines: 0 } };
    const { opening, closing } = balances;
    const { id: statementId, isNew } = await insertBankStatement(tx, {
      market,
      file,
      digest,
      from,
      to,
      opening,
      closing,
      lines: movements.length,
      readBy: nameOf(actor),
      readAt: now,
    });
    const of = { market, statementId };
    const newLines =
      movements.length === 0 ? 0 : await insertBankLines(tx, of, linesOf(seal, market, movements));
    if (typeof newLines !== 'number') return newLines;
    await insertBankBalances(tx, of, balances.days);
    const output = { statementId: String(statementId), isNew, newLines };
    const told = { file, from, to, opening: textOf(opening), closing: textOf(closing) };
    return { output, facts: { ...output, ...told } };
  },
});

const textOf = (amount: bigint | null) => (amount === null ? null : String(amount));

/** One after the other, as they are asked for: a hundred thousand sealed lines are never held at once. */
function* linesOf(
  seal: PersonSeal,
  market: MarketId,
  movements: readonly ReadMovement[],
): Generator<NewBankLine> {
  const seen = new Map<string, number>();
  for (const { line, valueOn, amount, reference, narration, kind, channel, held } of movements) {
    const plain = [valueOn, amount, reference ?? '', narration].join('\n');
    const plainDigest = digestOf(plain);
    // The bank's charge of 15.00 may stand three times on one day, word for word, in three files: the balance
    // after it tells them apart.
    const digest = reference === null && held !== null ? digestOf(`${plain}\n${held}`) : plainDigest;
    const nth = (seen.get(digest) ?? 0) + 1;
    seen.set(digest, nth);
    const sealed = seal.seal(narration, bankLineAbout({ market, digest }));
    yield {
      n: line,
      valueOn,
      amount,
      reference,
      sealed,
      kind,
      channel,
      balance: held,
      digest,
      plainDigest,
      nth,
    };
  }
}
