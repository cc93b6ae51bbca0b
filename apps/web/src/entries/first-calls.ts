import type { Calls, RequestOf, ResponseOf } from '@candor/contract/client';
import type { FirstAnswers, FirstKey, ScreenKey } from '../shell/page-data.ts';
import lateCss from '../screens/home/late-part.css?inline';
import priceCss from '../screens/product/price-part.css?inline';
import { startOf } from '../screens/product/choice.ts';
import tableCss from '@candor/ui/styles/table.css?inline';
import { previewOf, requestOf } from '../screens/repay/request-of.ts';
import loanCss from '../screens/loan-detail/loan-view.css?inline';

type Ask = <K extends FirstKey>(key: K, request: RequestOf<Calls[K]>) => Promise<ResponseOf<Calls[K]>>;

type Asking = {
  /** Asks for nothing where the address is not of what is asked for here. */
  readonly ask: (query: URLSearchParams, ask: Ask) => Promise<unknown> | undefined;
  /** The styles of what only an answer shows: they come with its script where the browser draws it. */
  readonly css: string;
  /** The chunks that these answers are drawn with, beside those that the screen always shows first. */
  readonly parts?: (answers: FirstAnswers) => readonly string[];
};

const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** The screens whose first answers the server writes into the page, drawn: what a borrower opens most. */
export const firstCalls: Partial<Record<ScreenKey, Asking>> = {
  home: {
    ask: (_query, ask) => ask('home.page', {}),
    css: lateCss,
    parts({ 'home.page': home }) {
      const parts = {
        'late-part': home?.loan?.late,
        'after-refusal': home?.refusal,
        'new-borrower': !home?.loan && !home?.order && home?.offer,
      };
      return Object.entries(parts).flatMap(([name, is]) => (is ? [`src/screens/home/${name}.tsx`] : []));
    },
  },
  loanDetail: {
    ask(query, ask) {
      const loanId = query.get('loanId');
      // A moment's page comes by itself.
      if (loanId === null || !uuid.test(loanId) || query.has('view')) return undefined;
      return ask('loan.details', { loanId });
    },
    css: loanCss,
  },
  product: {
    ask(query, ask) {
      const productId = query.get('productId');
      if (productId === null) return undefined;
      return ask('product.detail', { productId }).then(({ card }) => {
        const { amount, term } = startOf(card);
        return ask('product.quote', { productId, amount, term });
      });
    },
    css: priceCss,
  },
  repay: {
    ask(query, ask) {
      const loanId = query.get('loanId');
      // A code that was made comes by itself.
      if (loanId === null || !uuid.test(loanId) || query.has('paymentId')) return undefined;
      const asked = requestOf(loanId, query);
      if (!asked) return undefined;
      return Promise.all([ask('loan.choices', { loanId }), ask('loan.init-pay-type', previewOf(asked))]);
    },
    css: tableCss,
  },
};
