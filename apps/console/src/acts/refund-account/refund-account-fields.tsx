import { useId } from 'react';
import { Field } from '../../kit/fields/field.tsx';
import { FilesField } from '../../kit/fields/files-field.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { bankMeant } from './typed-account.ts';
import type { RefundAccountForm } from './use-refund-account.ts';

/** What is typed first has the focus when the dialog opens. */
const focusFirst = (element: HTMLElement | null) => element?.setAttribute('autofocus', '');

/** Where money goes back to, and what shows whose account it is: the approver compares them. */
export function RefundAccountFields({ form }: { readonly form: RefundAccountForm }) {
  const { typed, kinds, kind, faults, change } = form;
  return (
    <div className="k-account-fields">
      {kinds.length > 1 && (
        <div className="k-field k-wide">
          <span className="k-label" aria-hidden>
            Account type
          </span>
          <Segmented
            label="Account type"
            value={kind?.kind ?? typed.kind}
            options={kinds.map(({ kind: value, label: words }) => ({ value, words }))}
            onChange={(next) => change({ ...typed, kind: next, bank: '' })}
          />
        </div>
      )}
      <BankField form={form} />
      <TextField
        label={kind?.numberLabel ?? 'Account number'}
        hint={kind?.numberHint ?? 'As on the proof.'}
        error={faults.number}
        value={typed.number}
        autoComplete="off"
        inputMode="numeric"
        onChange={(number) => change({ ...typed, number })}
      />
      <TextField
        label="Account holder"
        hint="As the bank writes it. Never a member of staff."
        error={faults.holder}
        value={typed.holder}
        autoComplete="off"
        onChange={(holder) => change({ ...typed, holder })}
      />
      <TextField
        label="Proof"
        hint="What the document is: the payer’s letter, a copy of the passbook."
        error={faults.proof}
        value={typed.proof}
        autoComplete="off"
        onChange={(proof) => change({ ...typed, proof })}
      />
      <div className="k-wide">
        <FilesField
          label="Proof of the account"
          words="Attach the proof"
          files={typed.files}
          lost={form.lostFiles}
          error={faults.files}
          onChange={(files) => change({ ...typed, files })}
        />
      </div>
    </div>
  );
}

/** Of a list what is typed is looked for in it; where the market has codes, the code is typed. */
function BankField({ form: { typed, kind, faults, change } }: { readonly form: RefundAccountForm }) {
  const listId = useId();
  const meant = kind && bankMeant(kind, typed.bank);
  const hint = kind?.codeExample
    ? `As in ${kind.codeExample}.`
    : (meant?.name ?? 'Type a part of its name and choose it.');
  return (
    <Field
      label={kind?.codeLabel ?? (typed.kind === 'wallet' ? 'Wallet' : 'Bank')}
      hint={hint}
      error={faults.bank}
    >
      {(aria) => (
        <>
          <input
            {...aria}
            ref={focusFirst}
            list={listId}
            value={typed.bank}
            autoComplete="off"
            onChange={(event) => change({ ...typed, bank: event.target.value })}
          />
          <datalist id={listId}>
            {kind?.institutions.map(({ code, name }) => (
              <option key={code} value={name} label={name} aria-label={name} />
            ))}
          </datalist>
        </>
      )}
    </Field>
  );
}
