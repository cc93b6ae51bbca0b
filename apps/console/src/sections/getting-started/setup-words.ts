import type { Calls, Permission, ResponseOf } from '@candor/contract/console-client';

export type SetupStep = ResponseOf<Calls['console.setup']>['steps'][number];

type StepWords = {
  readonly group: 'Company' | 'Lending' | 'Money' | 'Contact';
  readonly name: string;
  readonly about: string;
  /** Where it is done. */
  readonly section: string;
  readonly sectionName: string;
  /** What one must be allowed to do it. */
  readonly takes: Permission;
};

export const stepWords: Readonly<Record<SetupStep['key'], StepWords>> = {
  licence: {
    group: 'Company',
    name: 'Registered name and licence',
    about: 'in the footer of every page and every agreement',
    section: 'page',
    sectionName: 'Page and texts',
    takes: 'page.change',
  },
  brand: {
    group: 'Company',
    name: 'Brand',
    about: 'name, colours and service phone',
    section: 'page',
    sectionName: 'Page and texts',
    takes: 'page.change',
  },
  people: {
    group: 'Company',
    name: 'People and roles',
    about: 'at least one maker and one approver',
    section: 'people',
    sectionName: 'People and roles',
    takes: 'people.change',
  },
  product: {
    group: 'Lending',
    name: 'First product',
    about: 'checked against the law; default products are ready to copy',
    section: 'products',
    sectionName: 'Products',
    takes: 'product.change',
  },
  holidays: {
    group: 'Lending',
    name: 'Holidays of next year',
    about: 'due dates and deadlines skip them',
    section: 'page',
    sectionName: 'Page and texts',
    takes: 'page.change',
  },
  bureau: {
    group: 'Lending',
    name: 'Credit bureau',
    about: 'without it, applications go to manual review',
    section: 'channels',
    sectionName: 'Channels',
    takes: 'channel.test',
  },
  'bank-account': {
    group: 'Money',
    name: 'Bank account',
    about: 'opening balance as on the bank statement',
    section: 'payments',
    sectionName: 'Payments',
    takes: 'money.match',
  },
  'payment-channel': {
    group: 'Money',
    name: 'Payment channel',
    about: 'tested once',
    section: 'channels',
    sectionName: 'Channels',
    takes: 'channel.test',
  },
  'disbursement-channel': {
    group: 'Money',
    name: 'Disbursement channel',
    about: 'tested once, or a file to the bank',
    section: 'channels',
    sectionName: 'Channels',
    takes: 'channel.test',
  },
  'opening-balances': {
    group: 'Money',
    name: 'Loans of a previous system',
    about: 'import them, or skip if you are new',
    section: 'import',
    sectionName: 'Import',
    takes: 'import.run',
  },
  messages: {
    group: 'Contact',
    name: 'Messages',
    about: 'SMS or e-mail, tested once',
    section: 'channels',
    sectionName: 'Channels',
    takes: 'channel.test',
  },
};

export const stepGroups = ['Company', 'Lending', 'Money', 'Contact'] as const;

/** Whether somebody may do a step: to see its section is not enough. */
export const mayDoStep = (
  key: SetupStep['key'],
  { may, paths }: { readonly may: (permission: Permission) => boolean; readonly paths: readonly string[] },
): boolean => paths.includes(stepWords[key].section) && may(stepWords[key].takes);
