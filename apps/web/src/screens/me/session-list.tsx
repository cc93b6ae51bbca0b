import type { Calls, ResponseOf } from '@candor/contract/client';
import { BoneRows, Button, Chip, Dialog, Icon, useWords, screenIcons } from '@candor/ui';
import { useState } from 'react';
import { LoadState } from '../../shell/load-state.tsx';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';
import type { Loading } from '../../session/use-call.ts';
import { useLeave } from '../../session/use-leave.ts';
import { meWords } from './texts.ts';

type Entry = ResponseOf<Calls['session.list']>['sessions'][number];

type Props = { readonly page: AppPageData; readonly list: Loading<ResponseOf<Calls['session.list']>> };

/** Where one is logged in; each can be ended from here, or all at once. */
export function SessionList({ page, list }: Props) {
  const t = useT();
  const say = meWords.useSay();
  const { tell } = useServices();
  const end = useAct('session.end');
  const leave = useLeave();
  const [isAsking, setAsking] = useState(false);
  const [news, setNews] = useState('');
  const endOne = async (sessionId: string) => {
    const outcome = await end.run({ which: { sessionId } });
    if (outcome === undefined || 'fault' in outcome) return;
    setNews(say('ended'));
    list.reload();
  };
  const endAll = async () => {
    const outcome = await end.run({ which: { everywhere: true } });
    setAsking(false);
    if (outcome === undefined || 'fault' in outcome) return;
    tell('session.ended', { everywhere: true });
    leave();
  };
  return (
    <section className="m-sessions" aria-labelledby="me-where">
      <h2 id="me-where">{say('where')}</h2>
      <LoadState of={list} skeleton={<BoneRows count={1} />}>
        {({ sessions }) => (
          <ul className="c-card m-list">
            {sessions.map((one) => (
              <Row
                key={one.sessionId}
                entry={one}
                timeZone={page.timeZone}
                isBusy={end.isBusy}
                onEnd={endOne}
              />
            ))}
          </ul>
        )}
      </LoadState>
      <output className="m-news">{news}</output>
      {end.fault && (
        <p className="m-fault" role="alert">
          {faultText(t, end.fault)}
        </p>
      )}
      <Button kind="plain" onClick={() => setAsking(true)}>
        {say('everywhere')}
      </Button>
      <Dialog
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        title={say('everywhereTitle')}
        actions={
          <>
            <Button onClick={() => void endAll()} {...(end.isBusy && { busy: say('ending') })}>
              {say('everywhere')}
            </Button>
            <Button kind="outlined" onClick={() => setAsking(false)}>
              {say('cancel')}
            </Button>
          </>
        }
      >
        <p>{say('everywhereBody')}</p>
      </Dialog>
    </section>
  );
}

type RowProps = {
  readonly entry: Entry;
  readonly timeZone: string;
  readonly isBusy: boolean;
  readonly onEnd: (sessionId: string) => Promise<void>;
};

function Row({
  entry: { sessionId, device, lastUsedAt, startedAt, isThis },
  timeZone,
  isBusy,
  onEnd,
}: RowProps) {
  const words = useWords();
  const say = meWords.useSay();
  return (
    <li className="m-session">
      <Icon name={screenIcons.device} />
      <span className="c-row-text">
        {device} {isThis && <Chip kind="good">{say('thisDevice')}</Chip>}
        <span className="c-row-detail">
          {isThis
            ? say('since', { moment: momentText(words, startedAt, timeZone) })
            : say('lastUsed', { moment: momentText(words, lastUsedAt, timeZone) })}
        </span>
        {!isThis && (
          <Button kind="plain" pale={isBusy} onClick={() => void onEnd(sessionId)}>
            {say('end')}
          </Button>
        )}
      </span>
    </li>
  );
}
