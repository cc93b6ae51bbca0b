import type { ScreenKey, FirstCall } from '../shell/page-data.ts';
import lateCss from '../screens/home/late-part.css?inline';
import loanCss from '../screens/loan-detail/loan-view.css?inline';

type Asking = {
  /** Undefined where the address asks for something else. */
  readonly ask: (query: URLSearchParams) => FirstCall | undefined;
  /** The styles of what only an answer shows: they come with its script where the browser draws it. */
  readonly css: string;
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The screens whose first answer the server writes into the page, drawn: what a borrower opens most. */
export const firstCalls: Partial<Record<ScreenKey, Asking>> = {
  home: { ask: () => ({ key: 'home.page', request: {} }), css: lateCss },
  loanDetail: {
    ask(query) {
      const loanId = query.get('loanId');
      // A moment's page comes by itself.
      if (loanId === null || !uuid.test(loanId) || query.has('view')) return undefined;
      return { key: 'loan.details', request: { loanId } };
    },
    css: loanCss,
  },
};
