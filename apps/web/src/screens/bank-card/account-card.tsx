import { Button, Chip, Icon, screenIcons, useOnline } from '@candor/ui';
import type { Account } from './account.ts';
import { accountWords } from './texts.ts';

type Props = {
  readonly account: Account;
  readonly isBusy: boolean;
  readonly onPrefer: () => void;
  readonly onRemove: () => void;
};

/** One account: where, which, whose, and what can be done with it. */
export function AccountCard({ account, isBusy, onPrefer, onRemove }: Props) {
  const say = accountWords.useSay();
  const isOnline = useOnline();
  const { accountId, kind, institutionName, masked, holder, isDefault, isInUse } = account;
  const id = `account-${accountId}`;
  const isPale = !isOnline || isBusy;
  return (
    <li className="c-card c-card-roomy b-account">
      <Icon name={kind} />
      <div className="b-about">
        <h2 id={id}>{institutionName}</h2>
        <p className="b-number">{masked}</p>
        <p className="b-holder">{holder}</p>
        <p className="b-chips">
          {isDefault && (
            <Chip kind="good" icon="check">
              {say('default')}
            </Chip>
          )}
          {isInUse && <Chip kind="warn">{say('inUse')}</Chip>}
        </p>
        {isInUse && <p className="b-holder">{say('inUseWhy')}</p>}
      </div>
      <div className="b-acts">
        {!isDefault && (
          <Button kind="plain" commits pale={isPale} aria-describedby={id} onClick={onPrefer}>
            {say('makeDefault')}
          </Button>
        )}
        {!isInUse && (
          <Button
            kind="plain"
            icon={screenIcons.remove}
            pale={isPale}
            aria-describedby={id}
            onClick={onRemove}
          >
            {say('remove')}
          </Button>
        )}
      </div>
    </li>
  );
}
