import type { Language } from '@candor/markets';
import type { CodeCarrier, CodePurpose } from '@candor/store/sessions';

type Words = Readonly<Record<Language, string>>;

const purposeWords: Readonly<Record<CodePurpose, Words>> = {
  login: { en: 'to log in', zh: '用于登录', fil: 'para mag-log in', hi: 'लॉग इन के लिए' },
  sign: {
    en: 'to sign your loan',
    zh: '用于签署贷款',
    fil: 'para pirmahan ang loan mo',
    hi: 'ऋण पर हस्ताक्षर के लिए',
  },
  'new-plan': {
    en: 'to accept your new payment plan',
    zh: '用于确认新的还款计划',
    fil: 'para tanggapin ang bago mong plano ng pagbabayad',
    hi: 'नई भुगतान योजना स्वीकार करने के लिए',
  },
  'payout-account': {
    en: 'to change where money is paid',
    zh: '用于更改收款账户',
    fil: 'para palitan kung saan ipapadala ang pera',
    hi: 'पैसे का खाता बदलने के लिए',
  },
  'phone-change': {
    en: 'to change your number',
    zh: '用于更换号码',
    fil: 'para palitan ang numero mo',
    hi: 'नंबर बदलने के लिए',
  },
  delete: {
    en: 'to delete your account',
    zh: '用于删除账户',
    fil: 'para burahin ang account mo',
    hi: 'खाता हटाने के लिए',
  },
};

/**
 * The text that carries a code. Its last line binds it to the app's own host, so that a phone fills it in there and on
 * no other page. A voice says the digits one by one, twice.
 */
export function codeText(
  purpose: CodePurpose,
  language: Language,
  { code, host, by }: { readonly code: string; readonly host: string; readonly by: CodeCarrier },
): string {
  const what = purposeWords[purpose][language];
  const digits = by === 'voice' ? code.split('').join(', ') : code;
  const sentence: Words = {
    en: `Your code ${what} is ${digits}. It is good for 5 minutes. Never tell it to anybody.`,
    zh: `您的验证码（${what}）是 ${digits}，5 分钟内有效。请勿告诉任何人。`,
    fil: `Ang code mo ${what} ay ${digits}. Gagana ito nang 5 minuto. Huwag itong sabihin kaninuman.`,
    hi: `आपका कोड ${what}: ${digits}। यह 5 मिनट तक चलेगा। इसे किसी को न बताएँ।`,
  };
  return by === 'voice'
    ? `${sentence[language]} ${sentence[language]}`
    : `${sentence[language]}\n\n@${host} #${code}`;
}

/** What the inbox keeps of it: that it was sent, never what it was. */
export function codeNotice(purpose: CodePurpose, language: Language): { title: string; body: string } {
  const what = purposeWords[purpose][language];
  const title: Words = {
    en: 'A code was sent to you',
    zh: '已向您发送验证码',
    fil: 'Pinadalhan ka ng code',
    hi: 'आपको एक कोड भेजा गया',
  };
  const body: Words = {
    en: `It was ${what}. If that was not you, log out everywhere.`,
    zh: `${what}。如果不是您本人，请退出所有设备的登录。`,
    fil: `Ito ay ${what}. Kung hindi ikaw iyon, mag-log out sa lahat.`,
    hi: `यह ${what} था। अगर वह आप नहीं थे, तो हर जगह से लॉग आउट करें।`,
  };
  return { title: title[language], body: body[language] };
}
