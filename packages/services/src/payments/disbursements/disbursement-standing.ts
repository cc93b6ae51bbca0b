import type { CalendarDate } from '@candor/domain/calendar';
import type { Language } from '@candor/markets';
import { findDisbursementStanding, type DisbursementStandingRow } from '@candor/store/disbursements';
import type { ReadTx } from '@candor/store/database';
import { disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';

export type DisbursementState = 'ordered' | 'sent' | 'unknown' | 'failed' | 'left';

/** How far the money of an order is. */
export type DisbursementStanding = {
  readonly state: DisbursementState;
  readonly at: Date;
  readonly leftOn: CalendarDate | null;
  readonly why: string | null;
};

/** How far the money of an order is, or undefined before it was ordered. */
export async function disbursementStandingOf(
  tx: ReadTx,
  orderId: string,
): Promise<DisbursementStanding | undefined> {
  const row = await findDisbursementStanding(tx, orderId);
  if (!row) return undefined;
  if (!row.changedAt) throw new Error(`payout ${row.payoutId} belongs to no order`);
  return { state: stateOf(row), at: row.changedAt, leftOn: row.leftOn, why: row.why };
}

/** The payout's own state where it has ended; while it runs, how far its newest attempt is. */
export function stateOf({
  payout,
  intent,
}: Pick<DisbursementStandingRow, 'payout' | 'intent'>): DisbursementState {
  if (payout !== 'ordered') return payout;
  return intent === 'sent' || intent === 'unknown' ? intent : 'ordered';
}

type Line = (why: string) => string;

const lines: Readonly<Record<DisbursementState, Readonly<Record<Language, Line>>>> = {
  ordered: {
    en: () => 'We are sending the money.',
    zh: () => '我们正在汇款。',
    fil: () => 'Ipinapadala na namin ang pera.',
    hi: () => 'हम पैसा भेज रहे हैं।',
  },
  sent: {
    en: () => 'The bank or wallet has it in hand. It usually arrives within minutes.',
    zh: () => '银行或钱包正在处理，通常几分钟内到账。',
    fil: () => 'Hawak na ito ng bangko o wallet. Karaniwang dumarating sa loob ng ilang minuto.',
    hi: () => 'बैंक या वॉलेट इस पर काम कर रहा है। आम तौर पर कुछ मिनटों में पहुँच जाता है।',
  },
  unknown: {
    en: () =>
      'We have no answer from the bank or wallet yet, and keep asking. The money is sent once, never twice.',
    zh: () => '银行或钱包尚未答复，我们会继续询问。款项只会汇出一次。',
    fil: () =>
      'Wala pang sagot ang bangko o wallet; patuloy kaming nagtatanong. Isang beses lang ipinapadala ang pera.',
    hi: () => 'बैंक या वॉलेट का जवाब अभी नहीं आया है, हम पूछते रहेंगे। पैसा एक ही बार भेजा जाता है।',
  },
  failed: {
    en: (why) => `${why} Choose or add another account of your own.`,
    zh: (why) => `${why}请选择或添加您本人的其他账户。`,
    fil: (why) => `${why} Pumili o magdagdag ng ibang account na sa iyo.`,
    hi: (why) => `${why} अपना कोई दूसरा खाता चुनें या जोड़ें।`,
  },
  left: {
    en: () => 'The money has been paid out.',
    zh: () => '款项已汇出。',
    fil: () => 'Naipadala na ang pera.',
    hi: () => 'पैसा भेज दिया गया है।',
  },
};

/** The standing in one line, for the borrower. */
export function payoutLine(
  { state, why }: Pick<DisbursementStanding, 'state' | 'why'>,
  language: Language,
): string {
  return lines[state][language](disbursementFaultWords(why, language));
}
