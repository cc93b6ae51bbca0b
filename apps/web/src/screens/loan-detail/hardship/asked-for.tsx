import { Card, dayText, useWords } from '@candor/ui';
import { useAmountText } from '../../../lending/amounts.ts';
import { useOptionHead, useOptionTitles } from './hardship-option.tsx';
import type { Hardship } from './hardship-sheet.tsx';
import { hardshipWords } from './texts.ts';
import { loanDetailWords } from '../texts.ts';

type Props = {
  readonly request: NonNullable<Hardship['request']>;
  readonly options: Hardship['options'];
  readonly today: string;
};

/** While a person considers it: what was asked for, and what it would be as of today. */
export function AskedFor({ request: { option, promisedOn, words: written }, options, today }: Props) {
  const words = useWords();
  const say = hardshipWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const titles = useOptionTitles();
  const amount = useAmountText();
  const headOf = useOptionHead(today);
  const choice = options.find((each) => each.option === option);
  const costsMore = choice?.costsMore ?? 0;
  const costs = choice?.costToTheEnd ?? null;
  const isPlan = choice !== undefined && choice.rows.length > 0;
  const head = promisedOn === null ? isPlan && headOf(choice) : dayText(words, promisedOn, today);
  return (
    <Card heading={say('youAsked')}>
      <p>{option === 'talk' ? sayLoan('talk') : titles[option]}</p>
      {head && <p className="j-help-head">{head}</p>}
      {isPlan && <p className="j-under">{choice.line}</p>}
      {costs !== null && (
        <p className="j-help-cost">
          <span>{say('allCostsOfLoan')}</span>
          <strong>{amount(costs)}</strong>
          {costsMore > 0 && <small>{say('moreThanToday', { amount: amount(costsMore) })}</small>}
        </p>
      )}
      {written !== null && (
        <p className="j-help-words">
          <strong>{say('yourWords')}</strong>
          <br />
          {written}
        </p>
      )}
    </Card>
  );
}
