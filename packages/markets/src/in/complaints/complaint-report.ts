import type { ComplaintReporting } from '../../problems/complaint-report.ts';

/** How complaints are classed and reported here. No borrower's page needs it. */
export const complaintReport = {
  classes: [
    { key: 'loans', name: 'Loans and advances' },
    { key: 'charges', name: 'Levy of charges without prior notice, excessive charges' },
    { key: 'fair-practices', name: 'Non-observance of Fair Practices Code' },
    { key: 'recovery-agents', name: 'Recovery agents, direct sales agents' },
    { key: 'digital', name: 'Internet, mobile, electronic' },
    { key: 'staff-behaviour', name: 'Staff behaviour' },
    { key: 'personal-data', name: 'Personal data' },
    { key: 'others', name: 'Others' },
  ],
  classOfKind: {
    'payment-not-counted': 'digital',
    charge: 'charges',
    payout: 'loans',
    application: 'loans',
    agreement: 'fair-practices',
    conduct: 'recovery-agents',
    'personal-data': 'personal-data',
    app: 'digital',
    other: 'others',
  },
  firstResponseWithinWorkingDays: 1,
  layout: {
    name: 'RBI disclosure of complaints',
    law: 'RBI (Non-Banking Financial Company – Scale Based Regulation) Directions, 2023: disclosure of complaints in the notes to accounts. Confirm with counsel.',
    summary: [
      {
        no: '1',
        words: 'Number of complaints pending at beginning of the year',
        figure: 'pending-before',
      },
      { no: '2', words: 'Number of complaints received during the year', figure: 'received' },
      { no: '3', words: 'Number of complaints disposed during the year', figure: 'disposed' },
      { no: '3.1', words: 'Of which, number of complaints rejected by the NBFC', figure: 'rejected' },
      { no: '4', words: 'Number of complaints pending at the end of the year', figure: 'pending-after' },
      {
        no: '5',
        words: 'Number of maintainable complaints received by the NBFC from Office of Ombudsman',
        figure: 'from-regulator',
      },
      {
        no: '5.1',
        words: 'Of 5, number of complaints resolved in favour of the NBFC by Office of Ombudsman',
        figure: 'from-regulator-for-us',
      },
      {
        no: '5.2',
        words:
          'Of 5, number of complaints resolved through conciliation/mediation/advisories issued by Office of Ombudsman',
        figure: null,
      },
      {
        no: '5.3',
        words:
          'Of 5, number of complaints resolved after passing of Awards by Office of Ombudsman against the NBFC',
        figure: null,
      },
      {
        no: '6',
        words: 'Number of Awards unimplemented within the stipulated time (other than those appealed)',
        figure: null,
      },
    ],
    grounds: {
      title: 'Grounds of complaints, (i.e. complaints relating to)',
      atMost: 5,
      ofOther: 'Others',
      columns: [
        {
          words: 'Number of complaints pending at the beginning of the year',
          figure: 'pending-before',
        },
        { words: 'Number of complaints received during the year', figure: 'received' },
        {
          words: '% increase/decrease in the number of complaints received over the previous year',
          figure: 'change',
        },
        { words: 'Number of complaints pending at the end of the year', figure: 'pending-after' },
        { words: 'Of 5, number of complaints pending beyond 30 days', figure: 'pending-long' },
      ],
      longAfterDays: 30,
    },
  },
} as const satisfies ComplaintReporting;
