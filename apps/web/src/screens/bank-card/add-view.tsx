import { routePath } from '@candor/contract/routes';
import { Button, useOnline } from '@candor/ui';
import { chosenLoan } from '../../lending/chosen-loan.ts';
import { useServices } from '../../session/services.ts';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import type { Loading } from '../../session/use-call.ts';
import { AccountForm } from './account-form.tsx';
import type { Account, Accounts } from './account.ts';
import { AddFrame, boneForm } from './add-frame.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { type Adding, useAddAccount } from './use-add-account.ts';
import { accountWords } from './texts.ts';

type Props = {
  readonly page: AppPageData;
  readonly from: string | undefined;
  readonly of: Loading<Accounts>;
  readonly onAdded: (account: Account | undefined) => void;
  /** It is added, and the next page is on its way. */
  readonly isLeaving: boolean;
};

/** The form, and the code that makes it count. */
export function AddView({ page, from, of, onAdded, isLeaving }: Props) {
  const adding = useAddAccount(of.loaded.state === 'ready' ? of.loaded.data : undefined, onAdded);
  return (
    <AddFrame
      page={page}
      from={from}
      action={
        of.loaded.state === 'ready' ? <Next adding={adding} isLeaving={isLeaving} from={from} /> : undefined
      }
    >
      <LoadState of={of} skeleton={boneForm}>
        {(data) => (
          <>
            <AccountForm page={page} data={data} adding={adding} />
            <CodeSheet adding={adding} />
          </>
        )}
      </LoadState>
    </AddFrame>
  );
}

type NextProps = { readonly adding: Adding } & Pick<Props, 'isLeaving' | 'from'>;

function Next({ adding, isLeaving, from }: NextProps) {
  const say = accountWords.useSay();
  const { store } = useServices();
  // The last step of an application sends it: the button says so.
  const sends = from === routePath('certification') && chosenLoan(store.read('productDetail'))?.isAsked;
  const next = adding.kind?.kind === 'wallet' ? say('nextWith', { name: adding.bankName }) : say('next');
  const isOnline = useOnline();
  return (
    <Button
      form="account"
      type="submit"
      pale={!isOnline}
      {...((adding.isChecking || isLeaving) && { busy: say('checking') })}
    >
      {sends ? say('sendApplication') : next}
    </Button>
  );
}
