import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import { TornReceipt } from '../art/torn-receipt.tsx';

type Props = { readonly say: (word: 'notHereTitle' | 'notHereBody' | 'toOrders') => string };

/**
 * Another person's, mistyped, or gone: all the same to who asks. Each screen says what it is that is not
 * here.
 */
export function NotHere({ say }: Props) {
  return (
    <EmptyState
      drawing={<TornReceipt />}
      title={say('notHereTitle')}
      action={
        <ButtonLink kind="outlined" href={routePath('orders')}>
          {say('toOrders')}
        </ButtonLink>
      }
    >
      {say('notHereBody')}
    </EmptyState>
  );
}
