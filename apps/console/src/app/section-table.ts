import type { Permission } from '@candor/contract/console-client';
import type { ComponentType } from 'react';
import type { IconName } from '../kit/icon-paths.ts';

/** In this order in the nav; Today has no heading. */
export const navGroups = ['Today', 'Queues', 'Look up', 'Set up'] as const;

/** A number that changes while one looks: whoever reads the queues keeps it, outside React. */
type CountStore = {
  readonly subscribe: (onChange: () => void) => () => void;
  readonly snapshot: () => { readonly waiting: number; readonly isOver: boolean } | undefined;
};

export type Section = {
  /** The first part of its address; '' is the console's own. */
  readonly path: string;
  readonly name: string;
  readonly group: (typeof navGroups)[number];
  readonly icon: IconName;
  /** What somebody must be allowed to do to see it; null: whoever is logged in. */
  readonly permission: Permission | null;
  /** G, then this letter, leads to it. */
  readonly go: string;
  readonly isSandboxOnly?: boolean;
  /** The box in the top bar leads here, with what was typed as `?find=`. */
  readonly finds?: boolean;
  /** What waits in it, at the right of its name in the nav; a red dot says that something is over its deadline. */
  readonly count?: CountStore;
  readonly load: () => Promise<{ readonly Screen: ComponentType }>;
};

/** Every section there is, in the order of the nav. A section is a folder of src/sections and a line here. */
export const sections: readonly Section[] = [
  {
    path: '',
    name: 'Today',
    group: 'Today',
    icon: 'today',
    permission: null,
    go: 't',
    load: () => import('../sections/today/screen.tsx'),
  },
  {
    path: 'applications',
    name: 'Applications',
    group: 'Queues',
    icon: 'applications',
    permission: 'application.read',
    go: 'a',
    load: () => import('../sections/applications/screen.tsx'),
  },
  {
    path: 'collections',
    name: 'Collections',
    group: 'Queues',
    icon: 'collections',
    permission: 'collection.read',
    go: 'v',
    load: () => import('../sections/collections/screen.tsx'),
  },
  {
    path: 'hardship',
    name: 'Hardship',
    group: 'Queues',
    icon: 'person',
    permission: 'collection.read',
    go: 'w',
    load: () => import('../sections/hardship/screen.tsx'),
  },
  {
    path: 'complaints',
    name: 'Complaints',
    group: 'Queues',
    icon: 'complaints',
    permission: 'complaint.read',
    go: 'c',
    load: () => import('../sections/complaints/screen.tsx'),
  },
  {
    path: 'loans',
    name: 'Loans',
    group: 'Look up',
    icon: 'loans',
    permission: 'loan.read',
    go: 'l',
    finds: true,
    load: () => import('../sections/loans/screen.tsx'),
  },
  {
    path: 'portfolio',
    name: 'Portfolio',
    group: 'Look up',
    icon: 'portfolio',
    permission: 'portfolio.read',
    go: 'f',
    load: () => import('../sections/portfolio/screen.tsx'),
  },
  {
    path: 'payouts',
    name: 'Payouts',
    group: 'Queues',
    icon: 'payouts',
    permission: 'payout.read',
    go: 'p',
    load: () => import('../sections/payouts/screen.tsx'),
  },
  {
    path: 'payments',
    name: 'Payments',
    group: 'Queues',
    icon: 'payments',
    permission: 'money.read',
    go: 'm',
    load: () => import('../sections/payments/screen.tsx'),
  },
  {
    path: 'second-person',
    name: 'Second person',
    group: 'Queues',
    icon: 'people',
    permission: 'approval.read',
    go: 's',
    load: () => import('../sections/second-person/screen.tsx'),
  },
  {
    path: 'books',
    name: 'Books',
    group: 'Look up',
    icon: 'books',
    permission: 'books.read',
    go: 'b',
    load: () => import('../sections/books/screen.tsx'),
  },
  {
    path: 'bureau',
    name: 'Credit bureau',
    group: 'Look up',
    icon: 'paper',
    permission: 'bureau.read',
    go: 'u',
    load: () => import('../sections/bureau/screen.tsx'),
  },
  {
    path: 'audit',
    name: 'Audit trail',
    group: 'Look up',
    icon: 'eye',
    permission: 'audit.read',
    go: 'h',
    load: () => import('../sections/audit/screen.tsx'),
  },
  {
    path: 'products',
    name: 'Products',
    group: 'Set up',
    icon: 'products',
    permission: 'product.read',
    go: 'r',
    load: () => import('../sections/products/screen.tsx'),
  },
  {
    path: 'tables',
    name: 'Decision tables',
    group: 'Set up',
    icon: 'tables',
    permission: 'table.read',
    go: 'i',
    load: () => import('../sections/tables/screen.tsx'),
  },
  {
    path: 'people',
    name: 'People and roles',
    group: 'Set up',
    icon: 'person',
    permission: 'people.read',
    go: 'e',
    load: () => import('../sections/people/screen.tsx'),
  },
  {
    path: 'outbox',
    name: 'Outbox',
    group: 'Set up',
    icon: 'outbox',
    permission: 'outbox.read',
    go: 'o',
    load: () => import('../sections/outbox/screen.tsx'),
  },
  {
    path: 'data',
    name: 'Data requests',
    group: 'Set up',
    icon: 'data',
    permission: 'data.read',
    go: 'd',
    load: () => import('../sections/data/screen.tsx'),
  },
  {
    path: 'page',
    name: 'Page and texts',
    group: 'Set up',
    icon: 'texts',
    permission: 'page.read',
    go: 'x',
    load: () => import('../sections/page/screen.tsx'),
  },
  {
    path: 'channels',
    name: 'Channels',
    group: 'Set up',
    icon: 'link',
    permission: 'channel.read',
    go: 'q',
    load: () => import('../sections/channels/screen.tsx'),
  },
  {
    path: 'import',
    name: 'Import',
    group: 'Set up',
    icon: 'download',
    permission: 'import.run',
    go: 'j',
    load: () => import('../sections/import/screen.tsx'),
  },
  {
    path: 'integrations',
    name: 'Integrations',
    group: 'Set up',
    icon: 'key',
    permission: 'integration.read',
    go: 'n',
    load: () => import('../sections/integrations/screen.tsx'),
  },
  {
    path: 'clock',
    name: 'Sandbox clock',
    group: 'Set up',
    icon: 'clock',
    permission: 'clock.move',
    go: 'z',
    isSandboxOnly: true,
    load: () => import('../sections/clock/screen.tsx'),
  },
  {
    path: 'own-login',
    name: 'Your login',
    group: 'Set up',
    icon: 'lock',
    permission: null,
    go: 'y',
    load: () => import('../sections/own-login/screen.tsx'),
  },
  {
    path: 'kit',
    name: 'Parts',
    group: 'Set up',
    icon: 'parts',
    permission: null,
    go: 'k',
    isSandboxOnly: true,
    load: () => import('../sections/kit/screen.tsx'),
  },
];

type Visitor = { readonly isSandbox: boolean; readonly may: (permission: Permission) => boolean };

/** What this person sees in the nav. A section that they may not see is no address either. */
export function sectionsFor({ isSandbox, may }: Visitor): Section[] {
  return sections.filter(
    ({ permission, isSandboxOnly }) =>
      (permission === null || may(permission)) && (isSandbox || !isSandboxOnly),
  );
}
