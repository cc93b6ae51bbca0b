import { parseCalendarDate, type CalendarDate } from '@candor/domain/calendar';
import { fillText } from '@candor/domain/message-text';
import { languages } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { messageKinds } from '../contact/message-kinds.ts';
import { shippedText } from '../templates/template-table.ts';
import { smsPointer } from './sms-texts.ts';

const lender = 'Candor Lending';

/** As it is sent where nobody has changed a text. */
function smsText(...asked: Parameters<typeof smsPointer>): string {
  const { template, values } = smsPointer(...asked);
  return fillText(shippedText(template, 'sms')?.words(asked[1]).body ?? '', values);
}
const dueOn = parseCalendarDate('2026-12-16') as CalendarDate;

describe('an SMS', () => {
  it.each([
    ['order-approved', 'news about your application.'],
    ['payout-left', 'news about your payout.'],
    ['payment-counted', 'news about your payment.'],
    ['problem-answered', 'news about your complaint.'],
    ['bureau-default', 'news about a request of yours.'],
    ['hardship', 'news about your request.'],
    ['late-reminder', 'news about your loan.'],
    ['collection', 'news about your loan.'],
    ['new-device', 'new login to your account.'],
    ['account-added', 'news about your account.'],
  ])('of %s names the lender and the subject', (kind, subject) => {
    expect(smsText(kind, 'en', { lender })).toContain(`Candor Lending: ${subject}`);
  });

  it('before a due date names the day', () => {
    expect(smsText('reminder', 'en', { lender, dueOn })).toBe(
      'Candor Lending: your instalment is due Wed 16 December. You can pay in the app any time before.',
    );
  });

  it('on the due date says today, and is another than the one before', () => {
    expect(smsText('reminder', 'en', { lender, dueOn, isDueToday: true })).toBe(
      'Candor Lending: your instalment is due today, Wed 16 December. You can pay in the app until 23:59.',
    );
    for (const language of languages)
      expect(smsText('reminder', language, { lender, dueOn, isDueToday: true })).not.toBe(
        smsText('reminder', language, { lender, dueOn }),
      );
  });

  it('says where to pay', () => {
    const link = 'https://loans.example.ph/pay';
    expect(smsText('payment-link', 'en', { lender, link })).toBe(
      `Candor Lending: your payment page: ${link}`,
    );
  });

  it('has no sum and no word of being late, whatever it is about, in every language', () => {
    for (const kind of Object.keys(messageKinds))
      for (const language of languages) {
        const text = smsText(kind, language, { lender });
        expect(text.startsWith('Candor Lending')).toBe(true);
        expect(text).not.toMatch(/[\d₱₹]|\blate\b|overdue|owe|逾期|huli|lampas|देर|बकाया/u);
      }
  });
});
