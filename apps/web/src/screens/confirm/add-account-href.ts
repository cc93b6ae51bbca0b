import { routePath } from '@candor/contract/routes';

/** To another account, and back to the signing, where everything is as it was. */
export function addAccountHref(orderId: string): string {
  return routePath('bankCard', { view: 'add', from: routePath('confirm', { orderId }) });
}
