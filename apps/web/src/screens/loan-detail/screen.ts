import type { ScreenModule } from '../../shell/screen-module.ts';
import { withLendingWords } from '../../lending/texts.ts';
import { callsPart } from '../../wire/calls-part.ts';
import css from './loan-detail.css?inline';
import { LoanDetailScreen } from './loan-detail-screen.tsx';
import { loadLoanParts } from './load-views.ts';
import { loanDetailWords } from './texts.ts';

export const screen: ScreenModule = {
  Screen: LoanDetailScreen,
  title: (t) => t('screen.loanDetail'),
  css,
  wire: [callsPart('loan.details', 'loan.changes', 'order.withdraw')],
  words: withLendingWords(loanDetailWords),
  loadParts: async ({ 'loan.details': details }) => details && loadLoanParts(details),
};
