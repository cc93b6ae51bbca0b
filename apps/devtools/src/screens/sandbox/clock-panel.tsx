import type { MarketId } from '@candor/contract/client';
import { Bone, Button, useWords } from '@candor/ui';
import { LoadState } from '../../../../web/src/shell/load-state.tsx';
import { dayWithYear } from '../../../../web/src/i18n/moment-text.ts';
import { useT } from '../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../web/src/session/fault.ts';
import { useAct } from '../../../../web/src/session/use-act.ts';
import { useCall } from '../../../../web/src/session/use-call.ts';
import { english } from './texts.ts';

/** A market is named by its country's two letters: the browser knows it in the page's language. */
const countryName = (market: MarketId) =>
  new Intl.DisplayNames(document.documentElement.lang, { type: 'region' }).of(market.toUpperCase());

/**
 * The business day of each market, and moving it forward. Two people who move it at once don't move it twice.
 */
export function ClockPanel() {
  const t = useT();
  const words = useWords();
  const clock = useCall('sandbox.clock', {});
  const move = useAct('sandbox.clock-move');
  const go = async (market: MarketId, from: string, days: number) => {
    await move.run({ market, from, to: daysAfter(from, days) });
    clock.reload();
  };
  return (
    <>
      <LoadState of={clock} skeleton={<BoneClocks />}>
        {({ clocks }) => (
          <ul className="x-list">
            {clocks.map(({ market, businessDate }) => (
              <li className="c-card c-card-roomy x-clock" key={market}>
                <h3>{countryName(market)}</h3>
                <p data-market={market} data-day={businessDate}>
                  {dayWithYear(words, businessDate)}
                </p>
                <div className="x-steps">
                  <Button
                    kind="outlined"
                    onClick={() => void go(market, businessDate, 1)}
                    {...(move.isBusy && { busy: english('moving') })}
                  >
                    {english('nextDay')}
                  </Button>
                  <Button kind="outlined" pale={move.isBusy} onClick={() => void go(market, businessDate, 7)}>
                    {english('nextWeek')}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </LoadState>
      {move.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, move.fault)}
        </p>
      )}
    </>
  );
}

function BoneClocks() {
  return (
    <div className="x-list">
      {[1, 2].map((nth) => (
        <div className="c-card c-card-roomy x-clock" key={nth}>
          <Bone width="third" />
          <Bone shape="figure" width="half" />
          <Bone shape="button" width="all" />
        </div>
      ))}
    </div>
  );
}

function daysAfter(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}
