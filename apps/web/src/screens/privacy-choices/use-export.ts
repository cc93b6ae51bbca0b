import type { Calls, ResponseOf } from '@candor/contract/client';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { type Fault, faultOf } from '@candor/client';
import { useServices } from '../../session/services.ts';
import { useAct } from '../../session/use-act.ts';

export type Export = ResponseOf<Calls['privacy.export-state']>;

const LOOK_AGAIN_MS = 1200;

/** The latest export, followed while it is being made, and fetched when it is there. */
export function useExport() {
  const { client, tell } = useServices();
  const [latest, setLatest] = useState<Export | 'none' | undefined>();
  const [fault, setFault] = useState<Fault>();
  const [saved, setSaved] = useState<string>();
  const ask = useAct('privacy.export');
  const fetchArchive = useAct('privacy.export-archive');

  const look = useCallback(async () => {
    try {
      const state = await client.call('privacy.export-state', {});
      setFault(undefined);
      setLatest(state);
    } catch (error) {
      const failure = faultOf(error);
      if (failure.code === 'not_found') setLatest('none');
      // The rest of the screen has led to the login already.
      else if (failure.code !== 'not_logged_in') setFault(failure);
    }
  }, [client]);
  // oxlint-disable-next-line react/set-state-in-effect -- only after the answer came
  useEffect(() => void look(), [look]);
  const isUnderWay = typeof latest === 'object' && (latest.state === 'waiting' || latest.state === 'making');
  const lookAgain = useEffectEvent(() => void look());
  useEffect(() => {
    if (!isUnderWay) return;
    const timer = setInterval(() => lookAgain(), LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isUnderWay]);

  return {
    latest,
    isUnderWay,
    saved,
    isBusy: ask.isBusy || fetchArchive.isBusy,
    fault: ask.fault ?? fetchArchive.fault ?? fault,
    async begin() {
      setSaved(undefined);
      const outcome = await ask.run({});
      if (outcome === undefined || 'fault' in outcome) return;
      tell('export.asked', { again: latest !== 'none' });
      setLatest(outcome.answer);
    },
    async fetch(exportId: string) {
      const outcome = await fetchArchive.run({ exportId });
      if (outcome === undefined) return;
      if ('fault' in outcome) return void look();
      tell('export.fetched', { again: saved !== undefined });
      saveFile(outcome.answer);
      setSaved(outcome.answer.fileName);
    },
  };
}
