import { Button, CardInput, ErrorSummary, Field, type FieldFaultLine, Notice } from '@candor/ui';
import { type FormEvent, useState } from 'react';
import { useChosenLoan } from '../../certification/loan-strip.tsx';
import { withoutFaultsAt } from '../../forms/use-faults.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { useAmountText } from '../../lending/amounts.ts';
import { faultText } from '../../session/fault.ts';
import type { AppPageData } from '../../shell/page-data.ts';
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
import { WalletRows } from './wallet-rows.tsx';
import { accountWords } from './texts.ts';

type Props = { readonly page: AppPageData; readonly data: Accounts; readonly adding: Adding };

/** What an account needs. Nothing of it is lost when something has to be mended. */
export function AccountForm({ page, data, adding }: Props) {
  const t = useT();
  const say = accountWords.useSay();
  const { typed, kind } = adding;
  const [faults, setFaults] = useState<AccountFaults>({});
  const [lines, setLines] = useState<readonly FieldFaultLine[]>([]);
  const labels: Readonly<Record<AccountField, string>> = {
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
    const lacks = checkAccount(kind, typed, {
      chooseBank: say('chooseBank'),
      holderMissing: say('holderMissing'),
    });
    show(lacks);
    if (Object.keys(lacks).length > 0) return;
    const fault = await adding.begin();
    if (fault) show(faultsAtFields(fault, faultText(t, fault)));
  };
  const holder = data.holder ?? '';
  const wallets = data.kinds.find((each) => each.kind === 'wallet');
  const bank = data.kinds.find((each) => each.kind === 'bank');
  const isBank = kind !== undefined && kind.kind === 'bank';
  return (
    <form id="account" className="b-parts" noValidate onSubmit={(event) => void submit(event)}>
      <Heading />
      <ErrorSummary faults={lines} />
      {adding.askFault && <Trouble fault={adding.askFault} />}
      {adding.checkFault && lines.length === 0 && <Trouble fault={adding.checkFault} />}
      {wallets && !isBank && (
        <WalletRows {...{ page, holder, adding, faults }} kind={wallets} onMend={mend} />
      )}
      {isBank && <BankFields {...{ kind, holder, adding, faults }} onMend={mend} />}
      {wallets && bank && (
        <Button
          kind="outlined"
          icon={isBank ? 'wallet' : 'bank'}
          onClick={() => {
            mend('institution', 'number', 'holder');
            adding.choose(isBank ? 'wallet' : 'bank');
          }}
        >
          {isBank ? wallets.label : bank.label}
        </Button>
      )}
      <Notice icon="lock">{say('onlyOwn')}</Notice>
    </form>
  );
}

/** With the amount, where somebody is on the way to a loan. */
function Heading() {
  const say = accountWords.useSay();
  const amount = useAmountText();
  const loan = useChosenLoan();
  return (
    <h1>{loan?.figures ? say('sendWhere', { amount: amount(loan.figures.receive) }) : say('addTitle')}</h1>
  );
}

type BankProps = {
  readonly kind: AccountKind;
  /** The name that it must be. */
  readonly holder: string;
  readonly adding: Adding;
  readonly faults: AccountFaults;
  readonly onMend: (field: AccountField) => void;
};

function BankFields({ kind, faults, holder, adding, onMend }: BankProps) {
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
