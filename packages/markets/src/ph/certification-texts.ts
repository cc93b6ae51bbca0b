import { withSharedWords } from '../certification/with-shared-words.ts';

const en = {
  'hint.street': 'House number, street, barangay',
  'label.postalCode': 'ZIP code',
  'hint.postalCode': '4 digits, for example 1605',
  'ask.postalCode': 'Type the ZIP code: 4 digits, for example 1605.',
  'option.employment.overseas': 'Working abroad (OFW)',
  'option.payDay.fifteenth-and-last': 'On the 15th and the last day',
  'option.documentKind.philsys': 'PhilID / ePhilID',
  'number.philsys':
    'Type the PhilSys Card Number (PCN) on the front: 16 digits, for example 1234-5678-9012-3456.',
  'fault.never-take.philsys':
    'These 12 digits are your PhilSys Number (PSN), which is secret. Type the 16 digits of the PhilSys Card Number (PCN).',
  'option.documentKind.passport': 'Passport',
  'number.passport': 'Type the passport number: a letter, 7 digits and a letter, for example P1234567A.',
  'option.documentKind.driving-licence': 'Driver’s licence',
  'number.driving-licence': 'Type the licence number: a letter and 10 digits, for example N01-12-123456.',
  'option.documentKind.umid': 'UMID',
  'number.umid': 'Type the Common Reference Number (CRN): 12 digits, for example 0111-1234567-8.',
  'option.documentKind.sss': 'SSS card',
  'number.sss': 'Type the SSS number: 10 digits, for example 34-1234567-8.',
  'option.documentKind.prc': 'PRC card',
  'number.prc': 'Type the registration number: 7 digits, for example 0123456.',
  'option.documentKind.tin': 'TIN card',
  'number.tin': 'Type the TIN: 9 digits, or 12 with the branch code, for example 123-456-789-000.',
} as const;

type Own = Readonly<Record<keyof typeof en, string>>;

const zh: Own = {
  'hint.street': '门牌号、街道、描笼涯（barangay）',
  'label.postalCode': '邮政编码',
  'hint.postalCode': '4 位数字，例如 1605',
  'ask.postalCode': '请填写邮政编码：4 位数字，例如 1605。',
  'option.employment.overseas': '在海外工作（OFW）',
  'option.payDay.fifteenth-and-last': '15 日和月末',
  'option.documentKind.philsys': 'PhilID / ePhilID（国民身份证）',
  'number.philsys': '请填写正面的 PhilSys 卡号（PCN）：16 位数字，例如 1234-5678-9012-3456。',
  'fault.never-take.philsys': '这 12 位数字是保密的 PhilSys 号（PSN）。请填写 16 位的 PhilSys 卡号（PCN）。',
  'option.documentKind.passport': '护照',
  'number.passport': '请填写护照号：一个字母、7 位数字和一个字母，例如 P1234567A。',
  'option.documentKind.driving-licence': '驾照',
  'number.driving-licence': '请填写驾照号：一个字母和 10 位数字，例如 N01-12-123456。',
  'option.documentKind.umid': 'UMID 卡',
  'number.umid': '请填写通用参考号（CRN）：12 位数字，例如 0111-1234567-8。',
  'option.documentKind.sss': 'SSS 社保卡',
  'number.sss': '请填写 SSS 号：10 位数字，例如 34-1234567-8。',
  'option.documentKind.prc': 'PRC 执业卡',
  'number.prc': '请填写注册号：7 位数字，例如 0123456。',
  'option.documentKind.tin': 'TIN 税号卡',
  'number.tin': '请填写税号（TIN）：9 位数字，带分支码为 12 位，例如 123-456-789-000。',
};

const fil: Own = {
  'hint.street': 'Numero ng bahay, kalye, barangay',
  'label.postalCode': 'ZIP code',
  'hint.postalCode': '4 na numero, halimbawa 1605',
  'ask.postalCode': 'I-type ang ZIP code: 4 na numero, halimbawa 1605.',
  'option.employment.overseas': 'Nagtatrabaho sa ibang bansa (OFW)',
  'option.payDay.fifteenth-and-last': 'Tuwing a-kinse at katapusan',
  'option.documentKind.philsys': 'PhilID / ePhilID',
  'number.philsys':
    'I-type ang PhilSys Card Number (PCN) sa harap: 16 na numero, halimbawa 1234-5678-9012-3456.',
  'fault.never-take.philsys':
    'Ang 12 numerong ito ay ang PhilSys Number (PSN) mo, na lihim. I-type ang 16 na numero ng PhilSys Card Number (PCN).',
  'option.documentKind.passport': 'Pasaporte',
  'number.passport':
    'I-type ang numero ng pasaporte: isang titik, 7 numero at isang titik, halimbawa P1234567A.',
  'option.documentKind.driving-licence': 'Lisensya sa pagmamaneho',
  'number.driving-licence':
    'I-type ang numero ng lisensya: isang titik at 10 numero, halimbawa N01-12-123456.',
  'option.documentKind.umid': 'UMID',
  'number.umid': 'I-type ang Common Reference Number (CRN): 12 numero, halimbawa 0111-1234567-8.',
  'option.documentKind.sss': 'SSS card',
  'number.sss': 'I-type ang SSS number: 10 numero, halimbawa 34-1234567-8.',
  'option.documentKind.prc': 'PRC card',
  'number.prc': 'I-type ang registration number: 7 numero, halimbawa 0123456.',
  'option.documentKind.tin': 'TIN card',
  'number.tin': 'I-type ang TIN: 9 na numero, o 12 kasama ang branch code, halimbawa 123-456-789-000.',
};

const hi: Own = {
  'hint.street': 'मकान नंबर, सड़क, बरंगाय',
  'label.postalCode': 'ज़िप कोड',
  'hint.postalCode': '4 अंक, जैसे 1605',
  'ask.postalCode': 'ज़िप कोड लिखें: 4 अंक, जैसे 1605।',
  'option.employment.overseas': 'विदेश में काम (OFW)',
  'option.payDay.fifteenth-and-last': '15 तारीख़ और महीने के आख़िरी दिन',
  'option.documentKind.philsys': 'PhilID / ePhilID',
  'number.philsys': 'सामने लिखा PhilSys कार्ड नंबर (PCN) लिखें: 16 अंक, जैसे 1234-5678-9012-3456।',
  'fault.never-take.philsys':
    'ये 12 अंक आपका PhilSys नंबर (PSN) हैं, जो गुप्त है। PhilSys कार्ड नंबर (PCN) के 16 अंक लिखें।',
  'option.documentKind.passport': 'पासपोर्ट',
  'number.passport': 'पासपोर्ट नंबर लिखें: एक अक्षर, 7 अंक और एक अक्षर, जैसे P1234567A।',
  'option.documentKind.driving-licence': 'ड्राइविंग लाइसेंस',
  'number.driving-licence': 'लाइसेंस नंबर लिखें: एक अक्षर और 10 अंक, जैसे N01-12-123456।',
  'option.documentKind.umid': 'UMID',
  'number.umid': 'कॉमन रेफ़रेंस नंबर (CRN) लिखें: 12 अंक, जैसे 0111-1234567-8।',
  'option.documentKind.sss': 'SSS कार्ड',
  'number.sss': 'SSS नंबर लिखें: 10 अंक, जैसे 34-1234567-8।',
  'option.documentKind.prc': 'PRC कार्ड',
  'number.prc': 'पंजीकरण नंबर लिखें: 7 अंक, जैसे 0123456।',
  'option.documentKind.tin': 'TIN कार्ड',
  'number.tin': 'TIN लिखें: 9 अंक, या शाखा कोड के साथ 12, जैसे 123-456-789-000।',
};

export const certificationWords = withSharedWords({ en, zh, fil, hi });
