import { Chip, useWords } from '@candor/ui';
import type { AppPageData } from '../../app/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import type { Agreement } from './agreement-screen.tsx';
import { agreementWords } from './words.ts';

type Props = { readonly page: AppPageData; readonly agreement: Agreement };

/** What it is and how it stands: draft or signed, and since when. */
export function AgreementHead({ page: { timeZone }, agreement }: Props) {
  const words = useWords();
  const say = agreementWords.useSay();
  const { title, isSigned, signedAt, version, note } = agreement;
  return (
    <div className="r-head">
      <div className="r-title">
        <h1>{title}</h1>
        <Chip kind={isSigned ? 'good' : 'warn'} {...(isSigned && { icon: 'check' })}>
          {say(isSigned ? 'signed' : 'draft')}
        </Chip>
      </div>
      <p className="r-muted">
        {signedAt === null
          ? say('draftText')
          : say('signedOn', { moment: momentText(words, signedAt, timeZone) })}{' '}
        {say('version', { version: version.replaceAll('-', '\u2011') })}.
      </p>
      {note !== null && <p className="r-note">{note}</p>}
    </div>
  );
}
