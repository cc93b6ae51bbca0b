import { Button, useOnline } from '@candor/ui';
import { useState } from 'react';
import { saveFile } from '../../shell/save-file.ts';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import type { Agreement } from './loan-agreement-screen.tsx';
import { agreementWords } from './texts.ts';

const kinds = ['agreement', 'disclosure'] as const;

/** Which file: one that was signed, or the tax invoice of that number. */
type Wanted =
  | { readonly document: (typeof kinds)[number] }
  | { readonly document: 'tax-invoice'; readonly taxInvoice: string };

/** The signed files, the same to the byte each time they are fetched. */
export function KeepFiles({ agreement: { orderId, files, taxInvoices } }: { readonly agreement: Agreement }) {
  const t = useT();
  const say = agreementWords.useSay();
  const isOnline = useOnline();
  const fetchFile = useAct('contract.file');
  const [asked, setAsked] = useState<string>();
  const [saved, setSaved] = useState<string>();
  const fetch = async (wanted: Wanted) => {
    if (fetchFile.isBusy || !isOnline) return;
    setAsked('taxInvoice' in wanted ? wanted.taxInvoice : wanted.document);
    setSaved(undefined);
    const outcome = await fetchFile.run({ orderId, ...wanted });
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
              onClick={() => void fetch({ document: kind })}
              {...(fetchFile.isBusy && asked === kind && { busy: say('fetching') })}
            >
              {say(`${kind}File`)}
            </Button>
          ))}
          {taxInvoices.map((taxInvoice) => (
            <Button
              key={taxInvoice}
              kind="outlined"
              pale={!isOnline}
              onClick={() => void fetch({ document: 'tax-invoice', taxInvoice })}
              {...(fetchFile.isBusy && asked === taxInvoice && { busy: say('fetching') })}
            >
              {say('taxFile', { number: taxInvoice })}
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
