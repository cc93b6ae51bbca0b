import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { loanOrder } from '../../wire/parts/loan-order.ts';
import css from './orders.css?inline';
import { OrdersScreen } from './orders-screen.tsx';
import { ordersWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: OrdersScreen,
  title: (t) => t('screen.orders'),
  css,
  wire: [loanOrder],
  words: withLendingWords(ordersWords),
};
