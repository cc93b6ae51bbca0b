import { CardInput, ErrorSummary, Field, type FieldFaultLine, Notice, RadioCards } from '@candor/ui';
import { type FormEvent, useState } from 'react';
import { withoutFaultsAt } from '../../forms/use-faults.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import type { AccountKind, Accounts } from './account.ts';
import {
  type AccountFaults,
  type AccountField,
  checkAccount,
  faultsAtFields,
  fieldIds,
  summaryOf,
} from './check-account.ts';
import { InstitutionField } from './institution-field.tsx';
import { Trouble } from './trouble.tsx';
import type { Adding } from './use-add-account.ts';
import { accountWords } from './texts.ts';

type Props = { readonly data: Accounts; readonly adding: Adding };

/** What an account needs. Nothing of it is lost when something has to be mended. */
export function AccountForm({ data, adding }: Props) {
  const t = useT();
  const say = accountWords.useSay();
  const { typed, kind } = adding;
  const [faults, setFaults] = useState<AccountFaults>({});
  const [lines, setLines] = useState<readonly FieldFaultLine[]>([]);
  const labels: Readonly<Record<AccountField, string>> = {
    kind: say('kind'),
    institution: kind?.codeLabel ?? say(kind?.kind ?? 'bank'),
    number: kind?.numberLabel ?? '',
    holder: say('holder'),
  };
  const show = (found: AccountFaults) => {
    setFaults(found);
    setLines(summaryOf(found, (field) => say('mend', { field: labels[field] })));
  };
  const mend = (...fields: readonly AccountField[]) => {
    setFaults((found) =>
      Object.fromEntries(Object.entries(found).filter(([name]) => !fields.some((field) => field === name))),
    );
    setLines((found) =>
      withoutFaultsAt(
        found,
        fields.map((field) => fieldIds[field]),
      ),
    );
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (adding.isChecking) return;
    const words = {
      chooseKind: say('kindMissing'),
      chooseBank: say('chooseBank'),
      holderMissing: say('holderMissing'),
    };
    const lacks = checkAccount(kind, typed, words);
    show(lacks);
    if (Object.keys(lacks).length > 0) return;
    const fault = await adding.begin();
    if (fault) show(faultsAtFields(fault, faultText(t, fault)));
  };
  return (
    <form id="account" className="b-parts" noValidate onSubmit={(event) => void submit(event)}>
      <h1>{say('addTitle')}</h1>
      <ErrorSummary faults={lines} />
      {adding.askFault && <Trouble fault={adding.askFault} />}
      {adding.checkFault && lines.length === 0 && <Trouble fault={adding.checkFault} />}
      {data.kinds.length > 1 && (
        <RadioCards
          id={fieldIds.kind}
          label={labels.kind}
          look="tiles"
          options={data.kinds.map(({ kind: value, label }) => ({ value, title: label }))}
          value={kind?.kind}
          error={faults.kind}
          onChoose={(one) => {
            mend('kind', 'institution', 'number');
            adding.choose(one);
          }}
        />
      )}
      {kind && (
        <Particulars kind={kind} faults={faults} holder={data.holder ?? ''} adding={adding} onMend={mend} />
      )}
      <Notice icon="lock">
        {data.why} {data.use}
      </Notice>
    </form>
  );
}

type PartProps = {
  readonly kind: AccountKind;
  readonly faults: AccountFaults;
  /** The name that it must be. */
  readonly holder: string;
  readonly adding: Adding;
  readonly onMend: (field: AccountField) => void;
};

function Particulars({ kind, faults, holder, adding, onMend }: PartProps) {
  const say = accountWords.useSay();
  const { typed, bank } = adding;
  const type = (field: 'institution' | 'number' | 'holder', text: string) => {
    onMend(field);
    adding.change({ [field]: text });
  };
  return (
    <>
      <InstitutionField
        key={kind.kind}
        kind={kind}
        value={typed.institution}
        bank={bank}
        error={faults.institution}
        onChange={(institution) => type('institution', institution)}
      />
      <CardInput
        id={fieldIds.number}
        label={kind.numberLabel}
        hint={kind.numberHint}
        error={faults.number}
        autoComplete="off"
        value={typed.number}
        onChange={(number) => type('number', number)}
      />
      <Field
        id={fieldIds.holder}
        label={say('holder')}
        hint={say('holderHint', { name: holder })}
        error={faults.holder}
        autoComplete="name"
        maxLength={120}
        value={typed.holder}
        onChange={({ target }) => type('holder', target.value)}
      />
    </>
  );
}
