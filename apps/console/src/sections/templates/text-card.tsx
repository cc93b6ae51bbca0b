import { type Ref, useState } from 'react';
import type { SmsLength } from '@candor/domain/message-text';
import { TextField } from '../../kit/fields/text-field.tsx';
import { droppedBy, partsWords, roomWords } from './edit-text.ts';
import { MarkedText, MarksBelow } from './marked-text.tsx';
import type { Fault, Seen, Spoken, Words } from './template-types.ts';

type Props = {
  readonly spoken: Spoken;
  readonly words: Words;
  readonly base: Words;
  readonly baseVersion: number;
  readonly locked: readonly string[];
  readonly lender: string;
  readonly lastLine: string;
  readonly seen: Seen | undefined;
  readonly faults: readonly Fault[];
  readonly isEdited: boolean;
  readonly isBesideShown: boolean;
  readonly onChoose: () => void;
  /** Undefined: it is only read. */
  readonly onChange: ((words: Words) => void) | undefined;
  readonly box: Ref<HTMLTextAreaElement>;
};

/** One language of a text: framed where it is edited, with how long it is and what is wrong with it. */
export function TextCard(props: Props) {
  const { spoken, words, base, baseVersion, locked, lender, lastLine, seen, faults, isEdited } = props;
  const isChanged = words.body !== base.body || words.title !== base.title;
  const isTyped = isEdited && props.onChange !== undefined;
  return (
    <section
      className="k-text-card"
      lang={spoken.language}
      data-edited={isEdited ? '' : undefined}
      data-fault={faults.length > 0 ? '' : undefined}
      aria-label={spoken.name}
    >
      <header>
        <button type="button" className="k-text-choose" aria-pressed={isEdited} onClick={props.onChoose}>
          {spoken.name}
        </button>
        <span className={isChanged ? 'k-text-changed' : 'k-muted'}>
          {isChanged ? 'changed' : `as in v${baseVersion}`}
        </span>
        {seen?.length && (
          <span className="k-text-length">
            {roomWords(seen.length)} · <b>{partsWords(seen.length)}</b>
          </span>
        )}
      </header>
      {isTyped ? (
        <TypedText {...props} />
      ) : (
        <div className="k-text-read">
          {words.title !== null && <b>{words.title}</b>}
          <p>
            <MarkedText text={words.body} locked={locked} lender={lender} />
          </p>
        </div>
      )}
      {lastLine !== '' && (
        <p className="k-text-line">
          <MarkedText text={lastLine} locked={[lastLine]} lender={lender} />
          <span className="k-muted">added when it is sent</span>
        </p>
      )}
      {props.isBesideShown && isChanged && (
        <div className="k-text-was">
          <span className="k-muted">v{baseVersion}</span>
          <p>
            {base.title !== null && `${base.title}. `}
            <MarkedText text={base.body} locked={locked} lender={lender} />
          </p>
        </div>
      )}
      {isEdited && seen?.length && seen.longestLength && (
        <LengthBar length={seen.length} longest={seen.longestLength} />
      )}
      {faults.length > 0 && (
        <ul className="k-text-faults">
          {faults.map(({ rule, part, sentence }) => (
            <li key={`${rule} ${part} ${sentence}`}>{sentence}</li>
          ))}
        </ul>
      )}
    </section>
  );
}

function TypedText({ spoken, words, locked, onChange, box }: Props) {
  const [kept, setKept] = useState<string>();
  const put = (body: string) => {
    const dropped = droppedBy(words.body, body, locked);
    setKept(dropped);
    if (dropped === undefined) onChange?.({ ...words, body });
  };
  return (
    <div className="k-text-typed">
      {words.title !== null && (
        <TextField label="Title" value={words.title} onChange={(title) => onChange?.({ ...words, title })} />
      )}
      <div className="k-text-stack">
        <MarksBelow text={words.body} locked={locked} />
        <textarea
          ref={box}
          aria-label={`Text in ${spoken.name}`}
          rows={1}
          spellCheck={false}
          value={words.body}
          onChange={(event) => put(event.target.value)}
        />
      </div>
      <p className="k-text-kept" aria-live="polite">
        {kept !== undefined &&
          (kept.startsWith('{lender}')
            ? 'An SMS begins with the lender’s name: it was put back.'
            : `“${kept}” is protected: it was put back.`)}
      </p>
    </div>
  );
}

/** The parts of an SMS, each as full as it is. */
function LengthBar({ length, longest }: { readonly length: SmsLength; readonly longest: SmsLength }) {
  const room = length.room / length.parts.length;
  const isMore = longest.parts.length > length.parts.length;
  return (
    <div className="k-text-bar">
      <svg viewBox={`0 0 ${length.parts.length * 100} 4`} preserveAspectRatio="none" aria-hidden="true">
        {length.parts.map((units, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- parts in their order
          <g key={at} data-part={at % 2 === 0 ? 'even' : 'odd'}>
            <rect x={at * 100} y="0" width="99.4" height="4" data-of="room" />
            <rect x={at * 100} y="0" width={(units / room) * 99.4} height="4" data-of="units" />
          </g>
        ))}
      </svg>
      <span>
        {length.parts.length > 1 &&
          `${length.parts.map((units, at) => `part ${at + 1}: ${units}`).join(' · ')} · `}
        longest values: {roomWords(longest)}, {isMore ? partsWords(longest) : `still ${partsWords(longest)}`}
      </span>
    </div>
  );
}
