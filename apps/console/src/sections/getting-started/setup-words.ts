import type { Calls, ResponseOf } from '@candor/contract/console-client';

export type SetupStep = ResponseOf<Calls['console.setup']>['steps'][number];

type StepWords = {
  readonly group: 'Company' | 'Lending' | 'Money' | 'Contact';
  readonly name: string;
  readonly about: string;
  /** Where it is done. */
  readonly section: string;
  readonly sectionName: string;
};

export const stepWords: Readonly<Record<SetupStep['key'], StepWords>> = {
  licence: {
    group: 'Company',
    name: 'Registered name and licence',
    about: 'in the footer of every page and every agreement',
    section: 'page',
    sectionName: 'Page and texts',
  },
  brand: {
    group: 'Company',
    name: 'Brand',
    about: 'name, colours and service phone',
    section: 'page',
    sectionName: 'Page and texts',
  },
  people: {
    group: 'Company',
    name: 'People and roles',
    about: 'at least one maker and one approver',
    section: 'people',
    sectionName: 'People and roles',
  },
  product: {
    group: 'Lending',
    name: 'First product',
    about: 'checked against the law; default products are ready to copy',
    section: 'products',
    sectionName: 'Products',
  },
  holidays: {
    group: 'Lending',
    name: 'Holidays of next year',
    about: 'due dates and deadlines skip them',
    section: 'page',
    sectionName: 'Page and texts',
  },
  bureau: {
    group: 'Lending',
    name: 'Credit bureau',
    about: 'without it, applications go to manual review',
    section: 'channels',
    sectionName: 'Channels',
  },
  'bank-account': {
    group: 'Money',
    name: 'Bank account',
    about: 'opening balance as on the bank statement',
    section: 'payments',
    sectionName: 'Payments',
  },
  'payment-channel': {
    group: 'Money',
    name: 'Payment channel',
    about: 'tested once',
    section: 'channels',
    sectionName: 'Channels',
  },
  'disbursement-channel': {
    group: 'Money',
    name: 'Disbursement channel',
    about: 'tested once, or a file to the bank',
    section: 'channels',
    sectionName: 'Channels',
  },
  'opening-balances': {
    group: 'Money',
    name: 'Loans of a previous system',
    about: 'import them, or skip if you are new',
    section: 'import',
    sectionName: 'Import',
  },
  messages: {
    group: 'Contact',
    name: 'Messages',
    about: 'SMS or e-mail, tested once',
    section: 'channels',
    sectionName: 'Channels',
  },
};

export const stepGroups = ['Company', 'Lending', 'Money', 'Contact'] as const;
