import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import type { PageWords } from './page-form.tsx';

type Props = {
  readonly page: PageWords;
  readonly saved: PageWords;
  readonly version: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/** What will be different, why, and then it is shown to everybody. */
export function SavePage({ page, saved, version, onClose, onSaved }: Props) {
  const { market } = useDesk();
  const act = useAct('console.page-save');
  const [wrong, setWrong] = useState<{ words: string }>();
  const commit = async (reason: string) => {
    setWrong(undefined);
    const outcome = await act.run({ market: market.market, after: version, page, reason });
    if (!outcome || 'fault' in outcome) return;
    if (outcome.answer.version === null) setWrong({ words: outcome.answer.faults.join(' ') });
    else onSaved();
  };
  return (
    <ReasonDialog
      title="Publish this page?"
      about={`${market.name}, version ${version} → ${version + 1}`}
      commits="Save the page"
      isBusy={act.isBusy}
      fault={act.fault ?? wrong}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <div className="page-changes">
        <Facts
          look="lines"
          facts={changesBetween(saved, page).map(({ what, before, after }) => [
            what,
            `${before || '–'} → ${after || '–'}`,
          ])}
        />
      </div>
    </ReasonDialog>
  );
}

type Words = { readonly [name: string]: string | undefined | Words };

type PageDifference = { readonly what: string; readonly before: string; readonly after: string };

/** What differs, each with its name: `theme background`, #0b5d4b, #7a1f2b. */
export function changesBetween(before: Words, after: Words, above = ''): PageDifference[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) => {
    const [old, next] = [before[name], after[name]];
    const what = `${above}${name}`;
    if (typeof old === 'object' || typeof next === 'object')
      return changesBetween((old ?? {}) as Words, (next ?? {}) as Words, `${what} `);
    return old === next ? [] : [{ what, before: old ?? '', after: next ?? '' }];
  });
}
