import { Chip, Figure, RadioCards, type RadioOption } from '@candor/ui';
import { useAmountText } from '../../lending/amounts.ts';
import type { Choices } from './choice-view.tsx';
import type { Choice } from './request-of.ts';
import { useLeavesText } from './use-leaves-text.ts';
import { repayWords } from './texts.ts';

type Props = {
  readonly choices: Choices;
  readonly today: string;
  readonly value: Choice | undefined;
  /** It was tapped to go on, and nothing is chosen. */
  readonly isMissing: boolean;
  readonly onChoose: (choice: Choice) => void;
};

/** Each amount with what it leads to, the cheapest way out first. */
export function AmountCards({ choices, today, value, isMissing, onChoose }: Props) {
  const say = repayWords.useSay();
  const amount = useAmountText();
  const leavesText = useLeavesText(today);
  const { everything, overdue, instalment, own } = choices;
  const of = { loan: choices.loanId, asOf: today };
  const options: RadioOption<Choice>[] = [];
  if (everything)
    options.push({
      value: 'everything',
      title: say('everything'),
      aside: <Figure figure="settle" {...of} minor={everything.pay} />,
      detail: (
        <>
          {say('nothingLeft')}
          {everything.saves > 0 && (
            <span className="y-saves">
              <Figure figure="settle-saves" {...of} minor={everything.saves}>
                <Chip kind="good">{say('youSave', { amount: amount(everything.saves) })}</Chip>
              </Figure>
            </span>
          )}
        </>
      ),
    });
  for (const [name, one] of [
    ['overdue', overdue],
    ['instalment', instalment],
  ] as const)
    if (one)
      options.push({
        value: name,
        // Money pays the oldest first: this instalment can't be had without what is late.
        title: say(name === 'instalment' && overdue ? 'overdueAndNext' : name),
        aside: (
          <Figure
            figure={name === 'overdue' ? name : overdue ? 'overdue-and-next' : 'next'}
            {...of}
            minor={one.pay}
          />
        ),
        detail: leavesText(one),
      });
  if (own)
    options.push({
      value: 'own',
      title: say('own'),
      detail: say('ownDetail', { least: amount(own.least) }),
    });
  return (
    <div className="y-amounts">
      <RadioCards
        id="choice"
        isHeading
        label={say('howMuch')}
        error={isMissing ? say('choose') : undefined}
        value={value}
        onChoose={onChoose}
        options={options}
      />
    </div>
  );
}
