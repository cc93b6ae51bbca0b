import { Bone, Button, ProgressRing, Skeleton, useOnline, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { type Export, useExport } from './use-export.ts';
import { choiceWords } from './texts.ts';

/** Asking for one's data, watching it being gathered, and taking it. */
export function ExportCard({ page }: { readonly page: AppPageData }) {
  const t = useT();
  const say = choiceWords.useSay();
  const isOnline = useOnline();
  const { latest, isUnderWay, saved, isBusy, fault, begin, fetch } = useExport();
  const isReady = typeof latest === 'object' && latest.state === 'ready';
  return (
    <section className="c-card c-card-roomy v-export" aria-labelledby="export-title">
      <h2 id="export-title">{say('exportTitle')}</h2>
      <p>{say('exportText')}</p>
      <div className="v-export-state">
        {latest === undefined && fault === undefined ? (
          <Skeleton>
            <Bone shape="button" width="all" />
          </Skeleton>
        ) : (
          <>
            {typeof latest === 'object' && <Progress latest={latest} timeZone={page.timeZone} />}
            {isReady && (
              <Button
                kind="outlined"
                pale={!isOnline}
                onClick={() => void fetch(latest.exportId)}
                {...(isBusy && { busy: say('downloading') })}
              >
                {say('download')}
              </Button>
            )}
            {!isUnderWay && (
              <Button
                kind={isReady ? 'plain' : 'outlined'}
                pale={!isOnline}
                onClick={() => void begin()}
                {...(isBusy && !isReady && { busy: say('sending') })}
              >
                {say('gather')}
              </Button>
            )}
          </>
        )}
      </div>
      <output className="v-news">{saved !== undefined && say('downloaded', { file: saved })}</output>
      {fault && (
        <p className="v-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </section>
  );
}

function Progress({ latest, timeZone }: { readonly latest: Export; readonly timeZone: string }) {
  const words = useWords();
  const say = choiceWords.useSay();
  const { state, progressPercent, sizeBytes, expiresAt } = latest;
  if (state === 'failed') return <p className="v-fault">{say('exportFailed')}</p>;
  if (state === 'expired') return <p className="v-since">{say('exportExpired')}</p>;
  if (state === 'ready')
    return (
      <output className="v-progress">
        <span>
          <strong>{say('ready')}</strong>
          {expiresAt !== null &&
            say('readyText', {
              size: Math.max(1, Math.round((sizeBytes ?? 0) / 1024)),
              moment: momentText(words, expiresAt, timeZone),
            })}
        </span>
      </output>
    );
  return (
    <output className="v-progress">
      <ProgressRing label={say('gathering')} percent={progressPercent} />
      <span>
        <strong>{say('gathering')}</strong>
        {say('gatheringText')}
      </span>
    </output>
  );
}
