import { useDesk } from '../../../shell/me.ts';
import { Chip } from '../../../kit/chip.tsx';
import { DayText } from '../../../kit/words/day-text.tsx';
import { Icon } from '../../../kit/icon.tsx';
import { KeyCaps } from '../../../kit/keys/key-cap.tsx';
import { moneyWords } from '../../../kit/words/money-words.ts';
import { type CandidateRow, strengthWords } from '../money-words.ts';

type Props = {
  readonly place: number;
  readonly candidate: CandidateRow;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
};

/** A loan that the money may be for: what speaks for it, what against. */
export function Candidate({ place, candidate, isChosen, onChoose }: Props) {
  const { money, market } = useDesk();
  const { name, reference, strength, reasons, instalment } = candidate;
  return (
    <button type="button" className="pm-candidate" aria-pressed={isChosen} onClick={onChoose}>
      <KeyCaps keys={String(place)} />
      <span>
        <strong className="k-strong">{name ?? 'No name'}</strong>
        <span className="k-detail k-reference">{reference}</span>
      </span>
      <Chip>{strengthWords[strength]}</Chip>
      <span className="pm-candidate-reasons">
        {reasons.map(({ agrees, words }) => (
          <span key={words} className="pm-reason">
            {agrees === null ? (
              <span aria-hidden="true">–</span>
            ) : (
              <span className={agrees ? 'k-green' : 'k-red'}>
                <Icon name={agrees ? 'check' : 'close'} />
              </span>
            )}
            <span>
              <span className="k-spoken">{agrees === null ? '' : agrees ? 'agrees: ' : 'contradicts: '}</span>
              {words}
            </span>
          </span>
        ))}
      </span>
      {instalment && (
        <span className="pm-candidate-due">
          <span>
            Instalment {instalment.n} of {instalment.of}
          </span>
          <strong>{moneyWords(money, BigInt(instalment.amount))}</strong>
          <span>
            due <DayText day={instalment.dueOn} today={market.businessDate} />
          </span>
        </span>
      )}
    </button>
  );
}
