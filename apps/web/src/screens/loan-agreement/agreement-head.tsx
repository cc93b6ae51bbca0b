import { Chip, useWords } from '@candor/ui';
import type { AppPageData } from '../../shell/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import type { Agreement } from './loan-agreement-screen.tsx';
import { agreementWords } from './texts.ts';

/** Draft or signed, in a word. */
export function Standing({ agreement: { isSigned } }: { readonly agreement: Agreement }) {
  const say = agreementWords.useSay();
  return (
    <Chip kind={isSigned ? 'good' : 'warn'} {...(isSigned && { icon: 'check' })}>
      {say(isSigned ? 'signed' : 'draft')}
    </Chip>
  );
}

type Props = { readonly page: AppPageData; readonly agreement: Agreement };

/** Since when it stands, which wording it is, and which words bind. */
export function AgreementHead({ page: { timeZone }, agreement }: Props) {
  const words = useWords();
  const say = agreementWords.useSay();
  const { signedAt, version, note } = agreement;
  return (
    <div className="r-head">
      <p className="r-muted">
        {signedAt === null
          ? say('draftText')
          : say('signedOn', { moment: momentText(words, signedAt, timeZone) })}{' '}
        {say('version', { version: version.replaceAll('-', '\u2011') })}
      </p>
      {note !== null && <p className="r-note">{note}</p>}
    </div>
  );
}
