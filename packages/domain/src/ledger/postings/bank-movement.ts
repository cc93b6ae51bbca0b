import { credit, creditOrBack, debit, debitOrBack, partySubject } from '../entry.ts';
import type { Posting } from '../posting.ts';

/** A movement on the bank account: a line of the statement, or what two people vouch for. */
export type BankMovementFacts = {
  /** The line's number here, or the request's. */
  readonly movement: string;
  readonly amount: bigint;
};

/** Of 250.00: Dr bank charges 250.00 · Cr cash at bank 250.00. One that the bank gives back is negative. */
export const bankCharge: Posting<BankMovementFacts> = {
  when: 'The bank takes something for its service, or gives it back.',
  oncePer: 'market and movement of the bank account',
  key: ({ movement }, market) => [market, movement],
  lines: ({ amount }) => [debitOrBack('bank-charges', amount), creditOrBack('cash-at-bank', amount)],
  example: {
    story: 'The statement shows a service charge of 250.00.',
    facts: { movement: 'line-29', amount: 25_000n },
  },
};

/** Of 312.44: Dr cash at bank 312.44 · Cr other income 312.44 */
export const bankInterest: Posting<BankMovementFacts> = {
  when: 'The bank pays interest on the account, net of the tax that it withholds.',
  oncePer: 'market and movement of the bank account',
  key: ({ movement }, market) => [market, movement],
  lines: ({ amount }) => [debit('cash-at-bank', amount), credit('other-income', amount)],
  example: {
    story: 'The statement shows interest of 312.44.',
    facts: { movement: 'line-40', amount: 31_244n },
  },
};

/** 2,000,000.00 of capital come: Dr cash at bank · Cr due to the general ledger. Rent goes: negative. */
export const bankOther: Posting<BankMovementFacts> = {
  when: 'Something moves on the bank account that is not lending: capital, salaries, rent. The general ledger has its other side.',
  oncePer: 'market and movement of the bank account',
  key: ({ movement }, market) => [market, movement],
  lines: ({ amount }) => [debitOrBack('cash-at-bank', amount), creditOrBack('general-ledger', amount)],
  example: {
    story: 'The owners put in 2,000,000.00.',
    facts: { movement: 'line-3', amount: 200_000_000n },
  },
};

/**
 * The bank's balance was 5,000,000.00 when the first statement began, and the books had −3,100,605.00: Dr
 * cash at bank 8,100,605.00
 */
export const bankOpening: Posting<BankMovementFacts> = {
  when: "The bank's own balance before the first statement: the account is brought to it, so that it reconciles from that day on. Two people do it.",
  oncePer: 'market and day',
  key: ({ movement }, market) => [market, movement],
  lines: ({ amount }) => [debitOrBack('cash-at-bank', amount), creditOrBack('general-ledger', amount)],
  example: {
    story: 'The first statement opens with 500,000.00, and nothing was booked before it.',
    facts: { movement: '2026-01-02', amount: 50_000_000n },
  },
};

export type PayThirdPartyFacts = BankMovementFacts & {
  /** By the name of its fee. */
  readonly party: string;
};

/**
 * 160.00 that the insurer is owed: Dr payable to third parties (insurance) 160.00 · Cr cash at bank 160.00
 */
export const payThirdParty: Posting<PayThirdPartyFacts> = {
  when: 'A third party is paid what was collected for it.',
  oncePer: 'market and movement of the bank account',
  key: ({ movement }, market) => [market, movement],
  lines: ({ party, amount }) => [
    debit('third-party-payable', amount, partySubject(party)),
    credit('cash-at-bank', amount),
  ],
  example: {
    story: 'The insurer is paid the 160.00 that a borrower’s loan was charged for it.',
    facts: { movement: 'line-51', party: 'insurance', amount: 16_000n },
  },
};
