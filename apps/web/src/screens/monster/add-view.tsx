import { routePath } from '@candor/contract/routes';
import { Bone, Button, useOnline } from '@candor/ui';
import { LoadState } from '../../app/load-state.tsx';
import type { AppPageData } from '../../app/page-data.ts';
import { ScreenBar } from '../../app/screen-bar.tsx';
import { ScreenFrame } from '../../app/screen-frame.tsx';
import { useT } from '../../i18n/translation-provider.tsx';
import type { Loading } from '../../session/use-call.ts';
import { AccountForm } from './account-form.tsx';
import type { Account, Accounts } from './account.ts';
import { CodeSheet } from './code-sheet.tsx';
import { type Adding, useAddAccount } from './use-add-account.ts';
import { accountWords } from './words.ts';

type Props = {
  readonly page: AppPageData;
  readonly of: Loading<Accounts>;
  readonly onAdded: (account: Account | undefined) => void;
};

/** The form, and the code that makes it count. */
export function AddView({ page, of, onAdded }: Props) {
  const adding = useAddAccount(of.loaded.state === 'ready' ? of.loaded.data : undefined, onAdded);
  return (
    <ScreenFrame
      config={page.config}
      bar={<AddBar page={page} />}
      {...(of.loaded.state === 'ready' && { action: <Next adding={adding} /> })}
    >
      <LoadState of={of} skeleton={<BoneForm />}>
        {(data) => (
          <>
            <AccountForm data={data} adding={adding} />
            <CodeSheet adding={adding} />
          </>
        )}
      </LoadState>
    </ScreenFrame>
  );
}

function AddBar({ page }: Pick<Props, 'page'>) {
  const t = useT();
  return (
    <ScreenBar
      config={page.config}
      parent={routePath('bankCard')}
      title={t('screen.bankCard')}
      largeTitleFollows
    />
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

function BoneForm() {
  return (
    <div className="b-parts">
      <Bone shape="title" width="most" />
      {[1, 2, 3].map((key) => (
        <div key={key}>
          <Bone width="third" />
          <Bone shape="button" width="all" />
        </div>
      ))}
    </div>
  );
}
