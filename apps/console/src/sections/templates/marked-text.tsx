import { Icon } from '../../kit/icon.tsx';
import { marksIn } from './edit-text.ts';

type Props = {
  readonly text: string;
  readonly locked: readonly string[];
  /** What stands in place of {lender}. */
  readonly lender: string;
};

/** A text as it is read: variables in blue, what is protected dashed and with a lock. */
export function MarkedText({ text, locked, lender }: Props) {
  return marksIn(text, locked).map(({ is, text: piece }, at) =>
    is === 'words' ? (
      piece
    ) : is === 'variable' ? (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
      <b key={at} className="k-text-variable">
        {piece.slice(1, -1)}
      </b>
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
      <span key={at} className="k-text-locked">
        <Icon name="lock" />
        {piece.replace('{lender}', lender)}
      </span>
    ),
  );
}

/** The same marks under what is being typed: nothing takes room that the typed text does not. */
export function MarksBelow({ text, locked }: Pick<Props, 'text' | 'locked'>) {
  return (
    <div className="k-text-below" aria-hidden="true">
      {marksIn(text, locked).map(({ is, text: piece }, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- pieces of one text
        <span key={at} data-mark={is}>
          {piece}
        </span>
      ))}
      {'\u200b'}
    </div>
  );
}
