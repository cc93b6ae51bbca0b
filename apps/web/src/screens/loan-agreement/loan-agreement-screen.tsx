import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { Skeleton, useHydrated } from '@candor/ui';
import type { ReactNode } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import { BackFrame } from '../../shell/back-frame.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { usePlace } from '../../shell/router/router-context.ts';
import { useFollow } from '../../session/use-follow.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';
import { usePrivate } from '../../session/use-private.ts';
import { AgreementHead, Standing } from './agreement-head.tsx';
import { agreementRequest, type AgreementRequest } from './agreement-request.ts';
import { AgreedCard } from './agreed-card.tsx';
import { AgreementText } from './agreement-text.tsx';
import { BoneAgreement } from './bone-agreement.tsx';
import { FingerprintCard } from './fingerprint-card.tsx';
import { KeepFiles } from './keep-files.tsx';
import { agreementWords } from './texts.ts';
import { NotHere } from '../../shell/not-here.tsx';

export type Agreement = ResponseOf<Calls['contract.agreement']>;
type Props = { readonly page: AppPageData };

/** The loan agreement with this borrower's figures: a draft, or as it was signed. */
export function LoanAgreementScreen({ page }: Props) {
  const isHydrated = useHydrated();
  const { search } = usePlace();
  const request = agreementRequest(new URLSearchParams(search));
  if (!isHydrated)
    return (
      <Frame page={page}>
        <Skeleton>
          <BoneAgreement />
        </Skeleton>
      </Frame>
    );
  if (!request) return <NothingHere page={page} />;
  return <Reading key={search} page={page} request={request} />;
}

type ReadingProps = Props & { readonly request: AgreementRequest };

/** Looks again by itself while the files of a signature are being made. */
function Reading({ page, request }: ReadingProps) {
  usePrivate();
  const call = useKeptCall('contract.agreement', request);
  const { loaded, refresh } = call;
  const data = loaded.state === 'ready' ? loaded.data : undefined;
  useFollow(data !== undefined && data.isSigned && data.files.length < 2, refresh);
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found') return <NothingHere page={page} />;
  return (
    <Frame page={page} parent={parentOf(request)} standing={data && <Standing agreement={data} />}>
      <LoadState of={call} skeleton={<BoneAgreement />}>
        {(agreement) => (
          <>
            <AgreementHead page={page} agreement={agreement} />
            {agreement.isSigned && <KeepFiles agreement={agreement} />}
            <AgreementText agreement={agreement} />
            {agreement.isSigned && <AgreedCard page={page} request={request} />}
            {agreement.fingerprint !== null && <FingerprintCard fingerprint={agreement.fingerprint} />}
          </>
        )}
      </LoadState>
    </Frame>
  );
}

function parentOf({ loanId, orderId }: AgreementRequest): string {
  return routePath('loanDetail', {
    ...(loanId !== undefined && { loanId }),
    ...(orderId !== undefined && { orderId }),
  });
}

type FrameProps = Props & {
  readonly parent?: string;
  /** Beside the title, once it is known. */
  readonly standing?: ReactNode;
  readonly children: ReactNode;
};

function Frame({ page, parent = routePath('orders'), standing, children }: FrameProps) {
  const title = useT()('screen.loanAgreement');
  return (
    <BackFrame page={page} parent={parent} title={title} largeTitleFollows className="r-parts">
      <div className="r-title">
        <h1>{title}</h1>
        {standing}
      </div>
      {children}
    </BackFrame>
  );
}

function NothingHere({ page }: Props) {
  const say = agreementWords.useSay();
  return (
    <Frame page={page}>
      <NotHere say={say} />
    </Frame>
  );
}
