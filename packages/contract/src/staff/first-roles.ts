import { permissionKeys, type Permission } from './permissions.ts';

type FirstRole = { readonly name: string; readonly does: string; readonly may: readonly Permission[] };

const everythingToRead = permissionKeys.filter((key) => key.endsWith('.read'));

/**
 * The roles that a lender begins with. They are rows in the database from then on: changed in the console, with a second person.
 * Nobody both changes money and closes the books alone, nobody who gives roles decides on money, and who audits acts on nothing.
 */
export const firstRoles = {
  underwriter: {
    name: 'Underwriter',
    does: 'decides on applications',
    may: [
      'application.read',
      'application.decide',
      'document.see',
      'loan.read',
      'complaint.read',
      'approval.read',
      'product.read',
      'table.read',
      'portfolio.read',
    ],
  },
  finance: {
    name: 'Finance',
    does: 'pays out, matches money, keeps the books',
    may: [
      'payout.read',
      'payout.act',
      'money.read',
      'money.match',
      'money.refund',
      'books.read',
      'books.close',
      'bureau.read',
      'bureau.act',
      'bureau.dispute',
      'loan.read',
      'loan.act',
      'approval.read',
      'approval.decide',
      'product.read',
      'portfolio.read',
      'channel.read',
      'channel.test',
      'import.run',
      'outbox.read',
      'outbox.act',
    ],
  },
  support: {
    name: 'Support',
    does: 'answers borrowers, collects fairly',
    may: [
      'application.read',
      'loan.read',
      'loan.act',
      'collection.read',
      'collection.act',
      'complaint.read',
      'complaint.answer',
      'hardship.decide',
      'bureau.read',
      'bureau.dispute',
      'approval.read',
      'data.read',
      'data.act',
      'outbox.read',
      'outbox.act',
    ],
  },
  admin: {
    name: 'Admin',
    does: 'sets up products, texts and people',
    may: [
      ...everythingToRead,
      'approval.decide',
      'product.change',
      'table.change',
      'page.change',
      'people.change',
      'channel.test',
      'integration.change',
      'outbox.act',
      'import.run',
      'clock.move',
    ],
  },
  auditor: {
    name: 'Auditor',
    does: 'sees everything, changes nothing',
    may: [...everythingToRead, 'document.see'],
  },
} as const satisfies Record<string, FirstRole>;

export type FirstRoleKey = keyof typeof firstRoles;
