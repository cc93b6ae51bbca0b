import { routePath } from '@candor/contract/routes';
import { useHydrated } from '@candor/ui';
import { lazy, Suspense, useState } from 'react';
import type { AppPageData } from '../../shell/page-data.ts';
import { useWayOn } from '../../certification/load-way-on.ts';
import { safeReturn } from '../../shell/safe-return.ts';
import { useNavigate, usePlace } from '../../shell/router/router-context.ts';
import { useCall } from '../../session/use-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import type { Account, Accounts } from './account.ts';
import { AccountsView } from './accounts-view.tsx';
import { AddFrame } from './add-frame.tsx';
import { accountWords } from './texts.ts';

/** Its inputs weigh more than the list: who only looks does not load them. */
const AddView = lazy(() => import('./add-view.tsx').then((module) => ({ default: module.AddView })));

/** The payout accounts, and adding one. Who comes from another screen to add one is led back there. */
export function BankCardScreen({ page }: { readonly page: AppPageData }) {
  usePrivate();
  const say = accountWords.useSay();
  const navigate = useNavigate();
  const { search } = usePlace();
  // What the server wrote knows no query: it is read once the scripts are there.
  const query = new URLSearchParams(useHydrated() ? search : '');
  const from = safeReturn(query.get('from'));
  const accounts = useCall('certification.bank', {});
  const [news, setNews] = useState('');
  const [isLeaving, setLeaving] = useState(false);
  const wayOn = useWayOn();
  const known = accounts.loaded.state === 'ready' ? accounts.loaded.data : undefined;

  const put = (list: Accounts['accounts']) => known && accounts.replace({ ...known, accounts: list });
  /** Undefined: it was there already, added by a request whose answer was lost. */
  const added = (account: Account | undefined) => {
    if (account) {
      put([...(known?.accounts ?? []), account]);
      setNews(say('added', { account: `${account.institutionName} ${account.masked}` }));
    } else accounts.reload();
    if (from !== routePath('certification')) {
      navigate(from ?? routePath('bankCard'), { replace: true });
      return;
    }
    // The last step of an application: from here it goes to the decision by itself.
    setLeaving(true);
    void wayOn().then(
      (to) => navigate(to, { replace: true }),
      () => navigate(from, { replace: true }),
    );
  };
  // Whoever has none yet is not shown an empty list.
  const isAdding = query.get('view') === 'add' || (known?.accounts.length === 0 && news === '');
  if (!isAdding || (known && known.holder === null)) {
    return <AccountsView page={page} of={accounts} from={from} news={news} onNews={setNews} onChange={put} />;
  }
  return (
    <Suspense fallback={<AddFrame page={page} from={from} />}>
      <AddView page={page} from={from} of={accounts} onAdded={added} isLeaving={isLeaving} />
    </Suspense>
  );
}
