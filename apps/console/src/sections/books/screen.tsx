import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { Tabs } from '../../kit/tabs.tsx';
import './books.css';
import { FinancialStatementsTab } from './statements/financial-statements.tsx';
import { GeneralLedgerTab } from './general-ledger/general-ledger.tsx';
import { InvoicesTab } from './invoices.tsx';
import { JournalTab } from './journal.tsx';
import { PeriodsTab } from './periods.tsx';
import { ProvisionsTab } from './provisions.tsx';
import { TrialBalanceTab } from './trial-balance.tsx';

const tabs = ['statements', 'balance', 'journal', 'provisions', 'invoices', 'ledger', 'periods'] as const;
type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, string>> = {
  statements: 'Statements',
  balance: 'Trial balance',
  journal: 'Journal',
  provisions: 'Allowance',
  invoices: 'Invoices',
  ledger: 'General ledger',
  periods: 'Periods',
};

/** The books: what stands in them, why, and up to which day they are closed. */
export function Screen() {
  const [tab, setTab] = useQuery<Tab>('tab', 'balance', tabs);
  return (
    <Page crumbs={[{ words: 'Books' }, { words: names[tab] }]}>
      <div className="bk-frame">
        <Tabs<Tab>
          label="Books"
          value={tab}
          tabs={tabs.map((value) => ({ value, words: names[value] }))}
          onChange={setTab}
        >
          {tab === 'statements' && <FinancialStatementsTab />}
          {tab === 'balance' && <TrialBalanceTab />}
          {tab === 'journal' && <JournalTab />}
          {tab === 'provisions' && <ProvisionsTab />}
          {tab === 'invoices' && <InvoicesTab />}
          {tab === 'ledger' && <GeneralLedgerTab />}
          {tab === 'periods' && <PeriodsTab />}
        </Tabs>
      </div>
    </Page>
  );
}
