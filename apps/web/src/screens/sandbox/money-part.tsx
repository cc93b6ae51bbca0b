import { latePart } from './late-part.tsx';
import { BoneMoney } from './money/bone-money.tsx';
import { moneyWords } from './money/texts.ts';

/** Everything about money that comes in. */
export const MoneyPart = latePart(
  async (language) => {
    const [{ MoneyPanels }] = await Promise.all([
      import('./money/money-panels.tsx'),
      moneyWords.load(language),
    ]);
    return { Inner: MoneyPanels };
  },
  <BoneMoney />,
);
