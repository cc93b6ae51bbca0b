import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useDesk } from '../../shell/me.ts';
import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { usePages } from '../../shell/runtime/use-pages.ts';
import { Icon } from '../../kit/icon.tsx';
import { Tabs } from '../../kit/tabs.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import { useFreshList } from '../../queue/use-fresh-list.ts';
import { BankTab } from './bank/bank.tsx';
import { IncomingTab } from './incoming.tsx';
import './payments.css';
import { ReconciliationTab } from './reconciliation.tsx';
import { RefundsTab } from './refunds.tsx';
import { StatementsTab } from './statements/statements.tsx';
import { UnappliedCashTab } from './unapplied/unapplied-cash.tsx';

const tabs = ['incoming', 'match', 'refunds', 'statements', 'reconciliation', 'bank'] as const;
type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, string>> = {
  incoming: 'Incoming',
  match: 'Unapplied cash and claims',
  refunds: 'Refunds',
  statements: 'Statements',
  reconciliation: 'Reconciliation',
  bank: 'Bank reconciliation',
};

/** Money that comes in: whose it is, what the bank says, what goes back. */
export function Screen() {
  const { market } = useDesk();
  const [tab, setTab] = useQuery<Tab>('tab', 'match', tabs);
  const pages = usePages('console.money-to-match', { market: market.market });
  const suspense = useLoad('console.suspense', { market: market.market });
  const reload = () => {
    pages.reload();
    suspense.reload();
  };
  useFreshList('payments', reload, pages.pages.length > 1);
  const list = { ...pages, reload };
  const first = list.pages[0];
  const { toMatch, refunds, differences } = first?.tabs ?? { toMatch: 0, refunds: 0, differences: 0 };
  const counted = (words: string, count: number) => (
    <>
      {words}
      {count > 0 && <span className="k-muted">{count}</span>}
    </>
  );
  return (
    <Page
      crumbs={[{ words: 'Payments' }, { words: names[tab] }]}
      actions={suspense.loaded.read && <Suspense suspense={suspense.loaded.read.data} />}
    >
      <div className="pm-frame">
        <Tabs<Tab>
          label="Payments"
          value={tab}
          tabs={[
            { value: 'incoming', words: 'Incoming' },
            { value: 'match', words: counted('Unapplied cash', toMatch) },
            { value: 'refunds', words: counted('Refunds', refunds) },
            { value: 'statements', words: 'Statements' },
            { value: 'reconciliation', words: counted('Reconciliation', differences) },
            { value: 'bank', words: 'Bank reconciliation' },
          ]}
          onChange={setTab}
        >
          {tab === 'incoming' && <IncomingTab />}
          {tab === 'match' && <UnappliedCashTab list={list} />}
          {tab === 'refunds' && <RefundsTab />}
          {tab === 'statements' && <StatementsTab onDone={reload} />}
          {tab === 'reconciliation' && <ReconciliationTab onDone={reload} />}
          {tab === 'bank' && <BankTab />}
        </Tabs>
      </div>
    </Page>
  );
}

type Totals = ResponseOf<Calls['console.suspense']>;

function Suspense({ suspense }: { readonly suspense: Totals }) {
  const { money } = useDesk();
  const { number, ledger, count, ties } = suspense;
  return (
    <span className="pm-suspense">
      Suspense {number}
      <strong className="k-strong">{moneyWords(money, BigInt(ledger))}</strong>
      <span className={ties ? 'k-green' : 'k-red'}>
        <Icon name={ties ? 'check' : 'warning'} /> {count === 1 ? '1 payment' : `${count} payments`},{' '}
        {ties ? 'ties to the ledger' : 'does not tie to the ledger'}
      </span>
    </span>
  );
}
