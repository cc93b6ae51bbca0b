import { languageWords } from '../../kit/words/language-words.ts';
import type { Calls, RequestOf, ResponseOf } from '@candor/contract/console-client';
import { useEffect } from 'react';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Facts } from '../../kit/records/facts.tsx';
import { Notice } from '../../kit/notice.tsx';
import { dayWords } from '../../kit/words/day-words.ts';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { MoneyWay } from '../../kit/words/money-words.ts';
import { useSettled } from '../../shell/runtime/use-settled.ts';

export type Asked = RequestOf<Calls['console.application-preview']>;

/** What was shown, and of which request. */
export type Previewed = ResponseOf<Calls['console.application-preview']> & { readonly of: Asked };

type Props = {
  readonly asked: Asked | null;
  readonly way: MoneyWay;
  /** What was read, or nothing while it is not: whoever commits says what the preview says. */
  readonly onRead: (preview: Previewed | undefined) => void;
};

/** What would follow: the figures, and what the borrower will read, word for word. */
export function Preview({ asked, way, onRead }: Props) {
  const settled = useSettled(asked);
  if (!settled) return null;
  return <Settled asked={settled} way={way} onRead={onRead} />;
}

function Settled({ asked, way, onRead }: Props & { readonly asked: Asked }) {
  const { loaded } = useLoad('console.application-preview', asked);
  const read = loaded.state === 'failed' ? undefined : loaded.read?.data;
  useEffect(() => onRead(read && { ...read, of: asked }), [read, asked, onRead]);
  if (loaded.state === 'failed') return <Notice tone="red">{loaded.fault.words}</Notice>;
  const preview = loaded.read?.data;
  if (!preview) return <div className="k-preview" aria-busy="true" />;
  const { figures, told, openUntil, stepsToMend } = preview;
  const money = (minor: number) => <MoneyText way={way} minor={String(minor)} />;
  return (
    <div className="k-preview">
      {figures && (
        <Facts
          look="lines"
          facts={[
            ['Receives', money(figures.netReceived)],
            [
              figures.rows.length === 1
                ? 'Repays, single payment'
                : `Repays, ${figures.rows.length} instalments`,
              money(figures.totalToRepay),
            ],
            [`Rate a ${figures.rate.per}`, `${Number(figures.rate.percent).toFixed(2)}\u00a0%`],
          ]}
        />
      )}
      {told.map(({ language, title, body }) => (
        <blockquote key={language} lang={language}>
          <p className="k-muted" lang="en">
            The borrower reads{told.length > 1 && `, in ${languageWords(language)}`}:
          </p>
          <p>
            <strong>{title}</strong>
          </p>
          <p>{body}</p>
        </blockquote>
      ))}
      {stepsToMend.length > 0 && (
        <p className="k-muted">Reopened for the applicant: {stepsToMend.join(', ')}.</p>
      )}
      {openUntil && (
        <p className="k-muted">
          {preview.authority && preview.authority.takes !== 'alone'
            ? `No offer until it is approved. An offer made today would end ${dayWords(openUntil)}.`
            : `The offer goes out now and ends ${dayWords(openUntil)}. Nobody else must approve.`}
        </p>
      )}
    </div>
  );
}
