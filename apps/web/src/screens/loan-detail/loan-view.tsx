import { routePath } from '@candor/contract/routes';
import {
  CardList,
  Chip,
  Day,
  dayText,
  Disclosure,
  Figure,
  ListButton,
  ListRow,
  screenIcons,
  useWords,
} from '@candor/ui';
import type { Language } from '@candor/i18n';
import { createElement, Suspense, useState } from 'react';
import { lazyIn } from '../../i18n/lazy-texts.ts';
import { momentParts } from '../../i18n/moment-text.ts';
import { adoptStyles } from '../../shell/adopt-styles.ts';
import type { AppPageData } from '../../shell/page-data.ts';
import { useMonthName } from '../../lending/month-name.ts';
import { dueWord, OrderChip } from '../../lending/orders.tsx';
import { lendingWords } from '../../lending/texts.ts';
import type { Details } from './loan-detail-screen.tsx';
import { BegunPayments } from './begun-payments.tsx';
import { CantPay } from './cant-pay.tsx';
import { CoolingOff } from './cooling-off.tsx';
import { CostCard } from './cost-card.tsx';
import { HardshipNotice } from './hardship-notice.tsx';
import { HistoryCard } from './history-card.tsx';
import { InstalmentTable } from './instalment-table.tsx';
import { LateLine } from './late-line.tsx';
import { CancelledCard } from './moments/cancelled-card.tsx';
import { MoneyHistory } from './money-history.tsx';
import { PaymentTimeline } from './payment-timeline.tsx';
import { PlanNotice } from './plan-notice.tsx';
import { isCancelCheaper, SettleToday } from './settle-today.tsx';
import { loadLoanSheets } from './load-views.ts';
import { Certificate } from './use-receipt.tsx';
import { RateUs } from './rate-us.tsx';
import css from './loan-view.css?inline';
import { loanDetailWords } from './texts.ts';

adoptStyles(css);

/** With words of their own. */
const loadPapers = async (language: Language) => {
  const [sheets, { paperWords }] = await Promise.all([loadLoanSheets(), import('./papers/texts.ts')]);
  await paperWords.load(language);
  return sheets;
};
const quoteSheetIn = lazyIn(async (language) => (await loadPapers(language)).QuoteSheet);
const interestSheetIn = lazyIn(async (language) => (await loadPapers(language)).InterestSheet);

type Props = {
  readonly page: AppPageData;
  readonly details: Details;
  readonly onChange: () => Promise<void>;
};

/**
 * A loan: what is owed, every payment with its parts, what it has cost against the law's ceiling, and its
 * papers.
 */
export function LoanView({ page, details, onChange }: Props) {
  const say = loanDetailWords.useSay();
  const { item, rows, today, loan, cancelled } = details;
  const loanId = item.loanId ?? item.orderId;
  const isActive = item.loanState === 'active';
  const isLate = item.daysLate > 0;
  // Who is late finds the way out before the papers.
  const cantPay = isActive && (
    <CantPay page={page} loanId={loanId} today={today} isLate={isLate} onAsked={onChange} />
  );
  const hasRows = rows.length > 0 && !isWithoutRows(item.loanState);
  const newSince = isActive && loan?.plan.cause === 'restructuring' ? loan.plan.since : undefined;
  return (
    <>
      <Owed loanId={loanId} details={details} />
      {loan && isActive && (
        <PlanNotice loanId={loanId} until={loan.planOfferUntil} today={today} onAnswered={onChange} />
      )}
      <BegunPayments page={page} loanId={loanId} details={details} />
      {loan?.hardship && isNews(loan.hardship, today) && (
        <HardshipNotice page={page} hardship={loan.hardship} />
      )}
      <CoolingOff details={details} />
      {hasRows && (
        <PaymentTimeline
          rows={rows}
          owed={isActive && loan ? loan.owed : null}
          today={today}
          newSince={newSince}
          loanId={loanId}
        />
      )}
      {isLate && cantPay}
      {cancelled && <CancelledCard loanId={loanId} cancelled={cancelled} today={today} />}
      <CostCard details={details} />
      {item.loanState === 'settled' && <RateUs today={today} />}
      <Papers page={page} details={details} />
      {item.loanState === 'settled' ? (
        <CardList label={say('certificate')}>
          <ListRow
            href={routePath('loanDetail', { loanId, view: 'settled' })}
            icon={screenIcons.document}
            title={say('certificate')}
            detail={say('certificateDetail')}
          />
        </CardList>
      ) : (
        isClosed(item.loanState) && (
          <Certificate loanId={loanId} isCancelled={item.loanState === 'cancelled'} />
        )
      )}
      {!isLate && cantPay}
      {hasRows && rows.length > 1 && (
        <Disclosure title={say('asTable')}>
          <InstalmentTable rows={rows} today={today} loanId={loanId} />
        </Disclosure>
      )}
      <MoneyHistory loanId={loanId} today={today} />
      <HistoryCard page={page} history={details.history} />
    </>
  );
}

/**
 * What was written off has no days any more: what came and what is missing is in the list of payments. One
 * that was cancelled has none either: what was given back stands in a card of its own.
 */
const isWithoutRows = (state: Details['item']['loanState']) =>
  state === 'written-off' || state === 'recovered' || state === 'cancelled';

/** Ended otherwise with nothing owed: that can be certified too. */
const isClosed = (state: Details['item']['loanState']) => state === 'recovered' || state === 'cancelled';

const NEWS_MS = 14 * 86_400_000;

/**
 * While it is considered, and for two weeks: later it is in the sheet alone. New instalments say so
 * themselves.
 */
function isNews({ state, option, askedAt }: Hardship, today: string): boolean {
  if (state === 'considered') return true;
  const isSeen = state === 'granted' && option !== 'promise-to-pay' && option !== 'talk';
  return !isSeen && state !== 'withdrawn' && Date.parse(today) - Date.parse(askedAt) < NEWS_MS;
}

type Hardship = NonNullable<NonNullable<Details['loan']>['hardship']>;

function Owed({ loanId, details }: { loanId: string } & Pick<Props, 'details'>) {
  const say = loanDetailWords.useSay();
  const sayLending = lendingWords.useSay();
  const words = useWords();
  const month = useMonthName();
  const { item, rows, today, loan, cancelled } = details;
  const { nextDue, overdue, loanState } = item;
  // Of what is not due yet, the latest that nothing is left to pay of.
  const ahead = rows.findLast(({ dueOn, left, number }) => dueOn > today && left === 0 && number !== null);
  return (
    <div>
      <div className="j-between">
        <span className="j-label">{say('youStillOwe')}</span>
        {ahead && loanState === 'active' && item.daysLate === 0 ? (
          <Chip kind="good" icon="check">
            {say('monthIsPaid', { month: month(ahead.dueOn) })}
          </Chip>
        ) : (
          <OrderChip item={item} />
        )}
      </div>
      <p>
        <Figure
          figure="owed"
          loan={loanId}
          asOf={today}
          look="figure"
          minor={loan?.owed ?? item.outstanding ?? 0}
        />
      </p>
      {nextDue && loanState === 'active' && (
        <p className="j-under">
          {say(overdue > 0 ? 'overdue' : 'next')}{' '}
          <strong>
            <Figure
              figure={overdue > 0 ? 'overdue' : 'next'}
              loan={loanId}
              asOf={today}
              minor={overdue || nextDue.amount}
            />
          </strong>
          {overdue > 0 ? (
            <>
              <br />
              {sayLending(dueWord(item))}
            </>
          ) : (
            ','
          )}{' '}
          <Day date={nextDue.dueOn} today={today} distance />
        </p>
      )}
      {loan?.late && loan.hardship?.state !== 'considered' && <LateLine late={loan.late} today={today} />}
      {loan && <SettleToday loanId={loanId} details={details} standing={loan} />}
      {loanState !== 'active' && (
        <p className="j-under">
          {cancelled
            ? say('cancelledOn', { day: dayText(words, cancelled.on, today) })
            : say(loanState === 'written-off' ? 'writtenOffLine' : 'nothingDue')}
        </p>
      )}
    </div>
  );
}

function Papers({ page, details }: Omit<Props, 'onChange'>) {
  const words = useWords();
  const { item, account, hasAgreement, broughtIn, history, loan, today } = details;
  const isBegun = loan?.openPayments.some(({ meantFor }) => meantFor === 'delay');
  const delaysLeft = loan?.mayDelay && !isBegun ? loan.delaysLeft : 0;
  const signedAt = history.find(({ state }) => state === 'confirmed')?.at;
  const signedOn = signedAt && dayText(words, momentParts(signedAt, page.timeZone).day, today);
  const say = loanDetailWords.useSay();
  const loanId = item.loanId ?? item.orderId;
  const [open, setOpen] = useState<'quote' | 'interest'>();
  const isQuotable =
    item.loanState === 'active' && loan !== null && loan.owed > 0 && !isCancelCheaper(details);
  const sheet = { loanId, today, onClose: () => setOpen(undefined) };
  return (
    <>
      <CardList label={say('documents')}>
        {delaysLeft > 0 && (
          <ListRow
            href={routePath('repayDelay', { loanId })}
            icon={screenIcons.calendarMove}
            title={say('delay')}
            detail={delaysLeft === 1 ? say('delayLeft') : say('delaysLeft', { count: delaysLeft })}
          />
        )}
        {loan?.autopay && item.loanState === 'active' && (
          <ListRow
            href={routePath('autopay', { loanId })}
            icon="retry"
            title={say('autopay')}
            detail={say(loan.autopay === 'on' ? 'autopayOn' : 'autopayOff')}
          />
        )}
        {hasAgreement && (
          <ListRow
            href={routePath('loanAgreement', { loanId })}
            icon="receipt"
            title={say('agreement')}
            detail={signedOn ? say('signedOn', { day: signedOn }) : say('agreementDetail')}
          />
        )}
        {broughtIn && (
          <ListRow
            href={routePath('complaints', { view: 'new', loanId })}
            icon="receipt"
            title={say('earlierPaper')}
            detail={say('earlierPaperDetail', { day: dayText(words, broughtIn.since, today) })}
          />
        )}
        {account && (
          <ListRow
            href={routePath('bankCard')}
            icon="wallet"
            title={say('paidTo')}
            detail={`${account.institutionName} ${account.masked}, ${account.holder}`}
          />
        )}
        {isQuotable && (
          <ListButton
            icon={screenIcons.document}
            title={say('quote')}
            detail={say('quoteDetail')}
            onClick={() => setOpen('quote')}
          />
        )}
        <ListButton
          icon={screenIcons.document}
          title={say('interestPaper')}
          detail={say('interestDetail')}
          onClick={() => setOpen('interest')}
        />
        <ListRow
          href={routePath('complaints', { view: 'new', loanId })}
          icon="warning"
          title={say('problem')}
        />
      </CardList>
      <Suspense>{open === 'quote' && createElement(quoteSheetIn(page.language), sheet)}</Suspense>
      <Suspense>{open === 'interest' && createElement(interestSheetIn(page.language), sheet)}</Suspense>
    </>
  );
}
