import { Page } from '../../shell/page.tsx';
import { useQuery } from '../../shell/router.ts';
import { useDesk } from '../../shell/me.ts';
import { useKeys } from '../../kit/keys/keyboard.ts';
import { Segmented } from '../../kit/segmented.tsx';
import { FaqOfLanguage } from './faq-of-language.tsx';
import { Holidays } from './holidays.tsx';
import { PageForm } from './page-form.tsx';
import './page.css';
import { Desk } from './desk.tsx';

type View = 'page' | 'faq' | 'desk' | 'holidays';

const views = [
  { value: 'page', words: 'Page and theme', keys: '1' },
  { value: 'faq', words: 'Questions', keys: '2' },
  { value: 'desk', words: 'Service desk', keys: '3' },
  { value: 'holidays', words: 'Holidays', keys: '4' },
] as const;

/** What the lender says of itself: the public page, its colours, the help, and who answers the telephone. */
export function Screen() {
  const { market, may } = useDesk();
  const [view, setView] = useQuery<View>(
    'view',
    'page',
    views.map(({ value }) => value),
  );
  useKeys('Page and texts', [
    { keys: '1', words: 'page', run: () => setView('page') },
    { keys: '2', words: 'questions', run: () => setView('faq') },
    { keys: '3', words: 'service desk', run: () => setView('desk') },
    { keys: '4', words: 'holidays', run: () => setView('holidays') },
  ]);
  const mayChange = may('page.change');
  return (
    <Page
      crumbs={[{ words: 'Set up' }, { words: 'Page and texts' }]}
      actions={<Segmented label="View" value={view} options={views} onChange={setView} />}
    >
      {view === 'page' && <PageForm key={market.market} mayChange={mayChange} />}
      {view === 'faq' && <FaqOfLanguage key={market.market} mayChange={mayChange} />}
      {view === 'desk' && <Desk key={market.market} mayChange={mayChange} />}
      {view === 'holidays' && <Holidays key={market.market} mayChange={mayChange} />}
    </Page>
  );
}
