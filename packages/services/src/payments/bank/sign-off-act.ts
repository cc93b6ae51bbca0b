import type { CalendarDate } from '@candor/domain/calendar';
import { isMarketId, marketMoney } from '@candor/markets';
import { insertSignOff, signOffOf } from '@candor/store/bank-imports';
import type { ReadTx } from '@candor/store/database';
import type { ApprovableAct } from '../../kernel/acts/approvable-act.ts';
import { dayWords } from '../../customers/messages/day-words.ts';
import { businessDateOf } from '../../kernel/time/business-date.ts';
import { bankProofOf } from './read-bank-day.ts';

export type SignOffBank = { readonly market: string; readonly on: string };

/** As the audit log files what is asked about a day of the bank account. */
export const signOffSubject = (market: string, on: string) => `bank-day:${market}:${on}`;

/**
 * One person reconciles a day, another looks at the proof and signs it off. Only a day on which both sides
 * come to the same figure and every line of the bank is in the books; from then on nothing of it changes.
 */
export const signOffBank = {
  key: 'bank.sign-off',
  name: 'Sign off bank reconciliation',
  asks: 'money.match',
  decides: 'money.approve',
  isOneAtATime: true,

  line: (_tx, { on }) =>
    Promise.resolve({
      about: `Bank account, ${dayWords(on as CalendarDate, 'en')}`,
      size: '',
      place: { section: 'payments', id: '' },
    }),

  async preview(tx, { market, on }) {
    if (!isMarketId(market)) return { refused: 'market_not_offered' };
    const proof = await provenDay(tx, market, on);
    if ('refused' in proof) return proof;
    const { bank, books } = proof;
    const day = dayWords(on as CalendarDate, 'en');
    const counted = (count: number, sum: bigint) =>
      count === 0 ? 'none' : `${count} ${count === 1 ? 'entry' : 'entries'}, ${marketMoney(market, sum)}`;
    const figure = (name: string, before: bigint, after: bigint, isTotal?: true) => ({
      name,
      before: String(before),
      after: String(after),
      ...(isTotal && { isTotal }),
    });
    return {
      title: `Sign off the bank account for ${day}?`,
      commits: `Sign off ${day}`,
      figures: [
        figure('Bank: opening to closing balance', bank.opening, bank.closing),
        figure('Books: opening to book balance', books.opening, books.balance),
        figure('Adjusted balance, bank and books', bank.adjusted, books.adjusted, true),
      ],
      terms: [
        {
          name: 'In books, not at bank',
          before: '–',
          after: counted(bank.notAtBankCount, bank.notAtBank),
        },
        {
          name: 'At bank, booked on a later day',
          before: '–',
          after: counted(books.bookedLaterCount, books.bookedLater),
        },
      ],
      checks: [
        { is: 'kept', words: 'The adjusted balances are the same to the last centavo' },
        { is: 'kept', words: 'Every line of the statement stands in the books' },
        ...(bank.notAtBankCount > 0
          ? [
              {
                is: 'look' as const,
                words: `${bank.notAtBankCount} in transit: the bank will show them later`,
              },
            ]
          : []),
        { is: 'look', words: 'The day is read only from then on: a line that comes later is not let in' },
      ],
      postings: [],
      sent: null,
    };
  },

  async carryOut(tx, { market, on }, { by: [preparedBy, approvedBy], now }) {
    const proof = await provenDay(tx, market, on);
    if ('refused' in proof) return proof;
    const { closing, adjusted } = proof.bank;
    const row = { on: on as CalendarDate, closing, adjusted, preparedBy, approvedBy, signedAt: now };
    if (!(await insertSignOff(tx, market, row))) return { refused: 'bank_day_is_signed_off' };
    return { facts: { on, closing: String(closing), adjusted: String(adjusted) } };
  },
} as const satisfies ApprovableAct<SignOffBank>;

async function provenDay(tx: ReadTx, market: string, on: string) {
  if (!isMarketId(market)) return { refused: 'market_not_offered' } as const;
  const day = on as CalendarDate;
  if (day >= (await businessDateOf(tx, market))) return { refused: 'bank_day_is_not_over' } as const;
  if (await signOffOf(tx, market, day)) return { refused: 'bank_day_is_signed_off' } as const;
  const proof = await bankProofOf(tx, market, day);
  if (!proof || proof.gaps.length > 0 || proof.difference !== 0n)
    return {
      refused: 'bank_day_is_not_reconciled',
      facts: {
        gaps: proof?.gaps.join('; ') ?? '',
        difference: proof ? marketMoney(market, proof.difference) : '',
      },
    } as const;
  return proof;
}
