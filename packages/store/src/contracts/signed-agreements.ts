import type { CalendarDate } from '@candor/domain/calendar';
import type { LoanAgreement } from '@candor/domain/loan';
import type { Schedule } from '@candor/domain/schedule';
import type { ReadTx, Tx } from '../database/database.ts';
import { fromLendingJson, toLendingJson } from '../loans/lending-json.ts';

export type SignedAgreement = {
  readonly orderId: string;
  readonly signedOn: CalendarDate;
  readonly signedAt: Date;
  /** The figures that were signed. */
  readonly schedule: Schedule;
  readonly agreement: LoanAgreement;
  /** What may ever be charged. */
  readonly disclosed: readonly string[];
  /** Of the disclosure that stood above the signature, and the agreement's own version. */
  readonly disclosureFingerprint: string;
  readonly agreementVersion: string;
};

export async function insertSignedAgreement(tx: Tx, signed: SignedAgreement): Promise<void> {
  await tx.query({
    name: 'signed-agreement-insert',
    text: `insert into signed_agreement (order_id, signed_on, signed_at, schedule, agreement, disclosed,
             disclosure_fingerprint, agreement_version)
           values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    values: [
      signed.orderId,
      signed.signedOn,
      signed.signedAt,
      toLendingJson(signed.schedule),
      toLendingJson(signed.agreement),
      JSON.stringify(signed.disclosed),
      signed.disclosureFingerprint,
      signed.agreementVersion,
    ],
  });
}

export async function findSignedAgreement(tx: ReadTx, orderId: string): Promise<SignedAgreement | undefined> {
  const { rows } = await tx.query<SignedAgreement>({
    name: 'signed-agreement-find',
    text: `select order_id as "orderId", signed_on as "signedOn", signed_at as "signedAt", schedule, agreement, disclosed,
             disclosure_fingerprint as "disclosureFingerprint", agreement_version as "agreementVersion"
           from signed_agreement where order_id = $1`,
    values: [orderId],
  });
  const [row] = rows;
  return (
    row && {
      ...row,
      schedule: fromLendingJson<Schedule>(row.schedule),
      agreement: fromLendingJson<LoanAgreement>(row.agreement),
    }
  );
}
