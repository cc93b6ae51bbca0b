import { createHash } from 'node:crypto';
import { amountText, parseMoney } from '@candor/domain/money';
import { isRefusal } from '@candor/domain/refusals';
import { isMarketId, marketMoney } from '@candor/markets';
import {
  lockDisbursementsOfBatch,
  type BatchedDisbursement,
  type DisbursementBatch,
} from '@candor/store/disbursement-files';
import type { ReadTx, Tx } from '@candor/store/database';
import {
  heldPayoutAccount,
  payoutAccountsFor,
  type DisbursementTarget,
} from '../../customers/payout-accounts/payout-accounts-of.ts';
import type { PersonSeal } from '../../kernel/person-seal.ts';
import { attemptName } from '../../payments/disbursements/attempt-name.ts';
import { csvLine, readCsvLine } from '../../payments/disbursements/csv-line.ts';

const columns = ['payout_id', 'institution', 'account_number', 'holder', 'amount', 'currency'] as const;

export const batchAbout = (id: bigint) => `payout-batch:${id}`;

type Line = Pick<BatchedDisbursement, 'payoutId' | 'attempt' | 'amount' | 'currency'> & {
  readonly to: Pick<DisbursementTarget, 'institution' | 'number' | 'holder'>;
};

/** A disbursement file as its bank reads it. */
export function batchText(lines: readonly Line[]): string {
  const cells = lines.map(({ payoutId, attempt, amount, currency, to }) =>
    csvLine([
      attemptName(payoutId, attempt),
      to.institution,
      to.number,
      to.holder,
      amountText(amount),
      currency,
    ]),
  );
  return [csvLine(columns), ...cells].join('');
}

/** "7C1E 90AB": two people who look at the same file see the same. */
export function batchFingerprint(text: string): string {
  const print = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  return `${print.slice(0, 4)} ${print.slice(4)}`;
}

export type BatchPayee = BatchedDisbursement & { readonly to: DisbursementTarget };

/** Each with the account that it goes to; whose account is gone is left out. */
export async function withAccounts<Row extends Pick<BatchedDisbursement, 'accountId'>>(
  tx: ReadTx,
  seal: PersonSeal,
  rows: readonly Row[],
): Promise<(Row & { readonly to: DisbursementTarget })[]> {
  const accounts = await payoutAccountsFor(
    tx,
    seal,
    rows.map(({ accountId }) => accountId),
  );
  return rows.flatMap((row) => {
    const to = accounts.get(row.accountId);
    return to ? [{ ...row, to }] : [];
  });
}

export type DrawnBatch = {
  /** Who would be paid if it were sent now. */
  readonly payees: readonly BatchPayee[];
  readonly text: string;
  /** In which it is no longer what was prepared, a sentence each. */
  readonly differences: readonly string[];
};

/**
 * The file once more, from what is known now: whoever may no longer be paid is not in it. It is released only
 * if it is, to the byte, the one that was prepared, so nobody changes a payee, an account or an amount
 * between the two people.
 */
export async function drawBatch(
  tx: Tx,
  seal: PersonSeal,
  batch: Pick<DisbursementBatch, 'id' | 'market' | 'sealed'>,
): Promise<DrawnBatch> {
  const payees: BatchPayee[] = [];
  const gone = new Map<string, string>();
  for (const row of await lockDisbursementsOfBatch(tx, batch.id)) {
    const to = await heldPayoutAccount(tx, seal, row.accountId);
    const isToBeSent = row.state === 'intended' && row.payoutState === 'ordered' && !row.isHeld;
    if (to && isToBeSent) payees.push({ ...row, to });
    else gone.set(attemptName(row.payoutId, row.attempt), whyGone(row, to !== undefined));
  }
  const text = batchText(payees);
  const prepared = batch.sealed === null ? '' : seal.open(batch.sealed, batchAbout(batch.id));
  return {
    payees,
    text,
    differences: text === prepared ? [] : differencesOf(batch.market, linesOf(prepared), linesOf(text), gone),
  };
}

function whyGone({ isHeld, state, payoutState }: BatchedDisbursement, hasAccount: boolean): string {
  if (isHeld) return 'put on hold since';
  if (!hasAccount) return 'the account was deleted since';
  return state === 'failed' || payoutState === 'failed' ? 'failed since' : 'sent another way since';
}

type FileLine = { readonly holder: string; readonly amount: string; readonly account: string };

function differencesOf(
  market: string,
  before: ReadonlyMap<string, FileLine>,
  after: ReadonlyMap<string, FileLine>,
  gone: ReadonlyMap<string, string>,
): string[] {
  const changed: string[] = [];
  for (const [name, line] of before) {
    const other = after.get(name);
    const who = `${line.holder}, ${sizeIn(market, line.amount)}`;
    if (!other) changed.push(`${who}: ${gone.get(name) ?? 'no longer in this file'}`);
    else if (line.account !== other.account) changed.push(`${who}: the account was changed`);
    else if (line.amount !== other.amount)
      changed.push(`${who}: the amount is now ${sizeIn(market, other.amount)}`);
  }
  const added = [...after].filter(([name]) => !before.has(name)).map(([, { holder }]) => `${holder}: added`);
  const all = [...changed, ...added];
  return all.length > 0 ? all : ['The file is no longer the one that was prepared'];
}

function sizeIn(market: string, amount: string): string {
  const minor = parseMoney(amount);
  return isMarketId(market) && !isRefusal(minor) ? marketMoney(market, minor) : amount;
}

function linesOf(text: string) {
  const lines = text.split('\r\n').slice(1).filter(Boolean);
  return new Map(
    lines.map((line) => {
      const [name = '', institution, number, holder = '', amount = ''] = readCsvLine(line) ?? [];
      return [name, { holder, amount, account: `${institution} ${number} ${holder}` }];
    }),
  );
}
