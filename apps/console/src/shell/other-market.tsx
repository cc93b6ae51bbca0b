import { Button } from '../kit/button.tsx';
import { Empty } from '../kit/state-lines.tsx';
import { useDesk } from './me.ts';

/**
 * An address may lead to what is another market's, a colleague's link say. It is not shown in the wrong
 * currency.
 */
export function OtherMarket({ of }: { readonly of: string }) {
  const { me, chooseMarket } = useDesk();
  const other = me.markets.find(({ market }) => market === of);
  return (
    <Empty
      title={`This belongs to ${other?.name ?? 'another market'}`}
      buttons={other && <Button onClick={() => chooseMarket(other.market)}>Switch to {other.name}</Button>}
    >
      Amounts and dates are shown for the market you have selected.
    </Empty>
  );
}
