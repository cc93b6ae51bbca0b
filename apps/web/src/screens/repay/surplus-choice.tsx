import { Chip, RadioCards } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import type { Surplus } from './request-of.ts';
import { useLeavesText } from './use-leaves-text.ts';
import type { Preview } from './use-ways.ts';
import { repayWords } from './texts.ts';

type Props = {
  readonly options: Preview['surplus'];
  readonly today: string;
  readonly value: Surplus | undefined;
  readonly onChoose: (rule: Surplus) => void;
};

/**
 * More than the running instalment: what the rest does, the cheapest first, each with what it saves against
 * waiting.
 */
export function SurplusChoice({ options, today, value, onChoose }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  const leavesText = useLeavesText(today);
  const checked = options.find(({ rule }) => rule === value) ?? options[0];
  return (
    <RadioCards
      id="surplus"
      look="rows"
      label={say('surplus')}
      value={checked?.rule}
      onChoose={onChoose}
      options={options.map(({ rule, ...one }) => ({
        value: rule,
        title: say(`surplus.${rule}`),
        detail: (
          <>
            {leavesText(one)}
            {one.fromCredit > 0 && ` ${say('usesCredit', { amount: amount(one.fromCredit) })}`}
            {one.saves > 0 && (
              <span className="y-saves">
                <Chip kind="good">{say('youSave', { amount: amount(one.saves) })}</Chip>
              </span>
            )}
          </>
        ),
      }))}
    />
  );
}
