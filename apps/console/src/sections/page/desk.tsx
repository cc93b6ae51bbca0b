import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Notice } from '../../kit/notice.tsx';
import { Pane, PaneHead, PartHead } from '../../kit/pane.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import { ErrorLine } from '../../kit/state-lines.tsx';
import { TextField } from '../../kit/fields/text-field.tsx';
import { PublishText } from './publish-text.tsx';
import { Versions } from './versions.tsx';
import { useDraft } from '../../kit/fields/use-draft.ts';

type Text = ResponseOf<Calls['console.text']>;
type DeskBody = NonNullable<Text['desk']>;

const days = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'];
const daysOf = (numbers: readonly number[]) => numbers.map((day) => days[day - 1]).join(', ');

/** Who answers the telephone, and when. */
export function Desk({ mayChange }: { readonly mayChange: boolean }) {
  const { market } = useDesk();
  const [version, setVersion] = useState<number>();
  const [done, setDone] = useState<string>();
  const request = { market: market.market, text: 'service-desk', ...(version && { version }) } as const;
  const { loaded, reload } = useLoad('console.text', request);
  const text = loaded.read?.data;
  return (
    <Pane>
      <PaneHead title="Service desk">
        <span>Closed on the holidays of {market.name}.</span>
      </PaneHead>
      {done && <Notice tone="green">{done}</Notice>}
      {!text && (loaded.state === 'failed' ? <ErrorLine onAgain={reload} /> : <Skeleton />)}
      {text?.desk && (
        <>
          <div className="page-bar">
            <Versions versions={text.versions} value={text.version} onChange={setVersion} />
          </div>
          <DeskForm
            key={`${text.version} ${text.newest}`}
            text={text}
            saved={text.desk}
            mayChange={mayChange}
            onDone={() => {
              setVersion(undefined);
              setDone('Published: live now.');
              reload();
            }}
          />
        </>
      )}
    </Pane>
  );
}

type FormProps = {
  readonly text: Text;
  readonly saved: DeskBody;
  readonly mayChange: boolean;
  readonly onDone: () => void;
};

function DeskForm({ text, saved, mayChange, onDone }: FormProps) {
  const { market } = useDesk();
  const [desk, setDesk, forget] = useDraft(`desk ${market.market} ${text.version}`, saved);
  const [isOpen, setOpen] = useState(false);
  const isOld = text.version !== text.newest;
  const isChanged = isOld || JSON.stringify(desk) !== JSON.stringify(saved);
  const setHours = (at: number, change: { from?: string; until?: string }) =>
    setDesk({
      ...desk,
      hours: desk.hours.map((span, place) => (place === at ? { ...span, ...change } : span)),
    });
  return (
    <div className="k-narrow">
      <fieldset className="page-changes" disabled={!mayChange}>
        <legend className="k-spoken">Service desk</legend>
        <TextField
          label="WhatsApp"
          value={desk.whatsapp ?? ''}
          onChange={(value) => setDesk({ ...desk, whatsapp: value === '' ? null : value })}
          hint="Digits with country code, without a plus sign. Leave empty if you have none."
        />
        <TextField
          label="Complaints officer"
          value={desk.officer ?? ''}
          onChange={(value) => setDesk({ ...desk, officer: value === '' ? null : value })}
        />
        <PartHead title="Hours" />
        {desk.hours.map((span, at) => (
          // oxlint-disable-next-line react/no-array-index-key -- spans have no name
          <div key={at} className="page-bar">
            <TextField
              label={`${daysOf(span.days)}, from`}
              value={span.from}
              onChange={(from) => setHours(at, { from })}
            />
            <TextField label="until" value={span.until} onChange={(until) => setHours(at, { until })} />
          </div>
        ))}
      </fieldset>
      {mayChange && (
        <Button look="primary" disabled={!isChanged} onClick={() => setOpen(true)}>
          {isOld ? 'Restore this version' : 'Publish the hours'}
        </Button>
      )}
      {isOpen && (
        <PublishText
          text={{ market: market.market, name: 'service-desk', after: text.newest, desk }}
          what="the service desk"
          onClose={() => setOpen(false)}
          onDone={() => {
            setOpen(false);
            forget();
            onDone();
          }}
        />
      )}
    </div>
  );
}
