import { routePath } from '@candor/contract/routes';
import { ButtonLink, Notice } from '@candor/ui';
import type { Detail } from './product-screen.tsx';
import { productWords } from './texts.ts';

type Props = { readonly notNow: NonNullable<Detail['notNow']> };

/** Why it can't be applied for now, and the way to what stands before it. The price above is open to all. */
export function NotNow({ notNow: { why, orderId } }: Props) {
  const say = productWords.useSay();
  const href =
    why === 'limit'
      ? routePath('recommendationList')
      : orderId === null
        ? routePath('orders')
        : routePath('loanDetail', { orderId });
  return (
    <>
      <Notice icon="info">{say(`notNow.${why}`)}</Notice>
      <ButtonLink href={href}>
        {say(why === 'limit' ? 'otherLoans' : why === 'open-order' ? 'seeApplication' : 'seeLoan')}
      </ButtonLink>
    </>
  );
}
