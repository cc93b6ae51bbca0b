import {
  complaintCauses,
  grievances,
  lawToShow,
  type ComplaintCause,
  type GrievanceRules,
  complaintReports,
  type ComplaintReporting,
} from '@candor/markets';
import type { ComplaintPage } from '@candor/services/reads/complaints';

const causeNames: Readonly<Record<ComplaintCause, string>> = {
  process: 'Process not followed',
  system: 'System fault',
  information: 'Unclear information',
  conduct: 'Staff or agent conduct',
  policy: 'Policy or product design',
  'third-party': 'Third party (bank, channel, agency)',
  fraud: 'Fraud by somebody else',
  misunderstanding: 'Misunderstanding by the borrower',
  hardship: 'Hardship',
  other: 'Other',
};

export const causeName = (key: string): string =>
  key === '' ? 'Not classified' : (causeNames[key as ComplaintCause] ?? key);

const causeChoices = complaintCauses.map((key) => ({ key, name: causeNames[key] }));

/** What stands beside what was said: how a complaint came, its SLA and its classification. */
export function deskAnswer(page: ComplaintPage, now: Date) {
  const { complaint, who, firstResponse, classification, redress } = page;
  const { law }: GrievanceRules = grievances[complaint.market];
  const reporting: ComplaintReporting = complaintReports[complaint.market];
  const { intake } = who;
  const { at, by } = firstResponse;
  return {
    law: lawToShow(law),
    firstResponse: {
      at: at?.toISOString() ?? null,
      by: by.toISOString(),
      isKept: at !== null ? at <= by : now > by ? false : null,
    },
    channel: intake?.channel ?? ('app' as const),
    intake: intake
      ? {
          by: intake.loggedByName,
          at: intake.loggedAt.toISOString(),
          regulatorReference: intake.regulatorReference,
          regulatorDueOn: intake.regulatorDueOn,
        }
      : null,
    classification: classification
      ? {
          class: classification.class,
          cause: classification.cause,
          outcome: classification.outcome,
          redress: [...classification.redress],
          redressAmount: Number(classification.redressMinor),
          entryIds: classification.redressEntries.map(String),
          by: classification.staffName,
          at: classification.at.toISOString(),
        }
      : null,
    cases: {
      classes: reporting.classes.map(({ key, name }) => ({ key, name })),
      causes: causeChoices,
      usualClass: reporting.classOfKind[complaint.kind],
    },
    redress: redress.map(({ id, kind, on, minor }) => ({
      entryId: String(id),
      kind,
      on,
      amount: Number(minor),
    })),
  };
}
