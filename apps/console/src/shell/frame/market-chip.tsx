import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { hasDrafts } from '../../kit/fields/use-draft.ts';
import { Icon } from '../../kit/icon.tsx';
import { type Desk, useDesk } from '../me.ts';

type Market = Desk['market']['market'];

/** Which books these are, beside the lender's name on every page; whoever has two markets switches here. */
export function MarketChip() {
  const { me, market } = useDesk();
  const code = market.market.toUpperCase();
  if (me.markets.length < 2)
    return (
      <span className="k-market" title={market.name}>
        {code}
      </span>
    );
  return (
    <>
      <button
        type="button"
        className="k-market"
        popoverTarget="market-menu"
        aria-label={`${market.market.toUpperCase()}, ${market.name}: switch market`}
      >
        {code}
        <Icon name="chevronDown" />
      </button>
      <div className="k-menu k-market-menu" id="market-menu" popover="auto">
        <MarketList />
      </div>
    </>
  );
}

function MarketList() {
  const { me, market, chooseMarket } = useDesk();
  const [asked, setAsked] = useState<Market>();
  const choose = (next: Market) => {
    // What is half typed belongs to the books that it was typed for: nobody leaves them by a slip.
    if (hasDrafts() && asked !== next) return setAsked(next);
    setAsked(undefined);
    document.getElementById('market-menu')?.hidePopover();
    chooseMarket(next);
  };
  return (
    <>
      <p className="k-muted">Another market is another set of books.</p>
      {me.markets.map((one) => (
        <Button
          key={one.market}
          width="full"
          disabled={one.market === market.market}
          onClick={() => choose(one.market)}
        >
          {asked === one.market ? `Switch to ${one.name} all the same` : one.name}
        </Button>
      ))}
      {asked && <p>You have typed something that is not sent. It stays here, and waits for you.</p>}
    </>
  );
}
