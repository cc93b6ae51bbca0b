import type { Calls, ResponseOf } from '@candor/contract/console-client';
import { useState } from 'react';
import { DayField } from '../../shell/day-field.tsx';
import { useDesk } from '../../shell/me.ts';
import { useAct } from '../../shell/runtime/use-act.ts';
import { useLoad } from '../../shell/runtime/use-load.ts';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialogs/dialog.tsx';
import { Notice } from '../../kit/notice.tsx';
import { SelectField } from '../../kit/fields/select-field.tsx';
import { saveText } from '../../kit/files/save-text.ts';
import { DayText, MomentText } from '../../kit/words/day-text.tsx';
import { MoneyText } from '../../kit/words/money-text.tsx';
import type { LoanData } from './page-data.ts';
import { useDialogDraft } from '../../kit/fields/use-draft.ts';

const kindWords = {
  statement: 'Statement of account',
  certificate: 'Certificate of full payment',
  'settlement-quote': 'Settlement quote',
  'interest-certificate': 'Interest certificate',
} as const;
type Kind = keyof typeof kindWords;

const languageNames = new Intl.DisplayNames('en', { type: 'language' });

/** Statements, quotes and certificates: what was issued under which number, and by whom. */
export function IssueDocuments({ page }: { readonly page: LoanData }) {
  const { market, may, money } = useDesk();
  const { loaded, reload } = useLoad('console.loan-documents', { market: market.market, loan: page.loan });
  const [kind, setKind] = useState<Kind>();
  const documents = loaded.read?.data;
  return (
    <>
      {may('loan.act') && documents && (
        <div className="k-buttons">
          <Button size="small" icon="download" onClick={() => setKind('statement')}>
            Statement of account
          </Button>
          {documents.quote && (
            <Button size="small" icon="download" onClick={() => setKind('settlement-quote')}>
              Settlement quote
            </Button>
          )}
          <Button size="small" icon="download" onClick={() => setKind('interest-certificate')}>
            Interest certificate
          </Button>
          {documents.isFullyPaid && (
            <Button size="small" icon="download" onClick={() => setKind('certificate')}>
              Certificate of full payment
            </Button>
          )}
        </div>
      )}
      {documents && documents.issued.length > 0 && (
        <ul className="loan-messages" aria-label="Issued documents">
          {documents.issued.slice(0, 6).map(({ number, kind: of, until, amount, issuedAt, by }) => (
            <li key={number}>
              <span title={kindWords[of]}>
                <span className="k-reference">{number}</span> {by}
                {amount !== null && until !== null && (
                  <>
                    , <MoneyText way={money} minor={BigInt(amount)} /> to{' '}
                    <DayText day={until} today={page.today} />
                  </>
                )}
              </span>
              <span className="k-muted">
                <MomentText at={new Date(issuedAt)} timeZone={market.timeZone} today={page.today} />
              </span>
            </li>
          ))}
        </ul>
      )}
      {kind && documents && (
        <IssueDialog
          page={page}
          kind={kind}
          documents={documents}
          onClose={() => {
            setKind(undefined);
            reload();
          }}
        />
      )}
    </>
  );
}

type Documents = ResponseOf<Calls['console.loan-documents']>;

type DialogProps = {
  readonly page: LoanData;
  readonly kind: Kind;
  readonly documents: Documents;
  readonly onClose: () => void;
};

function IssueDialog({ page, kind, documents, onClose }: DialogProps) {
  const { languages, paidOutOn: first, quote, taxYears } = documents;
  const { market } = useDesk();
  const issue = useAct('console.document-issue');
  const own = languages.find((each) => each === page.borrower.language);
  const [language, setLanguage] = useDialogDraft(
    `document ${page.loan} ${kind} language`,
    own ?? languages[0] ?? 'en',
  );
  const [from, setFrom] = useDialogDraft(`document ${page.loan} ${kind} from`, first);
  const [until, setUntil] = useDialogDraft<string>(`document ${page.loan} ${kind} until`, page.today);
  const [validTo, setValidTo] = useDialogDraft<string>(`document ${page.loan} ${kind} to`, page.today);
  const [year, setYear] = useDialogDraft(
    `document ${page.loan} ${kind} year`,
    String(taxYears[0]?.year ?? ''),
  );
  const isDay = (typed: string) => /^\d{4}-\d{2}-\d{2}$/u.test(typed);
  const isPeriod = isDay(from) && isDay(until) && from <= until;
  const isQuotable = quote !== null && isDay(validTo) && validTo >= quote.from && validTo <= quote.until;
  const fits = { statement: isPeriod, 'settlement-quote': isQuotable }[kind as string] ?? true;
  const commit = async () => {
    if (!fits) return;
    const outcome = await issue.run({
      market: market.market,
      loan: page.loan,
      kind,
      language,
      ...(kind === 'statement' && { from, until }),
      ...(kind === 'settlement-quote' && { until: validTo }),
      ...(kind === 'interest-certificate' && { year: Number(year) }),
    });
    if (!outcome || 'fault' in outcome) return;
    const { fileName, base64, mediaType } = outcome.answer;
    saveText(
      fileName,
      Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)),
      mediaType,
    );
    onClose();
  };
  return (
    <Dialog
      title={`Issue: ${kindWords[kind]}`}
      about={`${page.borrower.name ?? 'Name not kept'} · ${page.loan}`}
      onClose={onClose}
      onCommit={() => void commit()}
      commitWords="issue"
      note="It gets a document number of its own, and who issued it is kept."
      buttons={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            look="primary"
            keys="Ctrl+Enter"
            isBusy={issue.isBusy}
            disabled={!fits}
            onClick={() => void commit()}
          >
            Issue PDF
          </Button>
        </>
      }
    >
      {issue.fault && <Notice tone="red">{issue.fault.words}</Notice>}
      <div className="k-form">
        <SelectField
          label="Language"
          value={language}
          options={languages.map((value) => ({ value, words: languageNames.of(value) ?? value }))}
          onChange={setLanguage}
        />
        {kind === 'statement' && (
          <div className="k-field-row">
            <DayField label="From" value={from} onChange={setFrom} />
            <DayField
              label="Until"
              value={until}
              onChange={setUntil}
              error={fits ? undefined : 'From comes before until.'}
            />
          </div>
        )}
        {kind === 'settlement-quote' && quote && (
          <DayField
            label="Valid to"
            value={validTo}
            onChange={setValidTo}
            error={fits ? undefined : `A day from ${quote.from} to ${quote.until}.`}
          />
        )}
        {kind === 'interest-certificate' && (
          <SelectField
            label="Tax year"
            value={year}
            options={taxYears.map(({ year: of, from: since, until: last }) => ({
              value: String(of),
              words: `${since} to ${last}`,
            }))}
            onChange={setYear}
          />
        )}
      </div>
    </Dialog>
  );
}
