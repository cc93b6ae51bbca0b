import type { TimelineEvent, TimelineKind } from '@candor/domain/timeline';
import type { Language, Words } from '@candor/markets';

const lines: Readonly<Record<TimelineKind, Words>> = {
  payout: { en: 'Paid out to you', zh: '已放款给您', fil: 'Ibinigay sa iyo', hi: 'आपको दिया गया' },
  'brought-in': {
    en: 'Came over from an earlier system',
    zh: '由原系统转入',
    fil: 'Inilipat mula sa dating sistema',
    hi: 'पुराने सिस्टम से आया',
  },
  payment: { en: 'You paid', zh: '您的还款', fil: 'Nagbayad ka', hi: 'आपने चुकाया' },
  'late-charge': {
    en: 'Charged for being late',
    zh: '逾期费用',
    fil: 'Singil sa pagkaantala',
    hi: 'देरी का शुल्क',
  },
  delay: {
    en: 'An instalment was moved; its fee',
    zh: '一期还款已延期；延期费',
    fil: 'Inusog ang isang hulog; ang bayad nito',
    hi: 'एक किस्त आगे बढ़ाई गई; उसका शुल्क',
  },
  waiver: {
    en: 'Taken off what you owe',
    zh: '从欠款中减免',
    fil: 'Ibinawas sa utang mo',
    hi: 'आपके बकाये से हटाया गया',
  },
  reversal: {
    en: 'A payment was taken back',
    zh: '一笔还款被撤回',
    fil: 'Binawi ang isang bayad',
    hi: 'एक भुगतान वापस ले लिया गया',
  },
  refund: { en: 'Sent back to you', zh: '已退还给您', fil: 'Ibinalik sa iyo', hi: 'आपको लौटाया गया' },
  settlement: {
    en: 'Repaid early: interest that you no longer owe',
    zh: '提前还款：无需再付的利息',
    fil: 'Maagang nabayaran: interes na hindi mo na utang',
    hi: 'समय से पहले चुकाया: ब्याज जो अब देना नहीं',
  },
  cancellation: {
    en: 'Given back in the cooling-off days: costs that you no longer owe',
    zh: '冷静期内退回：无需再付的费用',
    fil: 'Isinauli sa cooling-off: mga gastos na hindi mo na utang',
    hi: 'कूलिंग-ऑफ़ में लौटाया: ख़र्च जो अब देना नहीं',
  },
  restructuring: {
    en: 'New instalments were agreed; the difference',
    zh: '已商定新的分期；差额',
    fil: 'May bagong kasunduan sa hulog; ang diperensiya',
    hi: 'नई किस्तें तय हुईं; फ़र्क़',
  },
  'write-off': {
    en: 'Interest that is no longer added',
    zh: '不再计收的利息',
    fil: 'Interes na hindi na idinadagdag',
    hi: 'ब्याज जो अब नहीं जुड़ता',
  },
};

/** What a line of the timeline says; its amount stands beside it. */
export function timelineLine({ kind }: Pick<TimelineEvent, 'kind'>, language: Language): string {
  return lines[kind][language];
}
