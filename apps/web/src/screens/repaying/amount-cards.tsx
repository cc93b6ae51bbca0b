import { Chip, dayText, Money, RadioCards, type RadioOption, useWords } from '@candor/ui';
import { useAmountText } from '../../lending/use-amount-text.ts';
import type { Choices } from './choice-view.tsx';
import type { Choice } from './request-of.ts';
import { repayingWords } from './words.ts';

type Props = {
  readonly choices: Choices;
  readonly today: string;
  readonly value: Choice;
  readonly onChoose: (choice: Choice) => void;
};

/** Each amount with what it leads to, the cheapest way out first. */
export function AmountCards({ choices, today, value, onChoose }: Props) {
  const say = repayingWords.useSay();
  const amount = useAmountText();
  const leavesText = useLeavesText(today);
  const { everything, overdue, instalment, own } = choices;
  const options: RadioOption<Choice>[] = [];
  if (everything)
    options.push({
      value: 'everything',
      title: say('everything'),
      aside: <Money amount={BigInt(everything.pay)} />,
      detail: (
        <>
          {say('nothingLeft')}
          {everything.saves > 0 && (
            <span className="y-saves">
              <Chip kind="good">{say('youSave', { amount: amount(everything.saves) })}</Chip>
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
        title: say(name),
        aside: <Money amount={BigInt(one.pay)} />,
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
        value={value}
        onChoose={onChoose}
        options={options}
      />
    </div>
  );
}

/** Then ₱2,910.18 is left, due Fri 18 Dec. */
function useLeavesText(today: string): (one: NonNullable<Choices['instalment']>) => string {
  const words = useWords();
  const say = repayingWords.useSay();
  const amount = useAmountText();
  return ({ owedAfter, nextDue }) => {
    if (owedAfter === 0) return say('nothingLeft');
    const left = amount(owedAfter);
    if (!nextDue) return say('thenLeft', { amount: left });
    const day = dayText(words, nextDue.dueOn, today);
    if (nextDue.amount === owedAfter) return say('thenLeftDue', { amount: left, day });
    return say('thenLeftNext', { amount: left, next: amount(nextDue.amount), day });
  };
}
