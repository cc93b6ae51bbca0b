import { Button, Dialog } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Account, Accounts } from './account.ts';
import { accountWords } from './texts.ts';

type Props = {
  /** The one that is asked about; nothing while nobody asks. */
  readonly account: Account | undefined;
  readonly onClose: () => void;
  readonly onRemoved: (account: Account, rest: Accounts['accounts']) => void;
};

/** Asks before it removes, naming what. */
export function RemoveDialog({ account, onClose, onRemoved }: Props) {
  const t = useT();
  const say = accountWords.useSay();
  const act = useAct('certification.bank-remove');
  const remove = async () => {
    if (!account) return;
    const outcome = await act.run({ accountId: account.accountId });
    if (outcome !== undefined && 'answer' in outcome) onRemoved(account, outcome.answer.accounts);
  };
  return (
    <Dialog
      isOpen={account !== undefined}
      onClose={onClose}
      title={say('removeTitle')}
      actions={
        <>
          <Button onClick={() => void remove()} {...(act.isBusy && { busy: say('removing') })}>
            {say('removeNow')}
          </Button>
          <Button kind="outlined" onClick={onClose}>
            {say('keep')}
          </Button>
        </>
      }
    >
      <p>
        <strong>
          {account?.institutionName} {account?.masked}
        </strong>
      </p>
      <p>{say('removeBody')}</p>
      {act.fault && (
        <p className="b-fault" role="alert">
          {faultText(t, act.fault)}
        </p>
      )}
    </Dialog>
  );
}
