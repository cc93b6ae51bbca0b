import type { Calls, ResponseOf } from '@candor/contract/client';
import {
  BottomSheet,
  BoneRows,
  Button,
  DateField,
  dayText,
  Money,
  noDay,
  RadioCards,
  readDay,
  screenIcons,
  useOnline,
  useWords,
} from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../../i18n/translation-provider.tsx';
import { faultText } from '../../../session/fault.ts';
import { useAct } from '../../../session/use-act.ts';
import { useCall } from '../../../session/use-call.ts';
import { LoadState } from '../../../shell/load-state.tsx';
import { saveFile } from '../../../shell/save-file.ts';
import { shareFile } from '../../../shell/share-file.ts';
import { loanDetailWords } from '../texts.ts';
import { paperWords } from './texts.ts';

type Papers = ResponseOf<Calls['loan.papers']>;
type Props = { readonly loanId: string; readonly today: string; readonly onClose: () => void };

const DAY_MS = 86_400_000;
const dayAfter = (day: string, days: number) =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);

/** What settles the loan by a day that the borrower picks, as a paper with a number. */
export function QuoteSheet({ loanId, today, onClose }: Props) {
  const say = paperWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const call = useCall('loan.papers', { loanId });
  return (
    <BottomSheet isOpen onClose={onClose} title={sayLoan('quote')}>
      <LoadState of={call} skeleton={<BoneRows count={3} />}>
        {({ quote }) =>
          quote ? <Quote loanId={loanId} today={today} days={quote} /> : <p>{say('quoteNothing')}</p>
        }
      </LoadState>
    </BottomSheet>
  );
}

type QuoteProps = Omit<Props, 'onClose'> & { readonly days: NonNullable<Papers['quote']> };

const ahead = ['0', '7', '14'] as const;

function Quote({ loanId, today, days }: QuoteProps) {
  const t = useT();
  const words = useWords();
  const say = paperWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.settlement-quote');
  const [picked, setPicked] = useState<(typeof ahead)[number] | 'own'>('7');
  const [typed, setTyped] = useState(noDay);
  const [lacks, setLacks] = useState(false);
  const [quoted, setQuoted] = useState<ResponseOf<Calls['loan.settlement-quote']>>();
  const change = (put: () => void) => {
    setLacks(false);
    setQuoted(undefined);
    act.forgive();
    put();
  };
  const ask = async () => {
    const until = picked === 'own' ? readDay(typed) : dayAfter(days.from, Number(picked));
    const isGood = until !== undefined && until >= days.from && until <= days.until;
    setLacks(!isGood);
    if (!isGood) return document.getElementById('quote-day-day')?.focus();
    const outcome = await act.run({ loanId, until });
    if (outcome && 'answer' in outcome) setQuoted(outcome.answer);
  };
  return (
    <div className="j-sheet">
      <RadioCards
        id="quote-until"
        label={say('quoteWhen')}
        look="rows"
        value={picked}
        onChoose={(value) => change(() => setPicked(value))}
        options={[
          ...ahead.map((value) => ({
            value,
            title: dayText(words, dayAfter(days.from, Number(value)), today),
          })),
          { value: 'own' as const, title: say('quoteOwn') },
        ]}
      />
      {picked === 'own' && (
        <DateField
          id="quote-day"
          label={say('quoteDay')}
          hint={sayLoan('promiseUntil', { latest: dayText(words, days.until, today) })}
          value={typed}
          onChange={(value) => change(() => setTyped(value))}
          error={lacks ? sayLoan('promiseUntil', { latest: dayText(words, days.until, today) }) : undefined}
        />
      )}
      <Fault words={act.fault && faultText(t, act.fault)} />
      <div aria-live="polite">
        {quoted && (
          <div className="c-card c-card-roomy">
            <p className="j-label">{say('quoteAmount', { day: dayText(words, quoted.until, today) })}</p>
            <p>
              <Money look="large" amount={BigInt(quoted.amount)} />
            </p>
            <p className="j-under">{say('quoteHolds')}</p>
            <p className="j-under">{quoted.number.replaceAll('-', '\u2011')}</p>
          </div>
        )}
      </div>
      {quoted ? (
        <KeepFile file={quoted} />
      ) : (
        <Button pale={!isOnline} busy={act.isBusy ? sayLoan('moment') : undefined} onClick={() => void ask()}>
          {say('quoteAsk')}
        </Button>
      )}
    </div>
  );
}

/** What was paid in a tax year, as a paper with a number. */
export function InterestSheet({ loanId, today, onClose }: Props) {
  const sayLoan = loanDetailWords.useSay();
  const call = useCall('loan.papers', { loanId });
  return (
    <BottomSheet isOpen onClose={onClose} title={sayLoan('interestPaper')}>
      <LoadState of={call} skeleton={<BoneRows count={2} />}>
        {({ taxYears }) => <TaxYears loanId={loanId} today={today} years={taxYears} />}
      </LoadState>
    </BottomSheet>
  );
}

type YearsProps = Omit<Props, 'onClose'> & { readonly years: Papers['taxYears'] };

function TaxYears({ loanId, today, years }: YearsProps) {
  const t = useT();
  const words = useWords();
  const say = paperWords.useSay();
  const sayLoan = loanDetailWords.useSay();
  const isOnline = useOnline();
  const act = useAct('loan.interest-certificate');
  const [year, setYear] = useState(String(years[0]?.year ?? ''));
  const [file, setFile] = useState<ResponseOf<Calls['loan.interest-certificate']>>();
  const choose = (value: string) => {
    act.forgive();
    setFile(undefined);
    setYear(value);
  };
  const ask = async () => {
    const outcome = await act.run({ loanId, year: Number(year) });
    if (outcome && 'answer' in outcome) setFile(outcome.answer);
  };
  return (
    <div className="j-sheet">
      <RadioCards
        id="tax-year"
        label={say('taxYear')}
        look="rows"
        value={year}
        onChoose={choose}
        options={years.map(({ year: of, from, until }) => ({
          value: String(of),
          title: say('fromUntil', { from: longDay(words, from), until: longDay(words, until) }),
          ...(until > today && { detail: say('yearSoFar') }),
        }))}
      />
      <Fault words={act.fault && faultText(t, act.fault)} />
      <div aria-live="polite">
        {file && (
          <p className="c-card c-card-roomy">
            {say('paperReady', { number: file.number.replaceAll('-', '\u2011') })}
          </p>
        )}
      </div>
      {file ? (
        <KeepFile file={file} />
      ) : (
        <Button pale={!isOnline} busy={act.isBusy ? sayLoan('moment') : undefined} onClick={() => void ask()}>
          {sayLoan('getFile')}
        </Button>
      )}
    </div>
  );
}

/** A year always has its number here, this one too. */
const longDay = (words: ReturnType<typeof useWords>, day: string) => dayText(words, day, '');

type File = { readonly fileName: string; readonly mediaType: 'application/pdf'; readonly base64: string };

/** The two ways to keep a file that is here already: shared where the phone can. */
function KeepFile({ file }: { readonly file: File }) {
  const say = paperWords.useSay();
  const share = async () => {
    if (!(await shareFile(file))) saveFile(file);
  };
  return (
    <>
      <Button kind="outlined" icon={screenIcons.share} onClick={() => void share()}>
        {say('shareFile')}
      </Button>
      <Button kind="outlined" icon={screenIcons.save} onClick={() => saveFile(file)}>
        {say('saveFile')}
      </Button>
    </>
  );
}

function Fault({ words }: { readonly words: string | undefined }) {
  return words === undefined ? null : (
    <p className="j-fault" role="alert">
      {words}
    </p>
  );
}
