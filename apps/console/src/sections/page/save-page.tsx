import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { ReasonDialog } from '../../kit/dialogs/reason-dialog.tsx';
import { NeedsApprovalChip } from '../../kit/chip.tsx';
import { fieldNames } from './field-names.ts';
import type { PageWords } from './page-form.tsx';

type Props = {
  readonly page: PageWords;
  readonly saved: PageWords;
  readonly version: number;
  readonly onClose: () => void;
  readonly onSaved: () => void;
};

/**
 * What will be different, why, and then it is shown to everybody. What the regulator knows the lender by
 * waits for an approver, by itself.
 */
export function SavePage({ page, saved, version, onClose, onSaved }: Props) {
  const { market } = useDesk();
  const save = useAct('console.page-save');
  const ask = useAct('console.licence-ask');
  const [wrong, setWrong] = useState<{ words: string }>();
  const isLicenceChanged = JSON.stringify(page.licence) !== JSON.stringify(saved.licence);
  const shown = { ...page, licence: saved.licence };
  const isShownChanged = JSON.stringify(shown) !== JSON.stringify(saved);
  const commit = async (reason: string) => {
    setWrong(undefined);
    if (isLicenceChanged) {
      const asked = await ask.run({ market: market.market, licence: page.licence, reason });
      if (!asked || 'fault' in asked) return;
    }
    if (isShownChanged) {
      const outcome = await save.run({ market: market.market, after: version, page: shown, reason });
      if (!outcome || 'fault' in outcome) return;
      if (outcome.answer.version === null) return setWrong({ words: outcome.answer.faults.join(' ') });
    }
    onSaved();
  };
  return (
    <ReasonDialog
      title={isShownChanged ? 'Publish this page?' : 'Request a change of licence details?'}
      about={isShownChanged ? `${market.name}, version ${version} → ${version + 1}` : market.name}
      beside={isLicenceChanged && <NeedsApprovalChip />}
      commits={isShownChanged ? 'Save the page' : 'Request approval'}
      isBusy={save.isBusy || ask.isBusy}
      fault={save.fault ?? ask.fault ?? wrong}
      {...(isLicenceChanged && { note: 'Licence details change when an approver agrees.' })}
      onClose={onClose}
      onCommit={(reason) => void commit(reason)}
    >
      <div className="page-changes">
        <Facts
          look="lines"
          facts={changesBetween(saved, page).map(({ what, before, after }) => [
            fieldNames[what] ?? what,
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
