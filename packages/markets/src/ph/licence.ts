import { certificateNumber, companyName, defineLicence } from '../define-licence.ts';
import { marketTexts } from './market-texts.ts';

/**
 * A Philippine lending or financing company answers to the Securities and Exchange Commission, not to the
 * central bank. Wherever it advertises it must show its corporate name, its SEC registration number, its
 * certificate of authority number and the advice to study the disclosure statement (SEC Memorandum Circular
 * 19, series of 2019).
 */
export const licence = defineLicence({
  facts: {
    corporateName: {
      called: 'the corporate name',
      example: 'Candor Lending Corporation',
      pattern: companyName,
    },
    registrationNo: {
      called: 'the SEC Registration No.',
      example: 'CS201912345',
      pattern: certificateNumber,
    },
    authorityNo: { called: 'the Certificate of Authority No.', example: '1234', pattern: certificateNumber },
  },
  lines: ({ corporateName, registrationNo, authorityNo }, language) => [
    marketTexts(language)('licence.registered', { name: corporateName }),
    `SEC Registration No. ${registrationNo}`,
    `Certificate of Authority No. ${authorityNo}`,
    marketTexts(language)('licence.study'),
  ],
  providedBy: ({ corporateName }, language) =>
    marketTexts(language)('licence.provided', { name: corporateName }),
});
