import { amountText } from '@candor/domain/money';
import type {
  DebitAnswer,
  DebitAsked,
  DebitStanding,
  DebitToMake,
  MandateChannel,
  MandateStanding,
} from '@candor/services/kernel/mandate-ports';
import type { VendorAnswer } from '../payouts/ask-vendor.ts';
import { askCashfree, fieldsOf, textOf, type CashfreeAccess } from './ask-cashfree.ts';
import { isNotThere, isRefused, isThereAlready, readDebit } from './mandate-words.ts';

type Debits = Required<Pick<MandateChannel, 'announce' | 'debit' | 'askDebit'>>;

/** A notice that its bank lost is sent again under an id of its own; they take seven. */
const mostNotices = 3;

/**
 * Debits by a subscription. By UPI in two steps of ours, the notice and the execution: theirs would try three
 * times more within hours. By e-NACH in one, since the scheme knows no notice. Our payment's id is theirs for
 * all tries of it, so that a try that was paid after all is found whichever was asked about; a try has an id
 * of its own, made of ours.
 */
export function cashfreeDebits(
  account: CashfreeAccess,
  stand: (mandateId: string) => Promise<MandateStanding>,
): Debits {
  const ask = askCashfree(account, 4);
  const isUpi = ({ scheme }: Pick<DebitAsked, 'scheme'>) => scheme === 'upi-autopay';
  const tries = (paymentId: string) => `/subscriptions/payments/${encodeURIComponent(paymentId)}/controlled`;

  async function askDebit(asked: DebitAsked): Promise<DebitStanding> {
    const { mandateId, paymentId } = asked;
    const path = `/subscriptions/${encodeURIComponent(mandateId)}/payments/${encodeURIComponent(paymentId)}`;
    const whole = readDebit(await ask(path), { mandateId, paymentId });
    if (!isUpi(asked) || whole.is === 'collected' || whole.is === 'unknown') return whole;
    const executionId = executionOf(asked);
    const one = await ask(`${tries(paymentId)}/executions/${encodeURIComponent(executionId)}`);
    return readDebit(one, { mandateId, paymentId, executionId });
  }

  async function charge(wanted: DebitToMake): Promise<VendorAnswer> {
    const { mandateId, paymentId, amount, label } = wanted;
    if (isUpi(wanted))
      return ask('/subscriptions/pay/controlled/execute-mandate', {
        body: { payment_id: paymentId, execution_id: executionOf(wanted) },
      });
    return ask('/subscriptions/pay', {
      body: {
        subscription_id: mandateId,
        payment_id: paymentId,
        payment_amount: Number(amountText(amount)),
        payment_type: 'CHARGE',
        payment_remarks: label,
      },
    });
  }

  async function debit(wanted: DebitToMake): Promise<DebitAnswer> {
    const answer = await charge(wanted);
    if (answer.status === 200 || isThereAlready(answer)) return afterTaken(wanted, answer);
    if (!isRefused(answer)) return { heard: 'unknown' };
    // They take it never; whether a request before this one was taken is for them to say.
    const known = await askDebit(wanted);
    if (known.is === 'bounced') return { heard: 'bounced', why: known.why };
    if (known.is !== 'not-known') return { heard: known.is === 'unknown' ? 'unknown' : 'accepted' };
    const { is } = await stand(wanted.mandateId);
    if (is === 'unknown') return { heard: 'unknown' };
    return { heard: 'bounced', why: is === 'ended' ? 'mandate-withdrawn' : 'other' };
  }

  function afterTaken({ mandateId, paymentId, ...rest }: DebitToMake, answer: VendorAnswer): DebitAnswer {
    if (answer.status !== 200) return { heard: 'accepted' };
    const ofTry = isUpi(rest) ? { executionId: executionOf({ paymentId, ...rest }) } : {};
    const said = readDebit(answer, { mandateId, paymentId, ...ofTry });
    if (said.is === 'bounced') return { heard: 'bounced', why: said.why };
    return { heard: said.is === 'unknown' ? 'unknown' : 'accepted' };
  }

  /** Told is what has reached the payer's bank: the scheme's hours count from then. */
  async function announce(wanted: DebitToMake): Promise<'told' | 'refused' | 'unknown'> {
    if (!isUpi(wanted)) return 'told';
    const { mandateId, paymentId, amount, label } = wanted;
    for (let n = 1; n <= mostNotices; n += 1) {
      const noticeId = `${paymentId}-notice-${n}`;
      const known = await ask(`${tries(paymentId)}/notifications/${encodeURIComponent(noticeId)}`);
      const answer = isNotThere(known)
        ? await ask('/subscriptions/pay/controlled/notify-mandate', {
            body: {
              subscription_id: mandateId,
              payment_id: paymentId,
              notification_id: noticeId,
              payment_amount: Number(amountText(amount)),
              payment_remarks: label,
            },
          })
        : known;
      if (isRefused(answer) && !isThereAlready(answer)) return 'refused';
      const is = noticeIn(answer, { mandateId, paymentId, noticeId });
      if (is !== 'lost') return is;
    }
    return 'refused';
  }

  return { announce, debit, askDebit };
}

const executionOf = ({ paymentId, n }: Pick<DebitAsked, 'paymentId' | 'n'>) => `${paymentId}-try-${n}`;

type Notice = { readonly mandateId: string; readonly paymentId: string; readonly noticeId: string };

function noticeIn({ status, body }: VendorAnswer, ours: Notice): 'told' | 'lost' | 'unknown' {
  const fields = fieldsOf(body);
  const isOurs =
    status === 200 &&
    textOf(fields, 'notification_id') === ours.noticeId &&
    textOf(fields, 'payment_id') === ours.paymentId &&
    textOf(fields, 'subscription_id') === ours.mandateId;
  const stands = isOurs ? textOf(fields, 'notification_status') : '';
  if (stands === 'SUCCESS') return 'told';
  return stands === 'FAILED' ? 'lost' : 'unknown';
}
