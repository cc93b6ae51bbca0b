import { certificateNumber, companyName, defineLicence } from '../define-licence.ts';
import { marketTexts } from './market-texts.ts';
import { isGstin } from './gstin.ts';

/**
 * An Indian lender is a non-banking financial company with a certificate of registration from the Reserve
 * Bank of India (RBI Act 1934, section 45-IA), and hands over a key facts statement before a loan is signed
 * (RBI Digital Lending Directions, 2025).
 */
export const licence = defineLicence({
  facts: {
    corporateName: {
      called: 'the corporate name',
      example: 'Candor Finance Private Limited',
      pattern: companyName,
    },
    registrationNo: {
      called: 'the RBI Certificate of Registration No.',
      example: 'N-13.02345',
      pattern: certificateNumber,
    },
    gstin: {
      called: 'the GSTIN, without which no tax invoice is numbered',
      example: '29AAACC1234D1Z8',
      pattern: /^[0-9A-Z]{15}$/,
      isOne: isGstin,
      isOptional: true,
    },
  },
  lines: ({ corporateName, registrationNo }, language) => [
    marketTexts(language)('licence.registered', { name: corporateName }),
    `RBI Certificate of Registration No. ${registrationNo}`,
    marketTexts(language)('licence.study'),
  ],
  providedBy: ({ corporateName }, language) =>
    marketTexts(language)('licence.provided', { name: corporateName }),
});
