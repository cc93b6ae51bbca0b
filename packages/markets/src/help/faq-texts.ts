import { inEachLanguage, type Language } from '@candor/i18n';
import { faqEntries, type FaqEntryId, type FaqText, type FaqTopic, faqTopics } from './faq-entries.ts';
import translations from './faq-texts.json' with { type: 'json' };

/**
 * What every lender begins with, until somebody writes it better. `{regulator}` and `{days}`, the working
 * days to an answer, are filled in when it is read. `also`: what people call it when they look for it, with
 * commas between.
 */
const english = {
  'topic.borrowing': 'Borrowing',
  'topic.cost': 'What it costs',
  'topic.payout': 'Getting the money',
  'topic.repaying': 'Paying back',
  'topic.trouble': 'When it gets difficult',
  'topic.account': 'The app and your account',
  'topic.privacy': 'Your data',
  'topic.complaints': 'Complaints',
  'how-to-borrow.question': 'How do I borrow?',
  'how-to-borrow.answer':
    'Choose a loan, an amount and a term. You see the price before you apply. Then tell us who you are and where to send the money. We decide, you read the offer and sign it with a code.\n\nApplying costs nothing, and nothing is agreed before you sign.',
  'how-to-borrow.also': 'apply for a loan, get a loan, need money',
  'who-can-borrow.question': 'Who can borrow?',
  'who-can-borrow.answer':
    'An adult with a valid ID, a regular income and an account of their own. Each loan lists what else it needs.',
  'who-can-borrow.also': 'age limit, requirements, eligibility, am I qualified',
  'documents-needed.question': 'Which documents do I need?',
  'documents-needed.answer':
    'One ID, and proof of income for larger amounts. The list in the app shows what is still missing and why we need it.',
  'documents-needed.also': 'ID card, papers, valid ID, proof of income, payslip',
  'how-long-decision.question': 'How long does a decision take?',
  'how-long-decision.answer':
    'Most take minutes. If a person has to review it, we message you as soon as we have decided. You can close the app meanwhile.',
  'how-long-decision.also': 'waiting for approval, under review, pending, how many days',
  'why-refused.question': 'Why was I refused?',
  'why-refused.answer':
    'Open the application. It shows each reason and what would change it. A refusal costs nothing, and you can apply again when something has changed. If you think it is wrong, tell us and a person reviews it.',
  'why-refused.also': 'rejected, denied, not approved, declined',
  'sent-back.question': 'My application came back. What now?',
  'sent-back.answer':
    'We need a correction, for example because a photo is blurred. Open the application to see what to fix. Everything else you entered is saved.',
  'sent-back.also': 'returned, correct my application, fix',
  'how-much.question': 'How much can I borrow?',
  'how-much.answer':
    'Each loan shows its smallest and largest amount. What we approve depends on your income and what you already pay each month, so you keep enough to live on.',
  'how-much.also': 'maximum amount, limit, credit limit, increase my limit',
  'second-loan.question': 'Can I have a second loan?',
  'second-loan.answer':
    'Yes, once the first one is paid. Some loans can run side by side if your income allows both. The list shows which ones you can take.',
  'second-loan.also': 'another loan, borrow again, reloan, two loans',
  'offer-expired.question': 'My offer has expired. Can I get it back?',
  'offer-expired.answer':
    'An offer is valid until the day it names. After that, apply again. Your details are saved, so it takes a minute. Nothing was signed and you owe nothing.',
  'offer-expired.also': 'offer ended, too late to sign',
  'withdraw-application.question': 'Can I withdraw my application?',
  'withdraw-application.answer':
    'Yes, at any time before you sign. Open the application and choose Withdraw. It costs nothing.',
  'withdraw-application.also': 'cancel my application, changed my mind before signing',
  'blurred-picture.question': 'My photo is not accepted',
  'blurred-picture.answer':
    'Put the ID on a dark table in daylight and take the photo from straight above, with all four corners in view. Photos can be up to 10 MB. An interrupted upload continues where it stopped.',
  'blurred-picture.also': 'photo, upload fails, camera, blurry',
  'what-it-costs.question': 'What does a loan cost?',
  'what-it-costs.answer':
    'Before you sign, you see what you receive, what you repay, each fee, each date and the yearly rate. If you pay on time, that is all you pay.',
  'what-it-costs.also': 'interest rate, price, charges, how much interest',
  'what-is-apr.question': 'What is the yearly rate (APR)?',
  'what-is-apr.answer':
    'One figure for the whole price: interest and all fees as a yearly rate. Use it to compare loans of different lengths and lenders. “Show the arithmetic” shows how we worked it out.',
  'what-is-apr.also': 'APR, EIR, effective rate, annual percentage',
  'hidden-fees.question': 'Are there other fees?',
  'hidden-fees.answer':
    'No. We can only charge what is in the statement you signed. A payment channel may charge its own fee. You see it before you choose.',
  'hidden-fees.also': 'hidden charges, extra fees, deductions',
  'why-less-received.question': 'Why did I receive less than I borrowed?',
  'why-less-received.answer':
    'We deducted a fee from the payout. The offer shows the result as “You receive”, and the yearly rate includes it.',
  'why-less-received.also': 'deducted, money missing, processing fee, net amount',
  'cost-ceiling.question': 'Is there a limit to what I can be charged?',
  'cost-ceiling.answer':
    'Yes. The law and your agreement set a limit. The loan’s page shows the charges so far next to it. Once it is reached, we charge nothing more.',
  'cost-ceiling.also': 'maximum charges, cap, legal limit',
  'where-is-agreement.question': 'Where is my agreement?',
  'where-is-agreement.answer':
    'On the loan’s page, to read or to save as a file. It stays there after the loan has ended.',
  'where-is-agreement.also': 'contract, copy of the agreement, disclosure statement, key facts, PDF',
  'when-money-comes.question': 'When do I get the money?',
  'when-money-comes.answer':
    'Usually within minutes of signing, at the latest on the bank’s next working day. The loan’s page shows each step, and we message you when it is paid out.',
  'when-money-comes.also': 'disbursement, not received yet, payout time, where is my money',
  'payout-failed.question': 'The payout failed. What happens?',
  'payout-failed.answer':
    'The bank returned it, often because of a wrong account number. You pay no interest meanwhile. Open the loan and choose another account of yours, and we send it again.',
  'payout-failed.also': 'money returned, transfer rejected, wrong account',
  'change-account.question': 'How do I change my payout account?',
  'change-account.answer':
    'Under Payout accounts: add the new one, make it the default, remove the old one. A code protects each change.',
  'change-account.also': 'bank account, change bank, add account, wallet',
  'account-name.question': 'Why must the account be in my name?',
  'account-name.answer':
    'So that the money reaches you and nobody else. The account holder must have the name on your ID. Small differences in spelling are fine.',
  'account-name.also': 'name mismatch, account holder, my wife’s account',
  'payout-ewallet.question': 'Can I get the money in an e-wallet?',
  'payout-ewallet.answer':
    'Yes, if the wallet is verified and in your name. Check the wallet’s own monthly limit.',
  'payout-ewallet.also': 'GCash, Maya, wallet',
  'what-is-ifsc.question': 'What is an IFSC and where do I find it?',
  'what-is-ifsc.answer':
    'Eleven characters that identify your bank’s branch. You find them on your cheques, in your passbook and in the bank’s app.',
  'what-is-ifsc.also': 'branch code, bank code',
  'how-to-repay.question': 'How do I repay?',
  'how-to-repay.answer':
    'Open the loan and tap Pay. Choose the amount, then how to pay. You see what the payment covers before you make it, and the page tells you when we have received it.',
  'how-to-repay.also': 'pay my loan, payment, instalment, due, how to pay',
  'pay-over-counter.question': 'How do I pay at a counter?',
  'pay-over-counter.answer':
    'Choose a store or pay centre in the app. You get a reference number and a bar code. Show it, pay exactly that amount and keep the slip. We receive it within minutes.',
  'pay-over-counter.also': '7-Eleven, cash, Cebuana, Bayad, pay centre, store',
  'pay-ewallet.question': 'How do I pay with an e-wallet?',
  'pay-ewallet.answer':
    'Choose your wallet in the app and follow the steps. Pay exactly the amount shown, with the reference number. We receive it within minutes.',
  'pay-ewallet.also': 'GCash, Maya, ShopeePay',
  'pay-upi.question': 'How do I pay by UPI?',
  'pay-upi.answer':
    'Choose UPI. Scan the QR code with another phone, or open your UPI app from the page. Then send us the UTR from your bank’s message, so we find the payment at once.',
  'pay-upi.also': 'PhonePe, Google Pay, Paytm, QR code, BHIM',
  'what-is-utr.question': 'What is a UTR and where do I find it?',
  'what-is-utr.answer':
    'Your bank’s number for a payment: 12 digits for UPI and IMPS, 16 or 22 characters for NEFT and RTGS. You find it in the bank’s message and in your UPI app’s history.',
  'what-is-utr.also': 'reference number, RRN',
  'pay-bank-transfer.question': 'How do I pay by bank transfer?',
  'pay-bank-transfer.answer':
    'Choose bank transfer. The page shows the account and the reference. Enter the reference in the transfer, otherwise a person has to search for it. It counts from the bank’s value date.',
  'pay-bank-transfer.also': 'NEFT, IMPS, InstaPay, PESONet, online banking, deposit',
  'paid-not-counted.question': 'I paid, but the app says I still owe it',
  'paid-not-counted.answer':
    'Do not pay again. Some channels need up to one working day. If it still does not show, tell us the day, the amount and the number on the slip, and add a photo. It counts from the day you paid.',
  'paid-not-counted.also': 'payment missing, not posted, payment not reflected, not updated, still unpaid',
  'paid-wrong-amount.question': 'I paid a different amount than the code said',
  'paid-wrong-amount.answer':
    'We count what you paid. If it was less, you still owe the rest. If it was more, we keep the rest as your credit.',
  'paid-wrong-amount.also': 'wrong amount, paid less, short payment',
  'paid-too-much.question': 'I paid too much. What happens to it?',
  'paid-too-much.answer':
    'We keep it as your credit, and it pays your next instalment. If you owe nothing more, we send it back to you.',
  'paid-too-much.also': 'overpaid, excess, refund, credit',
  'paid-twice.question': 'I paid twice',
  'paid-twice.answer':
    'Nothing is lost. We use the second payment for your next instalment or send it back. Tell us which you want.',
  'paid-twice.also': 'double payment, duplicate, charged twice',
  'code-expired.question': 'My payment code has expired',
  'code-expired.answer':
    'Make a new one on the loan’s page. If you already paid with the old one, we still find the money, and it counts from the day you paid.',
  'code-expired.also': 'expired reference, deadline passed, code not accepted',
  'pay-part.question': 'Can I pay only a part?',
  'pay-part.answer':
    'Yes, choose your own amount. It pays late charges first, then fees, interest and principal, oldest first. You see what it covers before you pay.',
  'pay-part.also': 'partial payment, pay less, half',
  'pay-early.question': 'Can I repay everything early?',
  'pay-early.answer':
    'Yes, on any day. Interest stops that day, and the page shows what you save. If your agreement has a fee for it, the figure includes it.',
  'pay-early.also': 'early settlement, prepay, close my loan, foreclosure, full payment',
  'receipt.question': 'Where is my receipt?',
  'receipt.answer': 'On the loan’s page under Payments and charges. Each payment has its receipt as a file.',
  'receipt.also': 'proof of payment, official receipt, acknowledgement',
  'statement.question': 'Can I get a statement of my loan?',
  'statement.answer':
    'Yes, on the loan’s page, for any period, as a file. It lists every payment and charge and what you owed after each.',
  'statement.also': 'statement of account, SOA, balance, history, no dues certificate',
  'pay-for-someone.question': 'Can someone else pay for me?',
  'pay-for-someone.answer':
    'Yes. Share the code or the reference number, and the payment counts for your loan. We tell nobody what you owe.',
  'pay-for-someone.also': 'another person pays, my mother pays, friend',
  'cannot-pay.question': 'I can’t pay. What can I do?',
  'cannot-pay.answer':
    'Tell us early, if you can before the due date. Open the loan and choose “I can’t pay”. You can choose a day, ask for smaller instalments, or move an instalment. While we review it, nobody reminds or calls you.',
  'cannot-pay.also': 'lost my job, hardship, no money, sick, difficulty',
  'what-if-late.question': 'What happens if I pay late?',
  'what-if-late.answer':
    'We may add a late charge, as your agreement says and never above the legal limit. The loan’s page shows the exact amount. We remind you only in the hours the law allows, and speak to nobody but you.',
  'what-if-late.also': 'overdue, penalty, late fee, missed payment',
  'move-due-date.question': 'Can I move a due date?',
  'move-due-date.answer':
    'Yes, if your agreement includes it. The page shows the fee and the new day next to what paying now costs. You pay the fee first, then the date moves.',
  'move-due-date.also': 'extension, postpone, delay, rollover, more time',
  'smaller-instalments.question': 'Can I have smaller instalments?',
  'smaller-instalments.answer':
    'Ask on the loan’s page under “I can’t pay”. You see the new instalments and the whole cost before you agree. It never costs more than the law allows.',
  'smaller-instalments.also': 'restructure, reschedule, lower payment, longer term',
  'cancel-loan.question': 'Can I cancel a loan I have signed?',
  'cancel-loan.answer':
    'Yes, within the days in your agreement. You return what you received with the interest for those days, nothing else. The loan’s page shows the exact amount.',
  'cancel-loan.also': 'cooling-off, changed my mind, look-up period, return the money',
  'dispute-charge.question': 'I don’t agree with a charge',
  'dispute-charge.answer':
    'Open the loan and dispute the charge in its row. While we review it, it does not grow and we send no reminders about it. If you are right, we remove it.',
  'dispute-charge.also': 'wrong charge, unfair fee, dispute, late charge is wrong',
  'credit-report.question': 'Does this show in my credit record?',
  'credit-report.answer':
    'With your consent we can check your report at a credit bureau, and the law requires us to report how loans are repaid. If a report is wrong, tell us and we correct it.',
  'credit-report.also': 'credit score, CIBIL, CIC, bureau',
  'who-may-call-me.question': 'Who may call me about my loan, and when?',
  'who-may-call-me.answer':
    'Only our own staff, only in the hours the law allows, and they say who they are. Nobody may threaten or shame you. If it happens, complain. We handle these complaints first.',
  'who-may-call-me.also': 'harassment, collector, threats, agent, calls at night',
  'will-you-tell-others.question': 'Do you tell my family or my employer?',
  'will-you-tell-others.answer':
    'No, we never tell them about a debt. We ask the people you name only for your new number, if yours stops working.',
  'will-you-tell-others.also': 'contacts, shame, employer, references, my boss',
  'no-code.question': 'I don’t get the code',
  'no-code.answer':
    'Wait a minute, then ask for a new one or choose a call. Check that your phone has a signal and enough storage. A code is valid for five minutes.',
  'no-code.also': 'OTP, SMS, verification code, no text message',
  'new-number.question': 'I have a new phone number',
  'new-number.answer':
    'Log in with the old number if you still have it, and tell us. If not, write to us. We ask for your ID, so that nobody can take over your account.',
  'new-number.also': 'change number, lost SIM, other SIM',
  'lost-phone.question': 'My phone was lost or stolen',
  'lost-phone.answer':
    'Log in on another phone and choose “Log out everywhere” in your menu. Have the SIM blocked. Without a code nobody can sign a loan or change your account.',
  'lost-phone.also': 'stolen phone, log out everywhere, sessions',
  'change-language.question': 'How do I change the language?',
  'change-language.answer': 'In your menu: English, Filipino, Hindi or Chinese. Nothing you typed is lost.',
  'change-language.also': 'Tagalog, Hindi, Chinese, translate',
  'delete-account.question': 'How do I delete my account?',
  'delete-account.answer':
    'Under Privacy choices, once no loan is open. You see what we delete, what the law makes us keep, and for how long.',
  'delete-account.also': 'close account, remove me, unsubscribe',
  'works-offline.question': 'Does the app work offline?',
  'works-offline.answer':
    'You can read what you opened before, with its date. What you type is saved and sent when you are online again.',
  'works-offline.also': 'no internet, no data, slow connection, offline',
  'is-it-you.question': 'How do I know it is really you?',
  'is-it-you.answer':
    'Our name and licence are at the end of every page. Look them up at {regulator}. We never ask for a payment before a loan, a code by phone, or money to a private account.',
  'is-it-you.also': 'scam, fraud, fake, legit, licence',
  'asked-for-password.question': 'Someone asked me for a code or for money in advance',
  'asked-for-password.answer':
    'That was not us. Do not pay, and tell nobody the code. If you shared it, choose “Log out everywhere” in your menu and write to us now.',
  'asked-for-password.also': 'phishing, advance fee, suspicious call, fraudster',
  'what-data.question': 'Which data do you keep about me?',
  'what-data.answer':
    'The privacy policy has a table of the data we keep, why, and for how long. We keep nothing else.',
  'what-data.also': 'privacy, personal information, data policy',
  'my-contacts.question': 'Do you read my contacts or my photos?',
  'my-contacts.answer':
    'No. We never read your phone book, gallery, calls or messages. You choose each photo you send, and you type the people you name.',
  'my-contacts.also': 'phone book, gallery, permissions, access',
  'withdraw-consent.question': 'How do I withdraw a consent?',
  'withdraw-consent.answer':
    'Under Privacy choices, switch it off. It takes effect at once, and the page says what stops.',
  'withdraw-consent.also': 'stop using my data, opt out, marketing',
  'get-my-data.question': 'Can I get a copy of my data?',
  'get-my-data.answer': 'Yes, under Privacy choices. You get everything as one file within minutes.',
  'get-my-data.also': 'export, download my data, data request',
  'how-to-complain.question': 'How do I complain?',
  'how-to-complain.answer':
    'Write it under Complaints, with photos if you have any. You get a number and the day of our answer at once. It costs nothing and does not affect your loan.',
  'how-to-complain.also': 'report a problem, grievance, ticket',
  'when-answered.question': 'When do you answer my complaint?',
  'when-answered.answer':
    'Within {days} working days. The exact day is on the complaint. As it gets close, a senior colleague takes over.',
  'when-answered.also': 'how long, deadline, no answer yet',
  'not-satisfied.question': 'I am not satisfied with the answer',
  'not-satisfied.answer': 'Reply and it reopens with a new answer day. Another person reviews it.',
  'not-satisfied.also': 'reopen, wrong answer, appeal, escalate',
  'go-to-regulator.question': 'How do I go to the regulator?',
  'go-to-regulator.answer':
    'The complaint’s page names {regulator}, from when you can go there, and how. It is free, and we answer all their questions.',
  'go-to-regulator.also': 'ombudsman, SEC, RBI, authority, legal',
} as const satisfies Readonly<
  Record<`topic.${FaqTopic}` | `${FaqEntryId}.${'question' | 'answer' | 'also'}`, string>
>;

export type FaqWords = {
  readonly topics: Readonly<Record<FaqTopic, string>>;
  readonly texts: Readonly<Record<FaqEntryId, FaqText>>;
};

const byLanguage: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: english,
  ...translations,
};

function faqIn(language: Language): FaqWords {
  const say = (id: keyof typeof english) => byLanguage[language]?.[id] ?? english[id];
  const text = (entry: FaqEntryId): FaqText => ({
    question: say(`${entry}.question`),
    answer: say(`${entry}.answer`),
    alsoCalled: say(`${entry}.also`).split(', ').filter(Boolean),
  });
  const entries = Object.keys(faqEntries) as FaqEntryId[];
  return {
    topics: Object.fromEntries(
      faqTopics.map((topic) => [topic, say(`topic.${topic}`)]),
    ) as FaqWords['topics'],
    texts: Object.fromEntries(entries.map((entry) => [entry, text(entry)])) as FaqWords['texts'],
  };
}

export const faqWords = inEachLanguage(faqIn);
