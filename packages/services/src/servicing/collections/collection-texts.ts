import { isLanguage, type Words } from '@candor/markets';

export type CollectionTemplate = 'please-look' | 'can-we-help' | 'thank-you';

type Template = {
  readonly name: string;
  /** Raised with every change of its words: the audit log says which were sent. */
  readonly version: number;
  readonly title: Words;
  readonly body: Words;
};

/**
 * What a person may send to somebody who is late. No sum, no threat, no word that would shame anybody who reads it over a shoulder: the
 * figures are in the loan itself, behind the login.
 */
export const collectionMessages: Readonly<Record<CollectionTemplate, Template>> = {
  'please-look': {
    name: 'Please look at your loan',
    version: 1,
    title: {
      en: 'Please look at your loan',
      zh: '请查看您的贷款',
      fil: 'Pakitingnan ang loan mo',
      hi: 'कृपया अपना लोन देखें',
    },
    body: {
      en: 'There is something to look at in your loan. The app shows how it stands and what you can choose. If something is wrong, tell us there.',
      zh: '您的贷款有需要查看的内容。应用会显示当前情况和可选方式。如有不符，请在应用中告诉我们。',
      fil: 'May dapat tingnan sa loan mo. Ipinapakita ng app ang lagay nito at ang mga puwede mong piliin. Kung may mali, sabihin sa amin doon.',
      hi: 'आपके लोन में कुछ देखने योग्य है। ऐप में उसकी स्थिति और आपके विकल्प दिखते हैं। कुछ ग़लत हो तो हमें वहीं बताएँ।',
    },
  },
  'can-we-help': {
    name: 'Can we help?',
    version: 1,
    title: {
      en: 'Can we help?',
      zh: '我们可以帮忙吗？',
      fil: 'May maitutulong ba kami?',
      hi: 'क्या हम मदद कर सकते हैं?',
    },
    body: {
      en: 'If paying is hard right now, there are ways: a later day, smaller instalments, or a talk. Open your loan in the app and choose “I can’t pay”.',
      zh: '如果目前还款困难，有多种方式：延后日期、减少每期金额，或与我们沟通。请在应用中打开您的贷款并选择“我无法还款”。',
      fil: 'Kung mahirap magbayad ngayon, may mga paraan: mas huling araw, mas maliit na hulog, o usapan. Buksan ang loan mo sa app at piliin ang “Hindi ako makabayad”.',
      hi: 'अगर अभी चुकाना मुश्किल है, तो रास्ते हैं: बाद का दिन, छोटी किस्तें, या बातचीत। ऐप में अपना लोन खोलें और “मैं नहीं चुका सकता” चुनें।',
    },
  },
  'thank-you': {
    name: 'Thank you for the talk',
    version: 1,
    title: {
      en: 'Thank you for talking with us',
      zh: '感谢您与我们沟通',
      fil: 'Salamat sa pakikipag-usap',
      hi: 'हमसे बात करने के लिए धन्यवाद',
    },
    body: {
      en: 'Thank you for the talk. What we agreed is in your loan in the app. If anything changes, tell us before the day.',
      zh: '感谢您与我们沟通。商定的内容已在应用的贷款页面中。如有变化，请在到期日前告诉我们。',
      fil: 'Salamat sa usapan. Nasa loan mo sa app ang napagkasunduan. Kung may magbago, sabihin sa amin bago ang araw na iyon.',
      hi: 'बातचीत के लिए धन्यवाद। जो तय हुआ वह ऐप में आपके लोन में है। कुछ बदले तो उस दिन से पहले बताएँ।',
    },
  },
};

/** What somebody chooses among: as it is called, and as this borrower will read it. */
export type CollectionText = {
  readonly key: CollectionTemplate;
  readonly name: string;
  readonly words: string;
};

export function collectionTexts(language: string): CollectionText[] {
  return (Object.keys(collectionMessages) as CollectionTemplate[]).map((key) => ({
    key,
    name: collectionMessages[key].name,
    words: collectionMessages[key].body[isLanguage(language) ? language : 'en'],
  }));
}
