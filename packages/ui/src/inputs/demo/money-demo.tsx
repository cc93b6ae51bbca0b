import { MoneyInput } from '../money-input.tsx';
import { type DemoProps, englishDemoWords } from './demo-words.ts';
import { pesos, rupees } from './sample-rules.ts';
import { useDemo } from './use-demo.ts';

export function MoneyDemo({ words = englishDemoWords }: DemoProps) {
  const amount = { label: words.amount, rule: pesos, sign: '₱' };
  return (
    <>
      <MoneyInput
        {...useDemo()}
        {...amount}
        id="money-empty"
        aside={words.amountRange}
        hint={words.amountHint}
        summary={words.amountSummary}
      />
      <MoneyInput {...useDemo('8000')} {...amount} id="money-filled" aside={words.amountRange} />
      <MoneyInput
        {...useDemo('1234567.50')}
        id="money-india"
        label={words.rupees}
        rule={rupees}
        sign="₹"
        aside={words.rupeesRange}
      />
      <MoneyInput {...useDemo('50')} {...amount} id="money-error" error={words.amountLeast} />
      <MoneyInput {...useDemo('8000')} {...amount} id="money-offline" disabled />
    </>
  );
}
