import { useDesk } from '../../shell/me.ts';
import { usePlace, useQuery } from '../../shell/router.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { UnreadPage } from '../../shell/unread-page.tsx';
import { PlanEditor } from './plan-editor.tsx';
import type { PlanList } from './plan-types.ts';
import './plans.css';

/** When borrowers are reminded and when a person takes over, by market and by product. */
export function Screen() {
  const { market } = useDesk();
  const { loaded, reload } = useLoad('console.reminder-plans', { market: market.market });
  const plans = loaded.read?.data.plans;
  if (plans) return <OnePlan key={market.market} plans={plans} onAsked={reload} />;
  return (
    <UnreadPage
      section="Reminder plans"
      isLoading={loaded.state === 'loading'}
      what="The reminder plans could not be read."
      onAgain={reload}
    />
  );
}

function OnePlan({ plans, onAsked }: { readonly plans: PlanList; readonly onAsked: () => void }) {
  const { market } = useDesk();
  const { id } = usePlace();
  const chosen = plans.find(({ productId }) => productId === id)?.productId ?? null;
  const [version, setVersion] = useQuery<string>('version', '');
  const request = {
    market: market.market,
    ...(chosen !== null && { productId: chosen }),
    ...(/^\d+$/u.test(version) && { version: Number(version) }),
  };
  const { loaded, reload } = useLoad('console.reminder-plan', request);
  const file = loaded.read?.data;
  if (!file)
    return (
      <UnreadPage
        section="Reminder plans"
        isLoading={loaded.state === 'loading'}
        what="This plan could not be read."
        onAgain={reload}
      />
    );
  return (
    <PlanEditor
      key={`${chosen ?? ''} ${file.version}`}
      plans={plans}
      file={file}
      onVersion={(next) => setVersion(next === file.newest ? '' : String(next))}
      onAsked={() => {
        onAsked();
        reload();
      }}
    />
  );
}
