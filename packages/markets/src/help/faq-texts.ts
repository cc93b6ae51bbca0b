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
    'Choose a loan, an amount and a term: the price is shown before you apply. Then tell us who you are and where the money should go. We decide, you read the offer, and you sign it with a code.\n\nAsking costs nothing, and nothing is agreed before you sign.',
  'how-to-borrow.also': 'apply for a loan, get a loan, need money',
  'who-can-borrow.question': 'Who can borrow?',
  'who-can-borrow.answer':
    'An adult with a valid identity document, a regular income and an account of their own. Each loan says what else it asks for.',
  'who-can-borrow.also': 'age limit, requirements, eligibility, am I qualified',
  'documents-needed.question': 'Which documents do I need?',
  'documents-needed.answer':
    'One identity document, and for larger amounts a proof of income. The list in the app shows what is still missing and why each thing is needed.',
  'documents-needed.also': 'ID card, papers, valid ID, proof of income, payslip',
  'how-long-decision.question': 'How long does a decision take?',
  'how-long-decision.answer':
    'Most are made within minutes. If a person has to look at it, you get a message as soon as it is decided. You can close the app meanwhile.',
  'how-long-decision.also': 'waiting for approval, under review, pending, how many days',
  'why-refused.question': 'Why was I refused?',
  'why-refused.answer':
    'Open the application: it names each reason and what would change it. A refusal costs nothing and you may apply again when something has changed. If you think it is wrong, tell us and a person looks at it.',
  'why-refused.also': 'rejected, denied, not approved, declined',
  'sent-back.question': 'My application came back. What now?',
  'sent-back.answer':
    'Something has to be mended, for example a blurred picture. Open the application: it says what. Everything else that you gave is kept.',
  'sent-back.also': 'returned, correct my application, mend',
  'how-much.question': 'How much can I borrow?',
  'how-much.answer':
    'Each loan shows its smallest and largest amount. What we approve depends on your income and on what you already pay each month, so that the instalments leave you enough to live on.',
  'how-much.also': 'maximum amount, limit, credit limit, increase my limit',
  'second-loan.question': 'Can I have a second loan?',
  'second-loan.answer':
    'When the first one is settled, yes. Some loans may run side by side if your income carries both; the list shows those that are open to you.',
  'second-loan.also': 'another loan, borrow again, reloan, two loans',
  'offer-expired.question': 'My offer has expired. Can I get it back?',
  'offer-expired.answer':
    'An offer is open until the day that it names. After that apply again: what you gave is kept, so it takes a minute. Nothing was signed and nothing is owed.',
  'offer-expired.also': 'offer ended, too late to sign',
  'withdraw-application.question': 'Can I take back my application?',
  'withdraw-application.answer':
    'Yes, at any time before you sign. Open the application and choose to withdraw it. It costs nothing.',
  'withdraw-application.also': 'cancel my application, changed my mind before signing',
  'blurred-picture.question': 'My picture is not accepted',
  'blurred-picture.answer':
    'Lay the document on a dark table, in daylight, and take it from straight above until all four corners are in the picture. Pictures up to 10 MB are taken; a broken upload goes on where it stopped.',
  'blurred-picture.also': 'photo, upload fails, camera, blurry',
  'what-it-costs.question': 'What does a loan cost?',
  'what-it-costs.answer':
    'Before you sign you see what you receive, what you repay, each fee, each date and the yearly rate. That is all there is to pay if you pay in time.',
  'what-it-costs.also': 'interest rate, price, charges, how much interest',
  'what-is-apr.question': 'What is the yearly rate (APR)?',
  'what-is-apr.answer':
    'One figure for the whole price: interest and all fees, as a rate for a year. With it you can compare loans of different lengths and lenders. “Show the arithmetic” says how it was computed.',
  'what-is-apr.also': 'APR, EIR, effective rate, annual percentage',
  'hidden-fees.question': 'Are there other fees?',
  'hidden-fees.answer':
    'No. What is not in the statement that you signed cannot be charged. A channel may take its own fee for a payment; it is shown before you choose it.',
  'hidden-fees.also': 'hidden charges, extra fees, deductions',
  'why-less-received.question': 'Why did I receive less than I borrowed?',
  'why-less-received.answer':
    'A fee that is part of the price was taken off at the payout. The offer shows it as “you receive”, and the yearly rate counts it.',
  'why-less-received.also': 'deducted, money missing, processing fee, net amount',
  'cost-ceiling.question': 'Is there a limit to what I can be charged?',
  'cost-ceiling.answer':
    'Yes. The law and your agreement set a ceiling. The loan’s page shows what was charged so far beside it. When it is reached, nothing more is charged.',
  'cost-ceiling.also': 'maximum charges, cap, legal limit',
  'where-is-agreement.question': 'Where is my agreement?',
  'where-is-agreement.answer':
    'On the loan’s page, as text and as a file. It stays there after the loan has ended.',
  'where-is-agreement.also': 'contract, copy of the agreement, disclosure statement, key facts, PDF',
  'when-money-comes.question': 'When does the money come?',
  'when-money-comes.answer':
    'Usually within minutes of signing, at the latest on the next working day of the bank. The loan’s page shows each step, and you get a message when it was paid out.',
  'when-money-comes.also': 'disbursement, not received yet, payout time, where is my money',
  'payout-failed.question': 'The payout failed. What happens?',
  'payout-failed.answer':
    'The bank sent it back, often because of a wrong account number. Interest does not run. Open the loan, choose another account of yours, and we send it again.',
  'payout-failed.also': 'money returned, transfer rejected, wrong account',
  'change-account.question': 'How do I change my payout account?',
  'change-account.answer':
    'Under payout accounts: add the new one, make it the usual one, remove the old one. A code protects each change.',
  'change-account.also': 'bank account, change bank, add account, wallet',
  'account-name.question': 'Why must the account be in my name?',
  'account-name.answer':
    'So that the money reaches you and nobody else. The holder’s name must be the one on your document; small differences of writing are fine.',
  'account-name.also': 'name mismatch, account holder, my wife’s account',
  'payout-ewallet.question': 'Can I get the money in an e-wallet?',
  'payout-ewallet.answer':
    'Yes, if the wallet is verified and in your name. Mind the wallet’s own monthly limit.',
  'payout-ewallet.also': 'GCash, Maya, wallet',
  'what-is-ifsc.question': 'What is an IFSC and where do I find it?',
  'what-is-ifsc.answer':
    'Eleven characters that name your bank’s branch. They are on the cheque book, in the passbook and in the bank’s app.',
  'what-is-ifsc.also': 'branch code, bank code',
  'how-to-repay.question': 'How do I repay?',
  'how-to-repay.answer':
    'Open the loan and tap Pay. Choose the amount, then a way to pay. You see what the payment will do before you make it, and the page says by itself when the money has arrived.',
  'how-to-repay.also': 'pay my loan, payment, instalment, due, how to pay',
  'pay-over-counter.question': 'How do I pay at a counter?',
  'pay-over-counter.answer':
    'Choose a store or a pay centre in the app. You get a reference number and a bar code: show it, pay exactly that amount, keep the slip. It counts within minutes.',
  'pay-over-counter.also': '7-Eleven, cash, Cebuana, Bayad, pay centre, store',
  'pay-ewallet.question': 'How do I pay with an e-wallet?',
  'pay-ewallet.answer':
    'Choose your wallet in the app and follow the steps there. Pay exactly the amount shown, with the reference number. It counts within minutes.',
  'pay-ewallet.also': 'GCash, Maya, ShopeePay',
  'pay-upi.question': 'How do I pay by UPI?',
  'pay-upi.answer':
    'Choose UPI: scan the square code with another phone, or open your UPI app from the page. Afterwards give us the UTR from your bank’s message, so that the payment is found at once.',
  'pay-upi.also': 'PhonePe, Google Pay, Paytm, QR code, BHIM',
  'what-is-utr.question': 'What is a UTR and where do I find it?',
  'what-is-utr.answer':
    'The number that your bank gives to a payment: 12 digits for UPI and IMPS, 16 or 22 characters for NEFT and RTGS. It is in the bank’s message and in the history of your UPI app.',
  'what-is-utr.also': 'reference number, RRN',
  'pay-bank-transfer.question': 'How do I pay by bank transfer?',
  'pay-bank-transfer.answer':
    'Choose bank transfer: the page shows the account and the reference. Write the reference into the transfer, otherwise a person has to look for it. It counts from the day the bank names.',
  'pay-bank-transfer.also': 'NEFT, IMPS, InstaPay, PESONet, online banking, deposit',
  'paid-not-counted.question': 'I paid, but the app says I still owe it',
  'paid-not-counted.answer':
    'Do not pay again. Some channels need up to one working day. If it is not there then, tell us: name the day, the amount and the number on the slip, and add a picture. It counts from the day on which you paid.',
  'paid-not-counted.also': 'payment missing, not posted, payment not reflected, not updated, still unpaid',
  'paid-wrong-amount.question': 'I paid another amount than the code said',
  'paid-wrong-amount.answer':
    'It counts as what it is. If it was less, the rest stays owed; if it was more, the rest stands to your credit.',
  'paid-wrong-amount.also': 'wrong amount, paid less, short payment',
  'paid-too-much.question': 'I paid too much. What happens with it?',
  'paid-too-much.answer':
    'It stands to your credit and pays the next instalment. If nothing is owed any more, we send it back to you.',
  'paid-too-much.also': 'overpaid, excess, refund, credit',
  'paid-twice.question': 'I paid twice',
  'paid-twice.answer':
    'Nothing is lost. The second payment is used for the next instalment or sent back: write to us which you want.',
  'paid-twice.also': 'double payment, duplicate, charged twice',
  'code-expired.question': 'My payment code has expired',
  'code-expired.answer':
    'Make a new one on the loan’s page. If you have already paid with the old one, the money is still found and counts from the day on which you paid.',
  'code-expired.also': 'expired reference, deadline passed, code not accepted',
  'pay-part.question': 'Can I pay only a part?',
  'pay-part.answer':
    'Yes: choose your own amount. It pays late charges first, then fees, interest and principal, oldest first. You see the division before you pay.',
  'pay-part.also': 'partial payment, pay less, half',
  'pay-early.question': 'Can I repay everything early?',
  'pay-early.answer':
    'Yes, on any day. Interest ends with that day; the page shows what you save. The agreement says whether there is a fee, and the figure shown includes it.',
  'pay-early.also': 'early settlement, prepay, close my loan, foreclosure, full payment',
  'receipt.question': 'Where is my receipt?',
  'receipt.answer': 'On the loan’s page under what has happened: each payment has its receipt as a file.',
  'receipt.also': 'proof of payment, official receipt, acknowledgement',
  'statement.question': 'Can I have a statement of my loan?',
  'statement.answer':
    'Yes: on the loan’s page, for any period, as a file. It lists every payment and every charge, and what was owed after each.',
  'statement.also': 'statement of account, SOA, balance, history, no dues certificate',
  'pay-for-someone.question': 'Can somebody else pay for me?',
  'pay-for-someone.answer':
    'Yes. Give them the code or the reference number: the payment counts for your loan. Nobody learns from us what you owe.',
  'pay-for-someone.also': 'another person pays, my mother pays, friend',
  'cannot-pay.question': 'I can’t pay. What can I do?',
  'cannot-pay.answer':
    'Tell us before the due date if you can: open the loan and choose “I can’t pay”. You can promise a day, ask for smaller instalments, or move an instalment. While we consider it nobody chases you.',
  'cannot-pay.also': 'lost my job, hardship, no money, sick, difficulty',
  'what-if-late.question': 'What happens if I pay late?',
  'what-if-late.answer':
    'A late charge may be added, as your agreement says and never above the ceiling. The loan’s page shows it to the cent. We remind you at decent hours, and we speak to nobody but you.',
  'what-if-late.also': 'overdue, penalty, late fee, missed payment',
  'move-due-date.question': 'Can I move a due date?',
  'move-due-date.answer':
    'If your agreement has delays, yes: the page shows the fee and the new day beside what paying now would cost. The fee is paid first, then the date moves.',
  'move-due-date.also': 'extension, postpone, delay, rollover, more time',
  'smaller-instalments.question': 'Can I have smaller instalments?',
  'smaller-instalments.answer':
    'Ask for it on the loan’s page under “I can’t pay”. You see the new instalments and the whole cost before you agree. It never costs more than the law allows.',
  'smaller-instalments.also': 'restructure, reschedule, lower payment, longer term',
  'cancel-loan.question': 'Can I cancel a loan that I have signed?',
  'cancel-loan.answer':
    'Yes, in the days that your agreement gives for it. You give back what you received, with the interest of those days and nothing else. The loan’s page shows the exact sum.',
  'cancel-loan.also': 'cooling-off, changed my mind, look-up period, return the money',
  'dispute-charge.question': 'I don’t agree with a charge',
  'dispute-charge.answer':
    'Open the loan and dispute it on its own row. While we look at it nothing grows on it and we send no reminders about it. If you are right it is taken back.',
  'dispute-charge.also': 'wrong charge, unfair fee, dispute, late charge is wrong',
  'credit-report.question': 'Does this show in my credit record?',
  'credit-report.answer':
    'The law lets us ask a credit bureau, with your consent, and asks us to report how loans are repaid. If a report is wrong, tell us: we correct it.',
  'credit-report.also': 'credit score, CIBIL, CIC, bureau',
  'who-may-call-me.question': 'Who may call me about my loan, and when?',
  'who-may-call-me.answer':
    'Only our own people, only in the hours that the law allows, and they say who they are. Nobody may threaten or shame you. If it happens, complain: it is looked at first.',
  'who-may-call-me.also': 'harassment, collector, threats, agent, calls at night',
  'will-you-tell-others.question': 'Do you tell my family or my employer?',
  'will-you-tell-others.answer':
    'No. We never tell them about a debt. People whom you name as a reference are asked only whether they know you.',
  'will-you-tell-others.also': 'contacts, shame, employer, references, my boss',
  'no-code.question': 'The code does not arrive',
  'no-code.answer':
    'Wait a minute, then ask again or choose a call. Check that the phone has a signal and is not full. A code is valid for five minutes.',
  'no-code.also': 'OTP, SMS, verification code, no text message',
  'new-number.question': 'I have a new phone number',
  'new-number.answer':
    'Log in with the old number if you still have it, and tell us. If you do not have it any more, write to us: we ask for your document, so that nobody takes over your account.',
  'new-number.also': 'change number, lost SIM, other SIM',
  'lost-phone.question': 'My phone was lost or stolen',
  'lost-phone.answer':
    'Log in on another phone and end the other sessions in your menu. Have the SIM blocked. Without a code nobody can sign a loan or change your account.',
  'lost-phone.also': 'stolen phone, log out everywhere, sessions',
  'change-language.question': 'How do I change the language?',
  'change-language.answer':
    'In your menu: English, Filipino, Hindi and Chinese. Nothing that you typed is lost.',
  'change-language.also': 'Tagalog, Hindi, Chinese, translate',
  'delete-account.question': 'How do I delete my account?',
  'delete-account.answer':
    'Under privacy choices, once no loan is open. You see what is deleted and what the law makes us keep, and for how long.',
  'delete-account.also': 'close account, remove me, unsubscribe',
  'works-offline.question': 'Does the app work without a network?',
  'works-offline.answer':
    'What you have opened can be read again, with its age. What you type is kept. Sending waits until the network is back.',
  'works-offline.also': 'no internet, no data, slow connection, offline',
  'is-it-you.question': 'How do I know that it is really you?',
  'is-it-you.answer':
    'Our name and licence stand at the end of every page; look them up at {regulator}. We never ask for a payment before a loan, never for a code by telephone, and never for money to a private account.',
  'is-it-you.also': 'scam, fraud, fake, legit, licence',
  'asked-for-password.question': 'Somebody asked me for a code or for money in advance',
  'asked-for-password.answer':
    'That was not us. Do not pay and tell nobody the code. If you have given it away, end all sessions in your menu and write to us at once.',
  'asked-for-password.also': 'phishing, advance fee, suspicious call, fraudster',
  'what-data.question': 'Which data do you keep about me?',
  'what-data.answer':
    'The privacy policy has a table: each datum, what for, and for how long. Nothing else is kept.',
  'what-data.also': 'privacy, personal information, data policy',
  'my-contacts.question': 'Do you read my contacts or my pictures?',
  'my-contacts.answer':
    'No. We never read the phone book, the gallery, calls or messages. You choose each picture that you send, and you type the people whom you name.',
  'my-contacts.also': 'phone book, gallery, permissions, access',
  'withdraw-consent.question': 'How do I withdraw a consent?',
  'withdraw-consent.answer':
    'Under privacy choices: switch it off. It holds from that moment, and the page says what then ends.',
  'withdraw-consent.also': 'stop using my data, opt out, marketing',
  'get-my-data.question': 'Can I have a copy of my data?',
  'get-my-data.answer': 'Yes, under privacy choices. You get everything as one file within minutes.',
  'get-my-data.also': 'export, download my data, data request',
  'how-to-complain.question': 'How do I complain?',
  'how-to-complain.answer':
    'Write it under complaints, with pictures if you have some. You get a number and the day of the answer at once. It costs nothing and does your loan no harm.',
  'how-to-complain.also': 'report a problem, grievance, ticket',
  'when-answered.question': 'When is my complaint answered?',
  'when-answered.answer':
    'At the latest after {days} working days; the exact day stands on the complaint. If it comes near, somebody senior takes it over.',
  'when-answered.also': 'how long, deadline, no answer yet',
  'not-satisfied.question': 'I am not satisfied with the answer',
  'not-satisfied.answer': 'Reply and it opens again, with a new day. Another person looks at it.',
  'not-satisfied.also': 'reopen, wrong answer, appeal, escalate',
  'go-to-regulator.question': 'How do I go to the regulator?',
  'go-to-regulator.answer':
    'The complaint’s page names {regulator}, from when you may go there, and how. It is free of charge and we answer what they ask.',
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
