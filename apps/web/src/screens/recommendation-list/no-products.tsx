import { routePath } from '@candor/contract/routes';
import { ButtonLink, EmptyState } from '@candor/ui';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import type { Push } from './recommendation-list-screen.tsx';
import { productsWords } from './texts.ts';

const words = { 'open-order': 'openOrder', arrears: 'arrears', 'loan-runs': 'loanRuns' } as const;

/** Why there is nothing to choose now, and the way to what stands before it. */
export function NoProducts({ notNow }: Pick<Push, 'notNow'>) {
  const say = productsWords.useSay();
  if (!notNow)
    return (
      <EmptyState drawing={<TornReceipt />} title={say('emptyTitle')}>
        {say('emptyBody')}
      </EmptyState>
    );
  const { why, orderId } = notNow;
  const said = words[why];
  return (
    <EmptyState
      drawing={<TornReceipt />}
      title={say(`${said}Title`)}
      action={
        <ButtonLink href={orderId === null ? routePath('orders') : routePath('loanDetail', { orderId })}>
          {say(why === 'open-order' ? 'seeOrder' : 'seeLoan')}
        </ButtonLink>
      }
    >
      {say(`${said}Body`)}
    </EmptyState>
  );
}
