import type { Words } from '@candor/markets';

/** The steps of an order that its borrower is written to about. */
export type ToldStep = 'referred' | 'approved' | 'refused' | 'sent-back' | 'expired' | 'withdrawn';

type Facts = {
  /** What the borrower calls the order. */
  readonly reference: string;
  /** In each language: the most that may be signed for, and the last day. */
  readonly most: Words;
  readonly until: Words;
  /** Why, each a sentence, and what would change it. */
  readonly why: Words;
};

const titles: Readonly<Record<ToldStep, Words>> = {
  referred: {
    en: 'A person looks at your application',
    zh: '您的申请正由工作人员审核',
    fil: 'Tao ang tumitingin sa aplikasyon mo',
    hi: 'एक व्यक्ति आपका आवेदन देख रहा है',
  },
  approved: {
    en: 'Your offer is ready',
    zh: '您的报价已准备好',
    fil: 'Handa na ang alok sa iyo',
    hi: 'आपका प्रस्ताव तैयार है',
  },
  refused: {
    en: 'About your application',
    zh: '关于您的申请',
    fil: 'Tungkol sa aplikasyon mo',
    hi: 'आपके आवेदन के बारे में',
  },
  'sent-back': {
    en: 'Please mend something in your application',
    zh: '请修改您的申请',
    fil: 'May kailangang ayusin sa aplikasyon mo',
    hi: 'अपने आवेदन में कुछ सुधारें',
  },
  expired: {
    en: 'Your offer has ended',
    zh: '您的报价已到期',
    fil: 'Tapos na ang alok sa iyo',
    hi: 'आपका प्रस्ताव समाप्त हो गया',
  },
  withdrawn: {
    en: 'You withdrew your application',
    zh: '您已撤回申请',
    fil: 'Binawi mo ang aplikasyon mo',
    hi: 'आपने अपना आवेदन वापस ले लिया',
  },
};

/** What a borrower reads in the inbox about a step of an order. It states what is, and what can be done. */
export function applicationWords(
  step: ToldStep,
  { reference, most, until, why }: Facts,
): { title: Words; body: Words } {
  const bodies: Readonly<Record<ToldStep, Words>> = {
    referred: {
      en: `${reference}: a person decides, usually within one working day. You need not do anything.`,
      zh: `${reference}：由工作人员决定，通常在一个工作日内。您无需任何操作。`,
      fil: `${reference}: tao ang magpapasya, kadalasan sa loob ng isang araw ng trabaho. Wala kang kailangang gawin.`,
      hi: `${reference}: कोई व्यक्ति फ़ैसला करेगा, आम तौर पर एक कार्य दिवस में। आपको कुछ नहीं करना है।`,
    },
    approved: {
      en: `${reference}: you may borrow up to ${most.en}. Read the figures and sign until ${until.en}; after that the offer ends.`,
      zh: `${reference}：您最多可借 ${most.zh}。请查看数字并在${until.zh}前签署，之后报价失效。`,
      fil: `${reference}: puwede kang humiram hanggang ${most.fil}. Basahin ang mga halaga at pumirma hanggang ${until.fil}; pagkatapos ay tapos na ang alok.`,
      hi: `${reference}: आप ${most.hi} तक उधार ले सकते हैं। आँकड़े पढ़ें और ${until.hi} तक हस्ताक्षर करें; उसके बाद प्रस्ताव समाप्त हो जाता है।`,
    },
    refused: {
      en: `${reference}: we can't lend you this. ${why.en}`,
      zh: `${reference}：这笔贷款无法批准。${why.zh}`,
      fil: `${reference}: hindi namin ito maipapautang. ${why.fil}`,
      hi: `${reference}: हम यह ऋण नहीं दे सकते। ${why.hi}`,
    },
    'sent-back': {
      en: `${reference}: ${why.en} Mend it and send the application again: everything else is kept.`,
      zh: `${reference}：${why.zh} 修改后请重新提交：其他内容均已保留。`,
      fil: `${reference}: ${why.fil} Ayusin ito at ipadala ulit ang aplikasyon: nakatago ang lahat ng iba.`,
      hi: `${reference}: ${why.hi} उसे सुधारें और आवेदन फिर भेजें: बाक़ी सब रखा हुआ है।`,
    },
    expired: {
      en: `${reference}: the offer was not signed in time. Nothing is owed; you can apply again at once.`,
      zh: `${reference}：报价未在期限内签署。您没有任何欠款，可立即重新申请。`,
      fil: `${reference}: hindi napirmahan ang alok sa oras. Wala kang utang; puwede kang mag-apply ulit agad.`,
      hi: `${reference}: प्रस्ताव पर समय पर हस्ताक्षर नहीं हुए। कुछ बकाया नहीं है; आप तुरंत फिर आवेदन कर सकते हैं।`,
    },
    withdrawn: {
      en: `${reference} is closed. Nothing is owed.`,
      zh: `${reference} 已关闭。您没有任何欠款。`,
      fil: `Sarado na ang ${reference}. Wala kang utang.`,
      hi: `${reference} बंद है। कुछ बकाया नहीं है।`,
    },
  };
  return { title: titles[step], body: bodies[step] };
}
