import type { Calls, ResponseOf } from '@candor/contract/client';
import { Bone, Button, Disclosure, Money, SelectField, useWords } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../../../web/src/shell/load-state.tsx';
import type { AppPageData } from '../../../../web/src/shell/page-data.ts';
import { momentText } from '../../../../web/src/i18n/moment-text.ts';
import { useT } from '../../../../web/src/i18n/translation-provider.tsx';
import { faultText } from '../../../../web/src/session/fault.ts';
import { useAct } from '../../../../web/src/session/use-act.ts';
import { useCall } from '../../../../web/src/session/use-call.ts';
import { useLookAgain } from './use-look-again.ts';
import { english, factNames } from './texts.ts';

type Case = ResponseOf<Calls['sandbox.cases']>['orders'][number];

const toMend = [
  'document_is_unclear',
  'name_differs',
  'address_is_unclear',
  'income_is_unclear',
  'purpose_is_unclear',
  'account_is_unclear',
] as const;

/** Orders that the table left to a person, each with its grounds and what an underwriter could do with it. */
export function CasesPanel({ page }: { readonly page: AppPageData }) {
  const cases = useCall('sandbox.cases', { market: page.config.market });
  useLookAgain(cases.reload);
  return (
    <div className="x-wide">
      <LoadState of={cases} skeleton={<BoneCase />}>
        {({ orders }) =>
          orders.length === 0 ? (
            <p className="c-card c-card-roomy">{english('casesEmpty')}</p>
          ) : (
            <ul className="x-list">
              {orders.map((order) => (
                <CaseCard key={order.orderId} order={order} page={page} onDecided={cases.reload} />
              ))}
            </ul>
          )
        }
      </LoadState>
    </div>
  );
}

function CaseCard({
  order,
  page,
  onDecided,
}: {
  readonly order: Case;
  readonly page: AppPageData;
  readonly onDecided: () => void;
}) {
  const t = useT();
  const words = useWords();
  const decide = useAct('sandbox.decide');
  const [mend, setMend] = useState<(typeof toMend)[number]>('income_is_unclear');
  const { orderId } = order;
  const go = async (decision: 'approve' | 'refuse' | 'send-back') => {
    await decide.run({ orderId, decision, ...(decision === 'send-back' && { reasons: [mend] }) });
    onDecided();
  };
  const busy = decide.isBusy ? english('deciding') : undefined;
  return (
    <li className="c-card c-card-roomy x-case" data-order={orderId}>
      <h3>
        {order.reference} · <Money amount={BigInt(order.amount)} />
      </h3>
      <p className="x-when">
        <time dateTime={order.changedAt}>{momentText(words, order.changedAt, page.timeZone)}</time>
      </p>
      <ul className="x-trace" lang="en">
        {order.trace.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <Disclosure title={english('facts')}>
        <dl className="x-facts">
          {order.facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{factNames[name] ?? name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </Disclosure>
      <SelectField
        id={`mend-${orderId}`}
        label={english('toMend')}
        placeholder={english('toMend')}
        value={mend}
        options={toMend.map((value) => ({ value, label: english(value) }))}
        onChange={({ currentTarget }) => setMend(currentTarget.value as typeof mend)}
      />
      <div className="x-steps">
        <Button kind="outlined" busy={busy} onClick={() => void go('approve')}>
          {english('approve')}
        </Button>
        <Button kind="outlined" pale={decide.isBusy} onClick={() => void go('send-back')}>
          {english('sendBack')}
        </Button>
        <Button kind="outlined" pale={decide.isBusy} onClick={() => void go('refuse')}>
          {english('refuse')}
        </Button>
      </div>
      {decide.fault && (
        <p className="x-fault" role="alert">
          {faultText(t, decide.fault)}
        </p>
      )}
    </li>
  );
}

function BoneCase() {
  return (
    <div className="c-card c-card-roomy x-case">
      <Bone width="half" />
      <Bone width="all" />
      <Bone width="most" />
      <Bone shape="button" width="all" />
    </div>
  );
}
