import { createHash } from 'node:crypto';
import { amountText } from '@candor/domain/money';
import {
  lockDisbursementsOfBatch,
  type BatchedDisbursement,
  type DisbursementBatch,
} from '@candor/store/disbursement-files';
import type { Tx } from '@candor/store/database';
import {
  heldPayoutAccount,
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
  batch: Pick<DisbursementBatch, 'id' | 'sealed'>,
): Promise<DrawnBatch> {
  const payees: BatchPayee[] = [];
  for (const row of await lockDisbursementsOfBatch(tx, batch.id)) {
    const to = await heldPayoutAccount(tx, seal, row.accountId);
    const isToBeSent = row.state === 'intended' && row.payoutState === 'ordered' && !row.isHeld;
    if (to && isToBeSent) payees.push({ ...row, to });
  }
  const text = batchText(payees);
  const prepared = batch.sealed === null ? '' : seal.open(batch.sealed, batchAbout(batch.id));
  return { payees, text, differences: text === prepared ? [] : differencesOf(prepared, text) };
}

function differencesOf(prepared: string, now: string): string[] {
  const before = linesOf(prepared);
  const after = linesOf(now);
  const changed: string[] = [];
  for (const [name, line] of before) {
    const other = after.get(name);
    if (!other) changed.push(`${line.holder}, ${line.amount}: held, failed or gone since it was prepared`);
    else if (line.account !== other.account) changed.push(`${line.holder}: the account is another one now`);
    else if (line.amount !== other.amount)
      changed.push(`${line.holder}: ${line.amount} became ${other.amount}`);
  }
  const added = [...after].filter(([name]) => !before.has(name)).map(([, { holder }]) => `${holder}: added`);
  const all = [...changed, ...added];
  return all.length > 0 ? all : ['The file is no longer the one that was prepared'];
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
