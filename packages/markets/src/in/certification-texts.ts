import { withSharedWords } from '../certification/with-shared-words.ts';

const en = {
  'hint.familyName': 'As on your document; leave it empty if you have one name',
  'hint.street': 'House number, street, locality',
  'label.postalCode': 'PIN code',
  'hint.postalCode': '6 digits, for example 560001',
  'ask.postalCode': 'Type the PIN code: 6 digits, for example 560001.',
  'option.employment.farming': 'Farming',
  'option.payDay.after-harvest': 'After the harvest',
  'option.documentKind.pan': 'PAN card',
  'number.pan': 'Type the PAN: five letters, four digits and a letter, for example ABCPE1234F.',
  'option.documentKind.aadhaar': 'Aadhaar',
  'number.aadhaar':
    'Type the Aadhaar number: 12 digits, for example 2341 2341 2346. We keep only the last four.',
  'option.documentKind.passport': 'Passport',
  'number.passport': 'Type the passport number: a letter and 7 digits, for example M1234567.',
  'option.documentKind.voter': 'Voter’s card (EPIC)',
  'number.voter': 'Type the EPIC number: three letters and 7 digits, for example ABC1234567.',
  'option.documentKind.driving-licence': 'Driving licence',
  'number.driving-licence':
    'Type the licence number: two letters, two digits, the year and 7 digits, for example KA01 20190001234.',
  'label.panNumber': 'PAN',
  'hint.panNumber': 'Of your PAN card: five letters, four digits and a letter',
  'why.panNumber': 'Loans are reported to the credit bureaus under it, and one PAN opens one account.',
  'ask.panNumber': 'Type the PAN: five letters, four digits and a letter, for example ABCPE1234F.',
} as const;

type Own = Readonly<Record<keyof typeof en, string>>;

const zh: Own = {
  'hint.familyName': '与证件一致；只有一个名字的请留空',
  'hint.street': '门牌号、街道、社区',
  'label.postalCode': '邮政编码（PIN）',
  'hint.postalCode': '6 位数字，例如 560001',
  'ask.postalCode': '请填写邮政编码：6 位数字，例如 560001。',
  'option.employment.farming': '务农',
  'option.payDay.after-harvest': '收成之后',
  'option.documentKind.pan': 'PAN 税务卡',
  'number.pan': '请填写 PAN：五个字母、四位数字和一个字母，例如 ABCPE1234F。',
  'option.documentKind.aadhaar': 'Aadhaar',
  'number.aadhaar': '请填写 Aadhaar 号：12 位数字，例如 2341 2341 2346。我们只保存后四位。',
  'option.documentKind.passport': '护照',
  'number.passport': '请填写护照号：一个字母和 7 位数字，例如 M1234567。',
  'option.documentKind.voter': '选民证（EPIC）',
  'number.voter': '请填写 EPIC 号：三个字母和 7 位数字，例如 ABC1234567。',
  'option.documentKind.driving-licence': '驾照',
  'number.driving-licence': '请填写驾照号：两个字母、两位数字、年份和 7 位数字，例如 KA01 20190001234。',
  'label.panNumber': 'PAN 税号',
  'hint.panNumber': 'PAN 卡上的号码：五个字母、四位数字和一个字母',
  'why.panNumber': '贷款按此号码报送征信机构；一个 PAN 只能开一个账户。',
  'ask.panNumber': '请填写 PAN：五个字母、四位数字和一个字母，例如 ABCPE1234F。',
};

const fil: Own = {
  'hint.familyName': 'Gaya ng nasa dokumento; iwanang blangko kung iisa ang pangalan mo',
  'hint.street': 'Numero ng bahay, kalye, lugar',
  'label.postalCode': 'PIN code',
  'hint.postalCode': '6 na numero, halimbawa 560001',
  'ask.postalCode': 'I-type ang PIN code: 6 na numero, halimbawa 560001.',
  'option.employment.farming': 'Pagsasaka',
  'option.payDay.after-harvest': 'Pagkatapos ng anihan',
  'option.documentKind.pan': 'PAN card',
  'number.pan': 'I-type ang PAN: limang titik, apat na numero at isang titik, halimbawa ABCPE1234F.',
  'option.documentKind.aadhaar': 'Aadhaar',
  'number.aadhaar':
    'I-type ang Aadhaar number: 12 numero, halimbawa 2341 2341 2346. Ang huling apat lang ang itinatago namin.',
  'option.documentKind.passport': 'Pasaporte',
  'number.passport': 'I-type ang numero ng pasaporte: isang titik at 7 numero, halimbawa M1234567.',
  'option.documentKind.voter': 'Voter’s card (EPIC)',
  'number.voter': 'I-type ang EPIC number: tatlong titik at 7 numero, halimbawa ABC1234567.',
  'option.documentKind.driving-licence': 'Lisensya sa pagmamaneho',
  'number.driving-licence':
    'I-type ang numero ng lisensya: dalawang titik, dalawang numero, ang taon at 7 numero, halimbawa KA01 20190001234.',
  'label.panNumber': 'PAN',
  'hint.panNumber': 'Nasa PAN card mo: limang titik, apat na numero at isang titik',
  'why.panNumber':
    'Dito iniuulat ang mga loan sa mga credit bureau, at isang account lang ang bukas sa bawat PAN.',
  'ask.panNumber': 'I-type ang PAN: limang titik, apat na numero at isang titik, halimbawa ABCPE1234F.',
};

const hi: Own = {
  'hint.familyName': 'जैसा दस्तावेज़ पर है; एक ही नाम हो तो ख़ाली छोड़ें',
  'hint.street': 'मकान नंबर, गली, मोहल्ला',
  'label.postalCode': 'पिन कोड',
  'hint.postalCode': '6 अंक, जैसे 560001',
  'ask.postalCode': 'पिन कोड लिखें: 6 अंक, जैसे 560001।',
  'option.employment.farming': 'खेती',
  'option.payDay.after-harvest': 'फ़सल के बाद',
  'option.documentKind.pan': 'पैन कार्ड',
  'number.pan': 'पैन लिखें: पाँच अक्षर, चार अंक और एक अक्षर, जैसे ABCPE1234F।',
  'option.documentKind.aadhaar': 'आधार',
  'number.aadhaar': 'आधार नंबर लिखें: 12 अंक, जैसे 2341 2341 2346। हम केवल आख़िरी चार अंक रखते हैं।',
  'option.documentKind.passport': 'पासपोर्ट',
  'number.passport': 'पासपोर्ट नंबर लिखें: एक अक्षर और 7 अंक, जैसे M1234567।',
  'option.documentKind.voter': 'मतदाता पहचान पत्र (EPIC)',
  'number.voter': 'EPIC नंबर लिखें: तीन अक्षर और 7 अंक, जैसे ABC1234567।',
  'option.documentKind.driving-licence': 'ड्राइविंग लाइसेंस',
  'number.driving-licence': 'लाइसेंस नंबर लिखें: दो अक्षर, दो अंक, साल और 7 अंक, जैसे KA01 20190001234।',
  'label.panNumber': 'PAN',
  'hint.panNumber': 'आपके PAN कार्ड का: पाँच अक्षर, चार अंक और एक अक्षर',
  'why.panNumber': 'ऋण इसी पर क्रेडिट ब्यूरो को बताए जाते हैं, और एक PAN से एक ही खाता खुलता है।',
  'ask.panNumber': 'PAN लिखें: पाँच अक्षर, चार अंक और एक अक्षर, जैसे ABCPE1234F।',
};

export const certificationWords = withSharedWords({ en, zh, fil, hi });
