import { useDesk } from '../../shell/me.ts';
import { hrefTo } from '../../shell/router.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { SidePane, SidePart } from '../../kit/pane.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { Invoice } from './invoice-columns.tsx';

/** One paper: what for, whose tax it is, the entry that it is of, and its PDF. */
export function InvoiceSide({ invoice }: { readonly invoice: Invoice }) {
  const { market, money } = useDesk();
  const { number, kind, loanId, reference, against, entryId, central, state, integrated } = invoice;
  const amount = (minor: number) => moneyWords(money, BigInt(minor));
  const taxes =
    integrated > 0
      ? ([['IGST', amount(integrated)]] as const)
      : ([
          ['CGST', amount(central)],
          ['SGST', amount(state)],
        ] as const);
  return (
    <SidePane label="Invoice">
      <SidePart title={number} about={kind === 'invoice' ? 'tax invoice' : 'credit note'}>
        <Facts
          look="lines"
          facts={[
            ['Taxable', amount(invoice.taxable)],
            ...taxes,
            [kind === 'invoice' ? 'Total' : 'Credited', amount(invoice.total)],
          ]}
        />
        <p>
          <a href={invoice.file} target="_blank" rel="noreferrer">
            PDF of {number}
          </a>
        </p>
      </SidePart>
      <SidePart title="What for">
        <Facts
          look="lines"
          facts={[
            ['Service', invoice.what],
            ['Supplied', dayWords(invoice.suppliedOn, market.businessDate)],
            ['Place of supply', invoice.place],
            [
              'Loan',
              <span key="l" className="k-reference">
                {loanId === null ? reference : <a href={hrefTo('loans', loanId)}>{reference}</a>}
              </span>,
            ],
            ...(against === null
              ? []
              : ([
                  [
                    'Takes back',
                    <a key="a" href={hrefTo('books', null, { tab: 'invoices', search: against })}>
                      {against}
                    </a>,
                  ],
                ] as const)),
            [
              'In the books',
              <a key="e" href={hrefTo('books', entryId, { tab: 'journal', account: '2010' })}>
                Its entry in the journal
              </a>,
            ],
          ]}
        />
      </SidePart>
    </SidePane>
  );
}
