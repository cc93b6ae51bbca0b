import { isBuilt, routePath } from '@candor/contract/routes';
import {
  ButtonLink,
  Card,
  Disclosure,
  Money,
  Notice,
  QrCode,
  TimelineStep,
  Timeline,
  useWords,
} from '@candor/ui';
import { useEffect, useEffectEvent } from 'react';
import { adoptStyles } from '../../app/adopt-styles.ts';
import { LoadState } from '../../app/load-state.tsx';
import type { AppPageData } from '../../app/page-data.ts';
import { momentText } from '../../i18n/moment-text.ts';
import { useAmountText } from '../../lending/use-amount-text.ts';
import { useFiguresFrom } from '../../lending/use-figures-from.ts';
import { codeHref } from '../../repaying/code-href.ts';
import { otherWayHref } from '../../repaying/other-way-href.ts';
import { type Payment, phaseOf } from '../../repaying/payment.ts';
import { usePayment } from '../../repaying/use-payment.ts';
import { useNavigate } from '../../router/router-context.ts';
import { BoneRepaying } from './bone-repaying.tsx';
import css from './code-view.css?inline';
import { Frame, NotHere } from './repaying-screen.tsx';
import { TransferLines } from './transfer-lines.tsx';
import { UtrForm } from './utr-form.tsx';
import { repayingWords } from './words.ts';

/** With what it is drawn in, once. */
adoptStyles(css);

type Props = { readonly page: AppPageData; readonly loanId: string; readonly paymentId: string };

/** A transfer of one's own: the code to make it with, and the bank's number once it is made. Looks by itself whether it has come. */
export function CodeView({ page, loanId, paymentId }: Props) {
  const navigate = useNavigate();
  const call = usePayment(paymentId);
  const figuresFrom = useFiguresFrom(call.at, page.timeZone);
  const { loaded, replace } = call;
  const sheet = loaded.state === 'ready' ? loaded.data : undefined;
  // A code of another kind has its own page.
  const place = sheet && !sheet.takesUtr && isBuilt('paymentInstructions') ? codeHref(sheet) : undefined;
  const leave = useEffectEvent((to: string) => navigate(to, { replace: true }));
  useEffect(() => void (place !== undefined && leave(place)), [place]);
  // The number may be of money that stands under another payment already.
  const claimed = (next: Payment) =>
    next.paymentId === paymentId ? replace(next) : navigate(codeHref(next), { replace: true });
  if (loaded.state === 'failed' && loaded.fault.code === 'not_found')
    return <NotHere page={page} loanId={loanId} />;
  return (
    <Frame
      page={page}
      parent={sheet ? otherWayHref(sheet) : routePath('loanDetail', { loanId })}
      figuresFrom={figuresFrom}
      action={sheet && <Action sheet={sheet} />}
    >
      <LoadState of={call} skeleton={<BoneRepaying />}>
        {(now) => <Code page={page} sheet={now} onClaimed={claimed} />}
      </LoadState>
    </Frame>
  );
}

/** Off to the app that pays; once it is on its way, back to the loan. */
function Action({ sheet }: { readonly sheet: Payment }) {
  const say = repayingWords.useSay();
  const { appLink, loanId } = sheet;
  const phase = phaseOf(sheet);
  if (phase === 'open' && appLink !== null) return <ButtonLink href={appLink}>{say('openApp')}</ButtonLink>;
  if (phase === 'over') return <ButtonLink href={otherWayHref(sheet)}>{say('newCode')}</ButtonLink>;
  return (
    <ButtonLink kind="outlined" href={routePath('loanDetail', { loanId })}>
      {say('toLoan')}
    </ButtonLink>
  );
}

type CodeProps = Pick<Props, 'page'> & {
  readonly sheet: Payment;
  readonly onClaimed: (sheet: Payment) => void;
};

function Code({ page, sheet, onClaimed }: CodeProps) {
  const words = useWords();
  const say = repayingWords.useSay();
  const amount = useAmountText();
  const { claim, qr, steps, expiresAt } = sheet;
  const phase = phaseOf(sheet);
  const isPayable = phase === 'open';
  const kind = kinds[phase];
  return (
    <>
      <div>
        <span className="y-note">{sheet.payTypeName}</span>
        <p>
          <Money look="figure" amount={BigInt(sheet.amount)} />
        </p>
      </div>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an <output> may only hold words, not a box */}
      <div role="status">
        <Notice kind={kind} icon={kind === 'good' ? 'check' : 'clock'}>
          {sheet.line}
          {claim && <p>{claim.line}</p>}
        </Notice>
      </div>
      {isPayable && (
        <Card heading={say('transferTo')}>
          {qr !== null && <QrCode text={qr} label={say('qrLabel', { amount: amount(sheet.amount) })} />}
          <TransferLines sheet={sheet} />
          {expiresAt !== null && (
            <p className="y-note">{say('until', { moment: momentText(words, expiresAt, page.timeZone) })}</p>
          )}
        </Card>
      )}
      {isPayable && steps.length > 0 && (
        <Card heading={say('steps')}>
          <Timeline label={say('steps')}>
            {steps.map((step, index) => (
              <TimelineStep key={step} number={index + 1}>
                {step}
              </TimelineStep>
            ))}
          </Timeline>
        </Card>
      )}
      <PaidNumber sheet={sheet} onClaimed={onClaimed} />
    </>
  );
}

/** Also after the code has run out, as the money may have been sent in time; and instead of a number that was mistyped. */
function PaidNumber({ sheet, onClaimed }: Omit<CodeProps, 'page'>) {
  const say = repayingWords.useSay();
  const phase = phaseOf(sheet);
  if (!sheet.takesUtr || (phase !== 'open' && phase !== 'over' && phase !== 'looking')) return null;
  const form = <UtrForm sheet={sheet} onClaimed={onClaimed} />;
  if (phase === 'looking') return <Disclosure title={say('otherNumber')}>{form}</Disclosure>;
  return <Card heading={say('havePaid')}>{form}</Card>;
}

const kinds = {
  open: 'plain',
  looking: 'plain',
  over: 'warn',
  arrived: 'good',
  paid: 'good',
  undone: 'bad',
} as const;
