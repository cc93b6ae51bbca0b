import { defineTexts } from '@candor/i18n';

const texts = {
  intro:
    'What a phone, a bank or a colleague would do. Nothing here leaves this machine, and none of it exists in production.',
  outboxEmpty: 'Nothing was sent yet. Ask for a code at the login and come back.',
  code: 'Code',
  sms: 'SMS',
  voice: 'Call',
  push: 'Push',
  email: 'E-mail',
  attached: 'Attached: {fileName}, {size} KB',
  to: 'To {to}',
  nextDay: 'Next day',
  nextWeek: '7 days on',
  moving: 'Moving',
  login: 'Go to the login',
  decides: 'Decides what was left to a person',
  paysOut: 'Pays out what was signed',
  casesEmpty: 'Nobody waits for a decision.',
  facts: 'The facts',
  toMend: 'What to mend, if sent back',
  approve: 'Approve',
  sendBack: 'Send back',
  refuse: 'Refuse',
  deciding: 'Working',
  document_is_unclear: 'The document',
  name_differs: 'The name',
  address_is_unclear: 'The address',
  income_is_unclear: 'The income',
  purpose_is_unclear: 'The purpose',
  account_is_unclear: 'The account',
  payoutsEmpty: 'No money is on its way.',
  left: 'It left',
  failed: 'It failed',
  answerLost: 'Answer lost',
} as const;

/** In English only: nobody but developers and testers sees it. */
export const english = defineTexts(texts, {})('en');

/** What a decision was made of; a fact of a later release is shown by its name. */
export const factNames: Readonly<Record<string, string>> = {
  age: 'Age',
  missingSteps: 'Steps missing',
  incomePerMonth: 'Monthly income',
  obligationsPerMonth: 'Monthly obligations',
  instalmentPerMonth: 'Monthly instalment',
  burdenPerMille: 'Burden, of 1,000',
  askedAmount: 'Asked for',
  affordableAmount: 'Affordable',
  settledLoans: 'Loans paid back',
  activeLoans: 'Loans that run',
  writtenOffLoans: 'Loans given up',
  daysLateNow: 'Days late now',
  worstDaysLate: 'Most days late',
  screening: 'Sanctions list',
  bureau: 'Credit bureau',
  bureauOpenLoans: 'Loans elsewhere',
  bureauWorstStatus: 'Worst elsewhere',
  bureauEnquiries: 'Enquiries of others',
  sharedAccount: 'Account shared',
};
