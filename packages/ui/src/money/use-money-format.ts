import { createContext, useContext } from 'react';
import { moneyFormat, type MoneyFormat } from './money-format.ts';

/** `<MoneyFormatContext value={…}>` around the app: every amount below it is written in that currency. */
export const MoneyFormatContext = createContext<MoneyFormat>(
  moneyFormat({ sign: '', grouping: 'thousands' }),
);

export function useMoneyFormat(): MoneyFormat {
  return useContext(MoneyFormatContext);
}
