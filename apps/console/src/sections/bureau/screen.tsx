import { Page } from '../../shell/page.tsx';
import { usePlace, useQuery } from '../../shell/router.ts';
import { Tabs } from '../../kit/tabs.tsx';
import { fileIn } from './bureau-types.ts';
import './bureau.css';
import { CasePage } from './case-page.tsx';
import { CasesTab } from './cases.tsx';
import { FilePage } from './file-page.tsx';
import { FilesTab } from './files.tsx';
import { LayoutTab } from './layout.tsx';

const tabs = ['files', 'cases', 'layout'] as const;
type Tab = (typeof tabs)[number];

const names: Readonly<Record<Tab, string>> = {
  files: 'Files',
  cases: 'Disputes',
  layout: 'File layout',
};

/** What credit bureaus are told, and what happens when somebody says that it is wrong. */
export function Screen() {
  const { id } = usePlace();
  const [tab, setTab] = useQuery<Tab>('tab', 'files', tabs);
  const fileId = fileIn(id);
  if (fileId !== null) return <FilePage key={fileId} fileId={fileId} />;
  if (id !== null && !id.startsWith('due-')) return <CasePage key={id} caseId={id} />;
  return (
    <Page crumbs={[{ words: 'Credit bureau' }, { words: names[tab] }]}>
      <div className="cb-frame">
        <Tabs<Tab>
          label="Credit bureau"
          value={tab}
          tabs={tabs.map((value) => ({ value, words: names[value] }))}
          onChange={setTab}
        >
          {tab === 'files' && <FilesTab />}
          {tab === 'cases' && <CasesTab />}
          {tab === 'layout' && <LayoutTab />}
        </Tabs>
      </div>
    </Page>
  );
}
