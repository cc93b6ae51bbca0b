import { CopyButton } from '@candor/ui';
import { agreementWords } from './texts.ts';

/** What proves that not a letter was changed after the signature. */
export function FingerprintCard({ fingerprint }: { readonly fingerprint: string }) {
  const say = agreementWords.useSay();
  return (
    <section className="c-card c-card-roomy r-print" aria-labelledby="agreement-print">
      <h2 id="agreement-print">{say('fingerprint')}</h2>
      <p className="r-muted">{say('fingerprintWhy')}</p>
      <code>{fingerprint}</code>
      <CopyButton text={fingerprint} />
    </section>
  );
}
