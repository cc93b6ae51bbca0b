import type { CalendarDate } from '@candor/domain/calendar';
import type { BureauRules } from '../bureau/bureau-rules.ts';
import { loanColumns, personColumns } from '../bureau/shared-columns.ts';

const weekly = '2026-07-01' as CalendarDate;
const lastOfFortnights = '2026-06-30' as CalendarDate;

/**
 * What the segments of the uniform credit reporting format are called there; the segments themselves are the
 * bureau's to give.
 */
const has = {
  reported_on: 'Date Reported (account segment)',
  account: 'Account Number',
  status: 'Written-off and Settled Status; Suit Filed / Wilful Default where it applies',
  opened_on: 'Date Opened / Disbursed',
  closed_on: 'Date Closed',
  sanctioned: 'High Credit / Sanctioned Amount',
  instalment: 'EMI Amount',
  outstanding: 'Current Balance',
  overdue: 'Amount Overdue',
  written_off: 'Written-off Amount (total)',
  days_late: 'Days Past Due',
  disputed: 'Error / dispute remark, set by the bureau from the lender’s notice',
  correction: 'nothing of its own: a row with the same account number replaces the one before',
  name: 'Consumer Name (name segment, in up to five fields)',
  born_on: 'Date of Birth',
  document: 'ID Type (identification segment)',
  document_number: 'ID Number',
  phone: 'Telephone Number (telephone segment)',
  city: 'Address line and State Code (address segment)',
} as const;

export const bureau = {
  bureaus: ['TransUnion CIBIL', 'CRIF High Mark', 'Equifax', 'Experian'],
  asked: { bureau: 'TransUnion CIBIL', site: 'cibil.com' },
  reportingDays: [
    { day: 9, covers: 'changes', sendWithinDays: 4, from: weekly },
    { day: 15, covers: 'all', sendWithinDays: 7, until: lastOfFortnights },
    { day: 16, covers: 'changes', sendWithinDays: 4, from: weekly },
    { day: 23, covers: 'changes', sendWithinDays: 4, from: weekly },
    { day: 'last', covers: 'all', sendWithinDays: 5 },
  ],
  needsConsent: false,
  documentKinds: ['pan', 'voter', 'passport', 'driving-licence'],
  dispute: {
    lenderDays: 21,
    countedIn: 'days',
    answerDays: 30,
    compensationPerDay: 10_000n,
    law: 'RBI circular RBI/2023-24/72 of 26 October 2023, framework for compensation, now in the RBI (Non-Banking Financial Companies – Credit Information Reporting) Directions, 2025: ₹100 for each day after 30; the lender has 21 of them. Confirm with counsel.',
  },
  layout: {
    name: 'Candor bureau file, India, 1',
    days: 'ddmmyyyy',
    columns: [
      ...loanColumns(has, {
        current: '00',
        late: '01',
        restructured: '02',
        'written-off': '03',
        closed: '04',
      }),
      ...personColumns(has, { pan: '01', passport: '02', voter: '03', 'driving-licence': '04' }, 100),
    ],
  },
  law: 'RBI (Non-Banking Financial Companies – Credit Information Reporting) Directions, 2025, as amended on 4 December 2025: from 1 July 2026 as on the 9th, 16th, 23rd (changed accounts, within 4 days) and the last day (all, by the 5th); before, fortnightly. Reporting is a duty under the Credit Information Companies (Regulation) Act, 2005, and needs no consent; asking a bureau does. Confirm with counsel.',
} as const satisfies BureauRules;
