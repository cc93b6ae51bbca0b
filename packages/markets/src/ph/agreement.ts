import type { AgreementFacts, AgreementForm, Pen } from '../agreement/agreement-form.ts';
import { days } from '../agreement/figure-clauses.ts';
import { agreementTexts, clauseNumber } from '../agreement/agreement-texts.ts';
import { loanLimits } from '../law/loan-limits.ts';
import { spanOf } from '../law/is-in-scope.ts';
import { grievance } from './grievance.ts';
import { lending } from './lending.ts';

/** A loan of a Philippine lending company (Republic Act 9474) to a person, without security. */
export const agreement = {
  version: 'PH-2026-11-18',
  title: agreementTexts.all('title'),
  law: 'Republic Act 9474 (Lending Company Regulation Act of 2007), Republic Act 3765 (Truth in Lending Act), Republic Act 11765 (Financial Products and Services Consumer Protection Act), Republic Act 10173 (Data Privacy Act of 2012) and Republic Act 8792 (Electronic Commerce Act of 2000). Confirm with counsel.',
  clauses: (facts, pen) => ({
    parties: parties(facts, pen),
    'cooling-off': [
      `You may cancel within ${days(facts.product.coolingOffDays)} after the day on which the money reaches you, until the end of the last day, without saying why.`,
      `You then give back what you received, ${pen.money(facts.quote.schedule.netReceived)}, and nothing else. No interest is owed, and the fees are taken back.`,
    ],
    limits: limits(facts, pen),
    recovery: [
      `About a late payment we write or call between ${lending.contactHours.from} and ${lending.contactHours.until} Philippine time, in decent words. We threaten nobody, shame nobody, and publish nothing.`,
      'We speak about the loan with you alone, and with a guarantor if there is one. We do not read your contacts, and we never tell your family, friends, employer or the people in your phone about it.',
      facts.lender.recoveryAgents.length === 0
        ? 'Nobody else collects for us.'
        : `These may contact you for us, under the same rules: ${facts.lender.recoveryAgents.join(', ')}.`,
      facts.lender.mayTransfer
        ? 'We may pass the loan on to another licensed lender. You are told beforehand, and nothing of this agreement changes to your disadvantage.'
        : 'We do not pass the loan on to another lender.',
    ],
    complaints: [
      `Write to ${facts.contact.email} or call ${facts.contact.phone}. You get a case number at once and an answer within ${days(grievance.answerWithinDays)}.`,
      `You may go to the ${grievance.regulator.name} at any time: ${grievance.regulator.website}. Financial consumers are protected by Republic Act 11765.`,
      'While a charge is disputed, no late charge grows on it.',
    ],
    privacy: [
      'We use your data for this loan as the privacy policy says, which you can read in the app at any time; the Data Privacy Act of 2012 (Republic Act 10173) gives you the right to see it, to have it corrected and to object.',
      'Where the law makes us, we report the loan and how it is repaid to the Credit Information Corporation (Republic Act 9510), and keep the papers for as long as the law says.',
    ],
    signature: [
      'You sign in the app: you tick by hand that you have read the disclosure statement and that you agree to this agreement, and you type the code that we send to your mobile number. The code belongs to exactly these figures, this order and this account.',
      'By Republic Act 8792 such a signature and this document are as good as ink and paper. We keep the text, its fingerprint and the time of your signature, and you can fetch them as a file, the same to the byte each time.',
      `Before signing you were given the disclosure statement of Republic Act 3765 with the figures of clauses ${clauseNumber('loan')} to ${clauseNumber('cooling-off')}.`,
    ],
    law: [
      'The law of the Republic of the Philippines governs this agreement. A court case is brought where you live, unless you choose the place where we have our office.',
      'The agreement is made in English. Headings in another language are for your orientation. If a clause is void, the others stay. It is changed only in writing, and never to your disadvantage without your consent.',
    ],
  }),
} as const satisfies AgreementForm;

function parties({ lender, contact, borrower, reference, on }: AgreementFacts, { day }: Pen): string[] {
  const { corporateName, registrationNo, authorityNo } = lender.licence;
  return [
    `Lender: ${corporateName} (“we”), ${lender.address}; a lending company with SEC Registration No. ${registrationNo} and Certificate of Authority No. ${authorityNo ?? ''}; ${contact.phone}, ${contact.email}.`,
    `Borrower: ${borrower.name} (“you”)${borrower.address === null ? '' : `, ${borrower.address}`}.`,
    `Reference ${reference}. Day of the agreement: ${day(on)}.`,
  ];
}

function limits({ quote, on }: AgreementFacts, { money, market }: Pen): string[] {
  const { mostCost } = loanLimits(market, spanOf(quote.schedule), on);
  return [
    ...(mostCost === null
      ? []
      : [
          `However long it takes to repay, interest, fees and late charges together never come to more than ${money(mostCost)}.`,
        ]),
    'What the disclosure statement and this agreement do not name is not charged.',
  ];
}
