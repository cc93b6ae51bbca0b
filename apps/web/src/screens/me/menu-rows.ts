import type { Calls, ResponseOf } from '@candor/contract/client';
import { isBuilt, type RouteKey, routePath } from '@candor/contract/routes';
import type { IconName } from '@candor/ui';

export type MenuKey = ResponseOf<Calls['order.user-menu']>['items'][number]['key'];

type Row = { readonly icon: IconName; readonly href: string; readonly route: RouteKey };

/** Where each entry of the menu leads. Language, leaving and deleting are acts on this screen and have rows of their own. */
const rows: Readonly<Partial<Record<MenuKey, Row>>> = {
  orders: { icon: 'receipt', route: 'orders', href: routePath('orders') },
  accounts: { icon: 'wallet', route: 'bankCard', href: routePath('bankCard') },
  inbox: { icon: 'mail', route: 'inbox', href: routePath('inbox') },
  service: { icon: 'help', route: 'customerService', href: routePath('customerService') },
  complaints: { icon: 'warning', route: 'complaints', href: routePath('complaints') },
  privacyChoices: { icon: 'lock', route: 'privacyChoices', href: routePath('privacyChoices') },
  about: { icon: 'info', route: 'aboutUs', href: routePath('aboutUs') },
};

/** The row of an entry whose screen exists; an entry that would lead nowhere has none. */
export function menuRow(key: MenuKey): Row | undefined {
  const row = rows[key];
  return row && isBuilt(row.route) ? row : undefined;
}
