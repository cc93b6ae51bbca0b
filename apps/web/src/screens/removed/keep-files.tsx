import { Button, useOnline } from '@candor/ui';
import { useState } from 'react';
import { saveFile } from '../../app/save-file.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Agreement } from './agreement-screen.tsx';
import { agreementWords } from './words.ts';

const kinds = ['agreement', 'disclosure'] as const;

/** The signed files, the same to the byte each time they are fetched. */
export function KeepFiles({ agreement: { orderId, files } }: { readonly agreement: Agreement }) {
  const t = useT();
  const say = agreementWords.useSay();
  const isOnline = useOnline();
  const fetchFile = useAct('contract.file');
  const [asked, setAsked] = useState<(typeof kinds)[number]>();
  const [saved, setSaved] = useState<string>();
  const fetch = async (document: (typeof kinds)[number]) => {
    if (fetchFile.isBusy || !isOnline) return;
    setAsked(document);
    setSaved(undefined);
    const outcome = await fetchFile.run({ orderId, document });
    if (outcome === undefined || 'fault' in outcome) return;
    saveFile(outcome.answer);
    setSaved(outcome.answer.fileName);
  };
  return (
    <section className="c-card c-card-roomy r-files" aria-labelledby="agreement-files">
      <h2 id="agreement-files">{say('files')}</h2>
      {files.length < kinds.length ? (
        <output className="r-muted">{say('making')}</output>
      ) : (
        <div className="r-buttons">
          {kinds.map((kind) => (
            <Button
              key={kind}
              kind="outlined"
              pale={!isOnline}
              onClick={() => void fetch(kind)}
              {...(fetchFile.isBusy && asked === kind && { busy: say('fetching') })}
            >
              {say(`${kind}File`)}
            </Button>
          ))}
        </div>
      )}
      <output className="r-news">{saved !== undefined && say('saved', { file: saved })}</output>
      {fetchFile.fault && (
        <p className="r-fault" role="alert">
          {faultText(t, fetchFile.fault)}
        </p>
      )}
    </section>
  );
}
