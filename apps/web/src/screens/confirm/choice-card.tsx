import { dayText, Icon, useWords } from '@candor/ui';
import { useT } from '../../i18n/translation-provider.tsx';
import { termText } from '../../lending/term-text.ts';
import { useAmountText } from '../../lending/amounts.ts';
import type { SheetName } from './signing.tsx';
import type { Chosen } from './chosen-of.ts';
import type { Lack } from './lack-of.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Props = {
  readonly offer: Offer;
  readonly choice: Chosen;
  readonly lack: Lack | undefined;
  readonly onChange: (sheet: SheetName) => void;
};

/** What can still be changed, each with the way to change it. */
export function ChoiceCard({ offer, choice: { purpose }, lack, onChange }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const words = useWords();
  const [first] = offer.quote.rows;
  const purposeLabel = offer.purposes.find(({ value }) => value === purpose)?.label;
  return (
    <ul className="c-card cf-choices" aria-label={say('yourChoice')}>
      <Line
        id="figures"
        label={say('amountAndTerm')}
        value={`${amount(offer.quote.amount, 'round')}, ${termText(t, offer.quote.term)}`}
        onChange={() => onChange('figures')}
      />
      {offer.canChooseDay && first && (
        <Line
          id="day"
          label={say('firstInstalment')}
          value={dayText(words, first.dueOn, offer.today)}
          onChange={() => onChange('day')}
        />
      )}
      <Line
        id="purpose"
        label={say('purpose')}
        value={purposeLabel ?? say('noPurpose')}
        error={lack === 'purpose' && say('lackPurpose')}
        onChange={() => onChange('purpose')}
      />
    </ul>
  );
}

type LineProps = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly error?: string | false;
  readonly onChange: () => void;
};

function Line({ id, label, value, error = false, onChange }: LineProps) {
  const say = confirmWords.useSay();
  return (
    <li>
      <div>
        <span className="cf-muted">{label}</span>
        <span id={`confirm-${id}`}>{value}</span>
        {error && (
          <span className="cf-fault">
            <Icon name="warning" /> {error}
          </span>
        )}
      </div>
      <button
        type="button"
        className="cf-change"
        id={`confirm-${id}-change`}
        aria-describedby={`confirm-${id}`}
        onClick={onChange}
      >
        {say('change')} <span className="c-unseen">{label}</span>
      </button>
    </li>
  );
}
