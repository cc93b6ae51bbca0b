import { FieldGroup, PhoneInput, CardInput } from '@candor/ui';
import { useMemo } from 'react';
import { phoneRule } from '../../forms/phone-rule.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import type { AccountKind } from './account.ts';
import { type AccountFaults, fieldIds } from './check-account.ts';
import type { Adding } from './use-add-account.ts';
import { accountWords } from './texts.ts';

type Props = {
  readonly page: AppPageData;
  readonly kind: AccountKind;
  readonly holder: string;
  readonly adding: Adding;
  readonly faults: AccountFaults;
  readonly onMend: (field: 'institution' | 'number') => void;
};

/**
 * Every wallet as a row, the most used first. The chosen one opens its number, which most people have under
 * the number with which they log in.
 */
export function WalletRows({ page, kind, holder, adding, faults, onMend }: Props) {
  const say = accountWords.useSay();
  const isChosenKind = adding.kind?.kind === kind.kind;
  return (
    <FieldGroup id={fieldIds.institution} label={kind.label} error={faults.institution}>
      <div className="c-radios c-radios-rows b-wallets">
        {kind.institutions.map(({ code, name }) => {
          const isChosen = isChosenKind && adding.typed.institution === code;
          return (
            <div className="b-wallet" key={code}>
              <label className="c-radio">
                <input
                  type="radio"
                  name={fieldIds.institution}
                  value={code}
                  checked={isChosen}
                  onChange={() => {
                    onMend('institution');
                    adding.chooseWallet(kind.kind, code);
                  }}
                />
                <span className="b-mark" aria-hidden="true">
                  {name.slice(0, 1)}
                </span>
                <span className="c-radio-text">
                  <span className="c-radio-head">{name}</span>
                  {isChosen && <span className="c-radio-detail">{say('inYourName', { name: holder })}</span>}
                </span>
              </label>
              {isChosen && <WalletNumber {...{ page, kind, name, adding, faults, onMend }} />}
            </div>
          );
        })}
      </div>
    </FieldGroup>
  );
}

function WalletNumber({
  page,
  kind,
  name,
  adding,
  faults,
  onMend,
}: Omit<Props, 'holder'> & { readonly name: string }) {
  const say = accountWords.useSay();
  const rule = useMemo(() => phoneRule(page), [page]);
  const { number } = adding.typed;
  const isOwn = number !== '' && number === kind.suggestedNumber;
  const field = {
    id: fieldIds.number,
    label: say('numberOf', { name }),
    aside: isOwn ? say('loginNumber') : undefined,
    error: faults.number,
    autoComplete: 'off',
    value: number,
    onChange: (typed: string) => {
      onMend('number');
      adding.change({ number: typed });
    },
  };
  return kind.suggestedNumber === null ? (
    <CardInput {...field} hint={kind.numberHint} />
  ) : (
    <PhoneInput {...field} rule={rule} />
  );
}
