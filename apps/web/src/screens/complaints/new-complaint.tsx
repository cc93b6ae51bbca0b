import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, EmptyState } from '@candor/ui';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { TornReceipt } from '../../art/torn-receipt.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { readAfterSave } from '../../drafts/read-after-save.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { ComplaintForm } from './complaint-form.tsx';
import { ComplaintsFrame } from './complaints-frame.tsx';
import type { Subject } from './subject-in.ts';
import { complaintsWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly subject: Subject };

/** Something went wrong: what one may say about it comes first. */
export function NewComplaint({ page, subject }: Props) {
  const t = useT();
  const say = complaintsWords.useSay();
  const call = useKeptCall('problem.init', subject, readAfterSave);
  const { loaded } = call;
  if (loaded.state === 'ready') return <ComplaintForm page={page} subject={subject} init={loaded.data} />;
  const fault = loaded.state === 'failed' ? loaded.fault : undefined;
  const isFinal = fault?.code === 'not_found' || fault?.code === 'charge_cannot_be_disputed';
  // One of its charges can't be disputed: the loan itself is there to be spoken of.
  const ofLoan =
    fault?.code === 'not_found' || subject.loanId === undefined ? {} : { loanId: subject.loanId };
  return (
    <ComplaintsFrame page={page} title={say('newTitle')}>
      {fault && isFinal ? (
        <EmptyState
          drawing={<TornReceipt />}
          title={say('notThis')}
          action={
            <ButtonLink kind="outlined" href={routePath('complaints', { view: 'new', ...ofLoan })}>
              {say('other')}
            </ButtonLink>
          }
        >
          {faultText(t, fault)}
        </EmptyState>
      ) : (
        <LoadState of={call} skeleton={<BoneForm />}>
          {() => null}
        </LoadState>
      )}
    </ComplaintsFrame>
  );
}

function BoneForm() {
  return (
    <>
      <Bone shape="title" width="most" />
      {[1, 2, 3, 4].map((nth) => (
        <div className="c-card t-card" key={nth}>
          <Bone width="half" />
          <Bone shape="second" width="most" />
        </div>
      ))}
    </>
  );
}
