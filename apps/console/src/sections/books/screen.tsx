import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { Tabs } from '../../kit/tabs.tsx';
import './books.css';
import { InvoicesTab } from './invoices.tsx';
import { JournalTab } from './journal.tsx';
import { PeriodsTab } from './periods.tsx';
import { ProvisionsTab } from './provisions.tsx';
import { TrialBalanceTab } from './trial-balance.tsx';

const tabs = ['balance', 'journal', 'provisions', 'invoices', 'periods'] as const;
type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, string>> = {
  balance: 'Trial balance',
  journal: 'Journal',
  provisions: 'Provisions',
  invoices: 'Invoices',
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
          {tab === 'balance' && <TrialBalanceTab />}
          {tab === 'journal' && <JournalTab />}
          {tab === 'provisions' && <ProvisionsTab />}
          {tab === 'invoices' && <InvoicesTab />}
          {tab === 'periods' && <PeriodsTab />}
        </Tabs>
      </div>
    </Page>
  );
}
