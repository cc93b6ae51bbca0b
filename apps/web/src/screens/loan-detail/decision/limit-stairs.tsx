import { CoinStack } from '../../../art/coin-stack.tsx';
import { Drawing } from '../../../art/drawing.tsx';
import { useAmountText } from '../../../lending/amounts.ts';
import type { Details } from '../loan-detail-screen.tsx';
import { loanDetailWords } from '../texts.ts';

type Step = NonNullable<Details['decision']>['steps'][number];

/** The highest stack has so many coins; the others are as high as their amount is to it. */
const MOST_COINS = 20;
const PITCH = 4;
const RX = 30;
const WIDTH = 68;
const ROOM = 12;

type Props = { readonly steps: readonly Step[]; readonly settledLoans: number };

/** How the limit grows, to scale: reached in coins, not reached in a dashed line. */
export function LimitStairs({ steps, settledLoans }: Props) {
  const say = loanDetailWords.useSay();
  const amount = useAmountText();
  const highest = Math.max(...steps.map(({ most }) => most));
  const here = steps.findLast((step) => step.settledLoans <= settledLoans);
  return (
    <ol className="j-stairs">
      {steps.map((step) => {
        const coins = Math.max(1, Math.round((step.most * MOST_COINS) / highest));
        const isHere = step === here;
        return (
          <li key={step.settledLoans} className={isHere ? 'j-stair j-stair-here' : 'j-stair'}>
            <span className="j-stair-most">{amount(step.most, 'round')}</span>
            <Stack coins={coins} isReached={step.settledLoans <= settledLoans} />
            <span className="j-stair-name">
              {step.settledLoans === 0 ? say('firstLoan') : say('loansRepaid', { count: step.settledLoans })}
              {isHere && <span>{say('youAreHere')}</span>}
            </span>
          </li>
        );
      })}
    </ol>
  );
}

function Stack({ coins, isReached }: { readonly coins: number; readonly isReached: boolean }) {
  const x = WIDTH / 2;
  const ry = Math.round(RX * 0.34 * 10) / 10;
  const height = coins * PITCH;
  return (
    <Drawing width={WIDTH} height={height + 2 * ROOM}>
      {isReached ? (
        <CoinStack x={x} top={ROOM} coins={coins} rx={RX} pitch={PITCH} />
      ) : (
        <path
          className="a-line a-line-edge"
          strokeWidth="1.5"
          strokeDasharray="4 4"
          d={`M${x - RX} ${ROOM}a${RX} ${ry} 0 0 1 ${RX * 2} 0a${RX} ${ry} 0 0 1 ${-RX * 2} 0v${height}a${RX} ${ry} 0 0 0 ${RX * 2} 0v${-height}`}
        />
      )}
    </Drawing>
  );
}
