import { certificateNumber, companyName, defineLicence } from '../define-licence.ts';
import type { Language } from '../language.ts';

const registered: Readonly<Record<Language, string>> = {
  en: '{name} is registered with the Securities and Exchange Commission of the Philippines.',
  zh: '{name} 已在菲律宾证券交易委员会注册。',
  fil: 'Ang {name} ay nakarehistro sa Securities and Exchange Commission ng Pilipinas.',
  hi: '{name} फ़िलीपींस के सिक्योरिटीज़ एंड एक्सचेंज कमीशन में पंजीकृत है।',
};

const study: Readonly<Record<Language, string>> = {
  en: 'Study the disclosure statement before you sign.',
  zh: '签署前请仔细阅读信息披露声明。',
  fil: 'Basahing mabuti ang disclosure statement bago ka pumirma.',
  hi: 'हस्ताक्षर करने से पहले प्रकटीकरण विवरण ध्यान से पढ़ें।',
};

const provided: Readonly<Record<Language, string>> = {
  en: 'In the Philippines, loan services are provided by {name}, a non-bank financial company registered with the Securities and Exchange Commission.',
  zh: '在菲律宾，贷款服务由 {name} 提供，该公司是在证券交易委员会注册的非银行金融公司。',
  fil: 'Sa Pilipinas, ang {name} ang nagbibigay ng serbisyo sa pautang, isang kompanya ng pananalapi na hindi bangko at nakarehistro sa Securities and Exchange Commission.',
  hi: 'फ़िलीपींस में ऋण सेवाएँ {name} देती है, जो सिक्योरिटीज़ एंड एक्सचेंज कमीशन में पंजीकृत ग़ैर-बैंकिंग वित्तीय कंपनी है।',
};

/**
 * A Philippine lending or financing company answers to the Securities and Exchange Commission, not to the central
 * bank. Wherever it advertises it must show its corporate name, its SEC registration number, its certificate of
 * authority number and the advice to study the disclosure statement (SEC Memorandum Circular 19, series of 2019).
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
    registered[language].replace('{name}', () => corporateName),
    `SEC Registration No. ${registrationNo}`,
    `Certificate of Authority No. ${authorityNo}`,
    study[language],
  ],
  providedBy: ({ corporateName }, language) => provided[language].replace('{name}', () => corporateName),
});
