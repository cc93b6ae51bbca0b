import type { BureauRules } from '../bureau/bureau-rules.ts';
import { loanColumns, personColumns } from '../bureau/shared-columns.ts';

/**
 * What the Credit Information Corporation calls the same in its records for an individual and an instalment
 * contract.
 */
const has = {
  reported_on: 'Contract Reference Date',
  account: 'Provider Contract Number',
  status: 'Contract Phase and Contract Status',
  opened_on: 'Contract Start Date',
  closed_on: 'Contract End Actual Date',
  sanctioned: 'Financed Amount',
  instalment: 'Monthly Payment Amount',
  outstanding: 'Outstanding Balance',
  overdue: 'Overdue Payments Amount',
  written_off: 'nothing of its own: Contract Status says it',
  days_late: 'Overdue Days (in classes)',
  disputed: 'nothing of its own: a dispute is CIC’s own record',
  correction: 'the separate file for disputed data (CIC Letter Circular 2021-13)',
  name: 'First Name, Last Name (subject record)',
  born_on: 'Date of Birth',
  document: 'Identification Type',
  document_number: 'Identification Number',
  phone: 'Contact Value, mobile',
  city: 'Address, city',
} as const;

export const bureau = {
  bureaus: ['Credit Information Corporation'],
  asked: { bureau: 'Credit Information Corporation (CIC)', site: 'creditinfo.gov.ph' },
  reportingDays: [{ day: 'last', covers: 'all', sendWithinDays: 10 }],
  needsConsent: false,
  documentKinds: ['tin', 'sss', 'umid', 'philsys', 'passport', 'driving-licence', 'prc'],
  dispute: {
    lenderDays: 5,
    countedIn: 'working-days',
    answerDays: null,
    compensationPerDay: null,
    law: 'Republic Act 9510, Credit Information System Act, and its rules: a disputed item is looked into within five working days, and what can’t be proven is taken out. Confirm with counsel.',
  },
  layout: {
    name: 'Candor bureau file, Philippines, 1',
    days: 'yyyy-mm-dd',
    columns: [
      ...loanColumns(has, {
        current: 'AC',
        late: 'PD',
        restructured: 'RS',
        'written-off': 'WO',
        closed: 'CL',
      }),
      ...personColumns(
        has,
        {
          tin: '10',
          sss: '11',
          umid: '13',
          philsys: '14',
          passport: '20',
          'driving-licence': '21',
          prc: '22',
        },
        140,
      ),
    ],
  },
  law: 'Republic Act 9510 and CIC Circular 2015-01: every submitting entity sends its credit data once a month and tells borrowers so; their consent is not asked. The day on which CIC’s cycle closes is agreed with CIC: ten days are company policy. Confirm with counsel.',
} as const satisfies BureauRules;
