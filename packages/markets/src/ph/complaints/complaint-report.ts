import type { ComplaintReporting } from '../../problems/complaint-report.ts';

/** How complaints are classed and reported here. No borrower's page needs it. */
export const complaintReport = {
  classes: [
    { key: 'debt-collection', name: 'Unfair debt collection (SEC MC 18-2019)' },
    { key: 'charges', name: 'Interest, fees and charges (SEC MC 3-2022)' },
    { key: 'disclosure', name: 'Disclosure and agreement (RA 3765)' },
    { key: 'personal-data', name: 'Personal data (RA 10173, NPC Circular 20-01)' },
    { key: 'payments', name: 'Payments not applied' },
    { key: 'disbursement', name: 'Disbursement' },
    { key: 'application', name: 'Application and credit decision' },
    { key: 'service', name: 'Service, app and website' },
  ],
  classOfKind: {
    'payment-not-counted': 'payments',
    charge: 'charges',
    payout: 'disbursement',
    application: 'application',
    agreement: 'disclosure',
    conduct: 'debt-collection',
    'personal-data': 'personal-data',
    app: 'service',
    other: 'service',
  },
  firstResponseWithinWorkingDays: 1,
  layout: null,
} as const satisfies ComplaintReporting;
