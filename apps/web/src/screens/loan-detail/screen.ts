import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './loan-detail.css?inline';
import { LoanDetailScreen } from './loan-detail-screen.tsx';
import { LoanView } from './load-views.ts';
import { loanDetailWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: LoanDetailScreen,
  title: (t) => t('screen.loanDetail'),
  css,
  wire: [callsPart('loan.details', 'loan.changes', 'order.withdraw')],
  words: withLendingWords(loanDetailWords),
  // The server draws loans, and no orders.
  loadParts: LoanView.load,
};
