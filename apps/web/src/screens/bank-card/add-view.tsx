import { Button, useOnline } from '@candor/ui';
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
};

/** The form, and the code that makes it count. */
export function AddView({ page, from, of, onAdded }: Props) {
  const adding = useAddAccount(of.loaded.state === 'ready' ? of.loaded.data : undefined, onAdded);
  return (
    <AddFrame
      page={page}
      from={from}
      action={of.loaded.state === 'ready' ? <Next adding={adding} /> : undefined}
    >
      <LoadState of={of} skeleton={boneForm}>
        {(data) => (
          <>
            <AccountForm data={data} adding={adding} />
            <CodeSheet adding={adding} />
          </>
        )}
      </LoadState>
    </AddFrame>
  );
}

function Next({ adding }: { readonly adding: Adding }) {
  const say = accountWords.useSay();
  const isOnline = useOnline();
  return (
    <Button
      form="account"
      type="submit"
      pale={!isOnline}
      {...(adding.isChecking && { busy: say('checking') })}
    >
      {say('next')}
    </Button>
  );
}
