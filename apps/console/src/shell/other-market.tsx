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
      title={`This is of ${other?.name ?? 'another market'}`}
      buttons={other && <Button onClick={() => chooseMarket(other.market)}>Work for {other.name}</Button>}
    >
      Amounts and days are shown by the market that one works for.
    </Empty>
  );
}
