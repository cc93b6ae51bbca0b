import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './orders.css?inline';
import { OrdersScreen } from './orders-screen.tsx';
import { ordersWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: OrdersScreen,
  title: (t) => t('screen.orders'),
  css,
  wire: [callsPart('order.list')],
  words: withLendingWords(ordersWords),
};
