import { certificateNumber, companyName, defineLicence } from '../define-licence.ts';
import type { Language } from '../language.ts';
import { isGstin } from './gstin.ts';

const registered: Readonly<Record<Language, string>> = {
  en: '{name} is a non-banking financial company registered with the Reserve Bank of India.',
  zh: '{name} 是在印度储备银行注册的非银行金融公司。',
  fil: 'Ang {name} ay isang non-banking financial company na nakarehistro sa Reserve Bank of India.',
  hi: '{name} भारतीय रिज़र्व बैंक में पंजीकृत ग़ैर-बैंकिंग वित्तीय कंपनी है।',
};

const study: Readonly<Record<Language, string>> = {
  en: 'Study the key facts statement before you sign.',
  zh: '签署前请仔细阅读关键信息声明。',
  fil: 'Basahing mabuti ang key facts statement bago ka pumirma.',
  hi: 'हस्ताक्षर करने से पहले मुख्य तथ्य विवरण ध्यान से पढ़ें।',
};

const provided: Readonly<Record<Language, string>> = {
  en: 'In India, loan services are provided by {name}, a non-banking financial company registered with the Reserve Bank of India.',
  zh: '在印度，贷款服务由 {name} 提供，该公司是在印度储备银行注册的非银行金融公司。',
  fil: 'Sa India, ang {name} ang nagbibigay ng serbisyo sa pautang, isang non-banking financial company na nakarehistro sa Reserve Bank of India.',
  hi: 'भारत में ऋण सेवाएँ {name} देती है, जो भारतीय रिज़र्व बैंक में पंजीकृत ग़ैर-बैंकिंग वित्तीय कंपनी है।',
};

/**
 * An Indian lender is a non-banking financial company with a certificate of registration from the Reserve Bank of
 * India (RBI Act 1934, section 45-IA), and hands over a key facts statement before a loan is signed
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
    registered[language].replace('{name}', () => corporateName),
    `RBI Certificate of Registration No. ${registrationNo}`,
    study[language],
  ],
  providedBy: ({ corporateName }, language) => provided[language].replace('{name}', () => corporateName),
});
