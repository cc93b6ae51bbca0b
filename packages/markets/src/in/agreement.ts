import { rateText } from '@candor/domain/rate';
import type { AgreementFacts, AgreementForm, Pen } from '../agreement/agreement-form.ts';
import { agreementTexts, clauseNumber } from '../agreement/agreement-texts.ts';
import { days } from '../agreement/figure-clauses.ts';
import { grievance } from './grievance.ts';
import { lending } from './lending.ts';

/**
 * A loan of an Indian non-banking financial company to a person, without security, made through its own app.
 */
export const agreement = {
  version: 'IN-2026-11-18',
  title: agreementTexts.all('title'),
  law: 'the Indian Contract Act, 1872, the Information Technology Act, 2000, the Reserve Bank of India (Digital Lending) Directions, 2025, its circulars on key facts statements (RBI/2024-25/18) and on penal charges (RBI/2023-24/53), and the Digital Personal Data Protection Act, 2023. Confirm with counsel.',
  clauses: (facts, pen) => ({
    parties: parties(facts, pen),
    'cooling-off': [
      `You may leave the loan within ${days(facts.product.coolingOffDays)} after the day on which the money reaches you, until the end of the last day, without saying why and without a penalty.`,
      `You then give back what you received, ${pen.money(facts.quote.schedule.netReceived)}, with ${rateText(facts.quote.rate)} % a year (the annual percentage rate of the key facts statement) for the days on which you had it. The fees and their taxes are taken back.`,
    ],
    limits: [
      'A fee or charge that the key facts statement does not name is not charged at any time without your explicit consent.',
      'A late charge is a penal charge: it is not added to the principal, and no interest is reckoned on it. Your credit limit is never raised unless you ask for it.',
    ],
    recovery: [
      `About a late payment we write or call between ${lending.contactHours.from} and ${lending.contactHours.until}, in decent words. We threaten nobody, shame nobody, and publish nothing.`,
      'We speak about the loan with you alone. We do not read your contacts, and we never approach your family, referees, friends or employer about it.',
      facts.lender.recoveryAgents.length === 0
        ? 'No recovery agent works for us.'
        : `These recovery agents may contact you, under the same rules; we tell you which one before the first contact: ${facts.lender.recoveryAgents.join(', ')}.`,
      facts.lender.mayTransfer
        ? 'The loan may be transferred to another regulated lender or securitised. You are told beforehand, and nothing of this agreement changes to your disadvantage.'
        : 'The loan is not transferred to another lender or securitised.',
    ],
    complaints: [
      `Our nodal grievance redressal officer: ${facts.lender.grievanceOfficer.name}, ${facts.lender.grievanceOfficer.phone}, ${facts.lender.grievanceOfficer.email}. You get a case number at once and an answer within ${days(grievance.answerWithinDays)}.`,
      `If the answer does not satisfy you, or does not come within ${days(grievance.regulatorAfterDays)}, you may go to the ${grievance.regulator.name}: ${grievance.regulator.website}, telephone ${grievance.regulator.phone}.`,
      'While a charge is disputed, no late charge grows on it.',
    ],
    privacy: [
      'We use your data for this loan as the privacy policy says, which you can read in the app at any time; the Digital Personal Data Protection Act, 2023 gives you the right to see it, to have it corrected, and to withdraw your consent.',
      'Where the law makes us, we report the loan and how it is repaid to the credit information companies (Credit Information Companies (Regulation) Act, 2005), and keep the papers for as long as the law says.',
    ],
    signature: [
      'You sign in the app: you tick by hand that you have read the key facts statement and that you agree to this agreement, and you type the code that we send to your mobile number. The code belongs to exactly these figures, this order and this account.',
      'By the Information Technology Act, 2000 (sections 4, 5 and 10A) a contract made in this way and its electronic record are as good as ink and paper. We keep the text, its fingerprint and the time of your signature, and you can fetch them as a file, the same to the byte each time.',
      `Before signing you were given the key facts statement with the repayment schedule and the computation of the annual percentage rate; its figures are those of clauses ${clauseNumber('loan')} to ${clauseNumber('cooling-off')}.`,
    ],
    law: [
      'The law of India governs this agreement. A court case is brought where you live, unless you choose the place where we have our registered office.',
      'The agreement is made in English. Headings in another language are for your orientation. If a clause is void, the others stay. It is changed only in writing, and never to your disadvantage without your consent.',
    ],
  }),
} as const satisfies AgreementForm;

function parties({ lender, contact, borrower, reference, on }: AgreementFacts, { day }: Pen): string[] {
  const { corporateName, registrationNo } = lender.licence;
  return [
    `Lender: ${corporateName} (“we”), ${lender.address}; a non-banking financial company registered with the Reserve Bank of India, Certificate of Registration No. ${registrationNo}; ${contact.phone}, ${contact.email}.`,
    `Borrower: ${borrower.name} (“you”)${borrower.address === null ? '' : `, ${borrower.address}`}.`,
    `Reference ${reference}. Day of the agreement: ${day(on)}.`,
  ];
}
