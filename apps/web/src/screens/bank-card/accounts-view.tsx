import { routePath } from '@candor/contract/routes';
import { Bone, ButtonLink, EmptyState, Notice, useOnline } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenBar } from '../../shell/screen-bar.tsx';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Loading } from '../../session/use-call.ts';
import { AccountCard } from './account-card.tsx';
import type { Account, Accounts } from './account.ts';
import { RemoveDialog } from './remove-dialog.tsx';
import { accountWords } from './texts.ts';

const MOST_ACCOUNTS = 5;

type Props = {
  readonly page: AppPageData;
  readonly of: Loading<Accounts>;
  readonly from: string | undefined;
  readonly news: string;
  readonly onNews: (news: string) => void;
  readonly onChange: (accounts: Accounts['accounts']) => void;
};

/** Each account with what can be done to it; at the thumb, another one. */
export function AccountsView({ page, of, from, news, onNews, onChange }: Props) {
  const t = useT();
  const say = accountWords.useSay();
  const isOnline = useOnline();
  const prefer = useAct('certification.bank-default');
  const [leaving, setLeaving] = useState<Account>();
  const known = of.loaded.state === 'ready' ? of.loaded.data : undefined;

  const preferOne = async ({ accountId, institutionName, masked }: Account) => {
    if (!isOnline) return;
    const outcome = await prefer.run({ accountId });
    if (outcome === undefined || 'fault' in outcome) return;
    onChange(outcome.answer.accounts);
    onNews(say('isDefault', { account: `${institutionName} ${masked}` }));
  };
  const left = (account: Account, rest: Accounts['accounts']) => {
    setLeaving(undefined);
    onChange(rest);
    onNews(say('removed', { account: `${account.institutionName} ${account.masked}` }));
  };
  return (
    <ScreenFrame
      config={page.config}
      bar={<ScreenBar parent={from ?? routePath('me')} title={t('screen.bankCard')} />}
      {...(known && mayAdd(known) && { action: <AddLink from={from} /> })}
    >
      <div className="b-parts">
        <output className="b-news">{news}</output>
        {prefer.fault && (
          <p className="b-fault" role="alert">
            {faultText(t, prefer.fault)}
          </p>
        )}
        <LoadState of={of} skeleton={<BoneAccounts />}>
          {(data) => (
            <>
              <List data={data} onPrefer={preferOne} onRemove={setLeaving} isBusy={prefer.isBusy} />
              <Notice icon="lock">
                {data.why} {data.use}
              </Notice>
            </>
          )}
        </LoadState>
      </div>
      <RemoveDialog account={leaving} onClose={() => setLeaving(undefined)} onRemoved={left} />
    </ScreenFrame>
  );
}

const mayAdd = ({ holder, accounts }: Accounts) => holder !== null && accounts.length < MOST_ACCOUNTS;

function AddLink({ from }: Pick<Props, 'from'>) {
  const say = accountWords.useSay();
  const query = { view: 'add', ...(from !== undefined && { from }) };
  return (
    <ButtonLink href={routePath('bankCard', query)} icon="plus">
      {say('add')}
    </ButtonLink>
  );
}

type ListProps = {
  readonly data: Accounts;
  readonly isBusy: boolean;
  readonly onPrefer: (account: Account) => void;
  readonly onRemove: (account: Account) => void;
};

function List({ data: { holder, accounts }, isBusy, onPrefer, onRemove }: ListProps) {
  const say = accountWords.useSay();
  if (accounts.length === 0 && holder === null) {
    return (
      <EmptyState
        title={say('nameFirstTitle')}
        action={<ButtonLink href={routePath('certificationBase')}>{say('giveName')}</ButtonLink>}
      >
        {say('nameFirst')}
      </EmptyState>
    );
  }
  return (
    <>
      <ul className="b-list" aria-label={say('list')}>
        {accounts.map((account) => (
          <AccountCard
            key={account.accountId}
            account={account}
            isBusy={isBusy}
            onPrefer={() => onPrefer(account)}
            onRemove={() => onRemove(account)}
          />
        ))}
      </ul>
      {accounts.length >= MOST_ACCOUNTS && <Notice icon="info">{say('full')}</Notice>}
    </>
  );
}

function BoneAccounts() {
  return (
    <div className="b-list">
      {[1, 2].map((key) => (
        <div className="c-card c-card-roomy" key={key}>
          <Bone width="half" />
          <Bone shape="second" width="third" />
          <Bone shape="second" width="half" />
        </div>
      ))}
    </div>
  );
}
