import { LoadState } from '../../../shell/load-state.tsx';
import { BoneMoney } from './bone-money.tsx';
import { CallbackCard } from './callback-card.tsx';
import { DifferenceCard } from './difference-card.tsx';
import type { MoneyPanelProps } from './money-desk.ts';
import { moneyWords } from './words.ts';

/** What no rule could settle, kept where finance sees it. */
export function OddPanel({ page, desk }: MoneyPanelProps) {
  const say = moneyWords.useSay();
  return (
    <LoadState of={desk} skeleton={<BoneMoney />}>
      {({ callbacks, differences }) =>
        callbacks.length + differences.length === 0 ? (
          <p className="c-card c-card-roomy">{say('oddEmpty')}</p>
        ) : (
          <ul className="x-list">
            {differences.map((difference) => (
              <DifferenceCard key={`d${difference.id}`} difference={difference} onDone={desk.reload} />
            ))}
            {callbacks.map((callback) => (
              <CallbackCard
                key={`c${callback.id}`}
                callback={callback}
                timeZone={page.timeZone}
                onDone={desk.reload}
              />
            ))}
          </ul>
        )
      }
    </LoadState>
  );
}
