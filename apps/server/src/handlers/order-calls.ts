import { menuCounts } from '@candor/services/composition/home';
import type { IdentityDeps } from '@candor/services/kernel';
import type { CallHandlers } from './handler-parts.ts';

export function orderHandlers({ database, seal }: IdentityDeps): CallHandlers<'order.user-menu'> {
  return {
    'order.user-menu': async (_input, { session }) => {
      const { phone, orders, inbox, complaints } = await menuCounts(database, seal, session.borrowerId);
      return {
        phone,
        items: [
          { key: 'orders', count: orders },
          { key: 'accounts', count: null },
          { key: 'inbox', count: inbox },
          { key: 'service', count: null },
          { key: 'complaints', count: complaints },
          { key: 'privacyChoices', count: null },
          { key: 'language', count: null },
          { key: 'about', count: null },
          { key: 'logout', count: null },
          { key: 'deleteAccount', count: null },
        ],
      };
    },
  };
}
