import { bureauEnquiriesOf } from '@candor/store/decisions';
import { findApplication } from '@candor/store/applications';
import type { PersonSeal } from '../../../kernel/person-seal.ts';
import type { Command } from '../../../kernel/commands/command.ts';
import type { BureauLine, BureauRecord } from '../../../kernel/ports/enquiry-ports.ts';
import { enquiryAbout } from '../../../lending/decisions/ask-once.ts';

export type BureauReport = {
  /** Instants as text: 2026-11-16T00:00:00.000Z. */
  readonly askedAt: string;
  readonly answeredAt: string | null;
  readonly consentedAt: string;
  /** Ours: the same at every try. */
  readonly enquiryId: string;
  /** `forgotten`: the borrower has left. */
  readonly came: 'answered' | 'no-answer' | 'forgotten';
  readonly record:
    | (Required<Pick<BureauRecord, 'standing' | 'openLoans' | 'worstStatus' | 'enquiries'>> & {
        readonly reference: string | null;
        /** Null where the bureau only counts them. */
        readonly lines: readonly BureauLine[] | null;
      })
    | null;
};

/**
 * Somebody at the lender reads what the credit bureau answered about an applicant, all of it: a line in the
 * audit log says who looked.
 */
export const seeBureauReport = ({
  seal,
}: {
  readonly seal: PersonSeal;
}): Command<{ readonly orderId: string }, readonly BureauReport[], 'not_found'> => ({
  name: 'bureau.see-report',
  subject: ({ orderId }) => `order:${orderId}`,
  async decide(tx, { orderId }) {
    const order = await findApplication(tx, orderId);
    if (!order) return { refused: 'not_found' };
    const reports = (await bureauEnquiriesOf(tx, orderId)).map((enquiry) => reportOf(seal, enquiry));
    return { output: reports, facts: { reports: reports.length } };
  },
});

function reportOf(
  seal: PersonSeal,
  {
    id,
    askedAt,
    answeredAt,
    consentedAt,
    outcome,
    sealed,
  }: Awaited<ReturnType<typeof bureauEnquiriesOf>>[number],
): BureauReport {
  const record =
    outcome === 'answered' && sealed !== null
      ? (JSON.parse(seal.open(sealed, enquiryAbout(id))) as BureauRecord)
      : null;
  const came = record ? 'answered' : outcome === 'answered' ? 'forgotten' : 'no-answer';
  return {
    enquiryId: id,
    askedAt: askedAt.toISOString(),
    answeredAt: answeredAt?.toISOString() ?? null,
    consentedAt: consentedAt.toISOString(),
    came,
    record: record && {
      standing: record.standing,
      openLoans: record.openLoans,
      worstStatus: record.worstStatus,
      enquiries: record.enquiries,
      reference: record.reference ?? null,
      lines: record.lines ?? null,
    },
  };
}
