import type { Calls, ResponseOf } from '@candor/contract/client';
import { routePath } from '@candor/contract/routes';
import { ButtonLink, Notice } from '@candor/ui';
import { LenderBar } from '../../shell/lender-bar.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { ScreenFrame } from '../../shell/screen-frame.tsx';
import { GoesList, KeptList } from './kept-list.tsx';
import { choiceWords } from './texts.ts';

export type Gone = ResponseOf<Calls['session.user-delete']>;

/**
 * The account is gone. What was deleted and what stays says nothing about anybody, so a reload still shows
 * it.
 */
export function GoneView({ page, gone }: { readonly page: AppPageData; readonly gone: Gone }) {
  const say = choiceWords.useSay();
  return (
    <ScreenFrame
      config={page.config}
      bar={<LenderBar config={page.config} />}
      action={<ButtonLink href={routePath('officialPage')}>{say('goHome')}</ButtonLink>}
    >
      <div className="v-parts">
        <h1>{say('goneTitle')}</h1>
        <Notice kind="good" icon="check">
          {say('goneText')}
        </Notice>
        <h2>{say('goes')}</h2>
        <GoesList things={gone.goneNow} icon="check" />
        {gone.kept.length > 0 && (
          <>
            <h2>{say('stays')}</h2>
            <KeptList kept={gone.kept} />
          </>
        )}
      </div>
    </ScreenFrame>
  );
}
