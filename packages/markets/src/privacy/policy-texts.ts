import type { Language } from '../language.ts';
import type { MarketId } from '../markets.ts';
import { privacyRules } from '../registry.generated.ts';
import type { Words } from '@candor/i18n';
import type { PrivacyRules, Retention } from './privacy-rules.ts';

interface PolicyRow {
  readonly data: Words;
  readonly purpose: Words;
  /** `{dealings}` and `{books}` are the years that the market's law has for them. */
  readonly keptFor: Words;
}

const untilDeleted: Words = {
  en: 'Until you delete your account',
  zh: '直到您删除账户',
  fil: 'Hanggang burahin mo ang account mo',
  hi: 'जब तक आप अपना खाता नहीं हटाते',
};
const untilWithdrawn: Words = {
  en: 'Until you withdraw your consent',
  zh: '直到您撤回同意',
  fil: 'Hanggang bawiin mo ang pagsang-ayon mo',
  hi: 'जब तक आप सहमति वापस नहीं लेते',
};

const withALoan: Words = {
  en: 'With a loan: {dealings} years after your last loan has ended; without: until you delete your account',
  zh: '有贷款时：最后一笔贷款结束后 {dealings} 年；没有贷款时：直到您删除账户',
  fil: 'Kung may loan: {dealings} taon matapos ang huling loan mo; kung wala: hanggang burahin mo ang account mo',
  hi: 'ऋण होने पर: आपका आख़िरी ऋण ख़त्म होने के {dealings} वर्ष बाद तक; न होने पर: जब तक आप खाता नहीं हटाते',
};

const rows: readonly PolicyRow[] = [
  {
    data: { en: 'Mobile number', zh: '手机号码', fil: 'Numero ng mobile', hi: 'मोबाइल नंबर' },
    purpose: {
      en: 'To let you in and to write to you',
      zh: '让您登录并与您联系',
      fil: 'Para papasukin at sulatan ka',
      hi: 'आपको लॉग इन कराने और लिखने के लिए',
    },
    keptFor: untilDeleted,
  },
  {
    data: {
      en: 'Name, birthday, address, work, documents',
      zh: '姓名、生日、地址、工作、证件',
      fil: 'Pangalan, kaarawan, tirahan, trabaho, mga dokumento',
      hi: 'नाम, जन्मदिन, पता, काम, दस्तावेज़',
    },
    purpose: {
      en: 'To know who borrows and what they can afford',
      zh: '了解借款人是谁以及还款能力',
      fil: 'Para malaman kung sino ang umuutang at kung ano ang kaya niya',
      hi: 'यह जानने के लिए कि कौन उधार ले रहा है और वह कितना चुका सकता है',
    },
    keptFor: withALoan,
  },
  {
    data: {
      en: 'What you tell us when you can’t pay',
      zh: '您无法还款时告诉我们的情况',
      fil: 'Ang sinasabi mo sa amin kapag hindi ka makabayad',
      hi: 'न चुका पाने पर आप हमें जो बताते हैं',
    },
    purpose: {
      en: 'To find instalments that you can pay',
      zh: '为您找到可承受的还款方式',
      fil: 'Para makahanap ng hulog na kaya mo',
      hi: 'ऐसी किस्तें खोजने के लिए जो आप चुका सकें',
    },
    keptFor: untilDeleted,
  },
  {
    data: {
      en: 'Bank and wallet accounts of your own',
      zh: '您本人的银行账户和电子钱包',
      fil: 'Mga sarili mong bank account at wallet',
      hi: 'आपके अपने बैंक और वॉलेट खाते',
    },
    purpose: {
      en: 'To pay a loan out to you, and to nobody else',
      zh: '把贷款付给您本人，而不付给他人',
      fil: 'Para sa iyo lang maibigay ang loan',
      hi: 'ऋण का पैसा केवल आपको देने के लिए',
    },
    keptFor: {
      en: 'Until you remove it; one that a loan was paid to: {dealings} years after your last loan has ended',
      zh: '直到您移除；收过贷款的账户：最后一笔贷款结束后 {dealings} 年',
      fil: 'Hanggang alisin mo; kung may loan na naibayad dito: {dealings} taon matapos ang huling loan mo',
      hi: 'जब तक आप उसे न हटाएँ; जिसमें ऋण भेजा गया हो: आपका आख़िरी ऋण ख़त्म होने के {dealings} वर्ष बाद तक',
    },
  },
  {
    data: { en: 'Loans and payments', zh: '贷款和还款', fil: 'Mga loan at bayad', hi: 'ऋण और भुगतान' },
    purpose: {
      en: 'To keep the books',
      zh: '记账',
      fil: 'Para sa libro ng mga account',
      hi: 'बही-खाते रखने के लिए',
    },
    keptFor: {
      en: '{books} years, as the law has it for the books',
      zh: '{books} 年，依照法律对账簿的规定',
      fil: '{books} taon, ayon sa batas tungkol sa libro ng mga account',
      hi: '{books} वर्ष, जैसा क़ानून बही-खातों के लिए कहता है',
    },
  },
  {
    data: {
      en: 'Place, to about a kilometre',
      zh: '位置（约一公里）',
      fil: 'Lugar, mga isang kilometro',
      hi: 'स्थान, लगभग एक किलोमीटर तक',
    },
    purpose: {
      en: 'Against fraud in your name',
      zh: '防止冒用您的名义',
      fil: 'Laban sa panloloko sa pangalan mo',
      hi: 'आपके नाम पर धोखाधड़ी के ख़िलाफ़',
    },
    keptFor: untilWithdrawn,
  },
  {
    data: {
      en: 'Model of the phone, its address for notices',
      zh: '手机型号及其通知地址',
      fil: 'Modelo ng phone, address nito para sa mga abiso',
      hi: 'फ़ोन का मॉडल, सूचनाओं के लिए उसका पता',
    },
    purpose: {
      en: 'To notice strangers in your account; to send notices',
      zh: '发现他人使用您的账户；发送通知',
      fil: 'Para mapansin ang ibang tao sa account mo; para magpadala ng abiso',
      hi: 'आपके खाते में अजनबियों को पहचानने और सूचनाएँ भेजने के लिए',
    },
    keptFor: untilWithdrawn,
  },
  {
    data: {
      en: 'Up to five people whom you name',
      zh: '您填写的最多五位联系人',
      fil: 'Hanggang limang taong papangalanan mo',
      hi: 'आपके बताए ज़्यादा से ज़्यादा पाँच लोग',
    },
    purpose: {
      en: 'To reach you when your number changes; never told about a debt',
      zh: '在您换号时联系您；绝不向他们透露欠款',
      fil: 'Para maabot ka kapag nagbago ang numero mo; hindi sinasabihan tungkol sa utang',
      hi: 'आपका नंबर बदलने पर आप तक पहुँचने के लिए; क़र्ज़ के बारे में कभी नहीं बताया जाता',
    },
    keptFor: untilWithdrawn,
  },
  {
    data: {
      en: 'Your record at the credit bureau, if you let us ask; whether your name is on a sanctions list',
      zh: '您在征信机构的记录（经您允许查询）；您的姓名是否在制裁名单上',
      fil: 'Ang rekord mo sa credit bureau, kung papayag kang magtanong kami; kung nasa listahan ng sanctions ang pangalan mo',
      hi: 'क्रेडिट ब्यूरो में आपका रिकॉर्ड, अगर आप पूछने दें; आपका नाम प्रतिबंध सूची में है या नहीं',
    },
    purpose: {
      en: 'To decide on an application, as the law wants it',
      zh: '按照法律要求对申请作出决定',
      fil: 'Para magpasya sa aplikasyon, ayon sa hinihingi ng batas',
      hi: 'क़ानून के अनुसार आवेदन पर फ़ैसला करने के लिए',
    },
    keptFor: withALoan,
  },
];

/** How long the law of a market has something kept. */
export function yearsKept(market: MarketId, of: Retention['of']): number {
  const { retention }: PrivacyRules = privacyRules[market];
  const rule = retention.find((each) => each.of === of);
  if (!rule) throw new Error(`${market} does not say how long its ${of} are kept`);
  return rule.years;
}

/** The policy's table: which data, for what, for how long. */
export function policyRows(
  market: MarketId,
  language: Language,
): { data: string; purpose: string; keptFor: string }[] {
  return rows.map(({ data, purpose, keptFor }) => ({
    data: data[language],
    purpose: purpose[language],
    keptFor: keptFor[language].replaceAll(/\{(dealings|books)\}/gu, (_, of: Retention['of']) =>
      String(yearsKept(market, of)),
    ),
  }));
}

export const policyRights: readonly Words[] = [
  {
    en: 'See and withdraw each consent at any time.',
    zh: '随时查看并撤回每一项同意。',
    fil: 'Tingnan at bawiin ang bawat pagsang-ayon anumang oras.',
    hi: 'हर सहमति को कभी भी देखें और वापस लें।',
  },
  {
    en: 'Take your data away, to read and as a file for machines.',
    zh: '带走您的数据：可读版本和机器可读文件。',
    fil: 'Kunin ang data mo, para basahin at bilang file para sa makina.',
    hi: 'अपना डेटा साथ ले जाएँ, पढ़ने के लिए और मशीन की फ़ाइल के रूप में।',
  },
  {
    en: 'Delete your account; you are told what the law keeps and until when.',
    zh: '删除您的账户；我们会告知法律要求保留什么、保留到何时。',
    fil: 'Burahin ang account mo; sasabihin sa iyo kung ano ang itinatago ng batas at hanggang kailan.',
    hi: 'अपना खाता हटाएँ; आपको बताया जाता है कि क़ानून क्या रखता है और कब तक।',
  },
  {
    en: 'Complain to us, and to the authority that watches over us.',
    zh: '向我们以及监管机构投诉。',
    fil: 'Magreklamo sa amin, at sa awtoridad na nagbabantay sa amin.',
    hi: 'हमसे, और हम पर नज़र रखने वाले प्राधिकरण से शिकायत करें।',
  },
];

/** What goes at once when an account is deleted. */
export const deletedAtOnce: readonly Words[] = [
  {
    en: 'Your mobile number, and with it the way in',
    zh: '您的手机号码，以及登录方式',
    fil: 'Ang mobile number mo, at kasama nito ang pagpasok',
    hi: 'आपका मोबाइल नंबर, और उसके साथ लॉग इन',
  },
  {
    en: 'Your inbox and your exports',
    zh: '您的收件箱和导出文件',
    fil: 'Ang inbox at mga export mo',
    hi: 'आपका इनबॉक्स और निर्यात',
  },
  {
    en: 'Place, phone model, notices, and the people that you named',
    zh: '位置、手机型号、通知地址以及您填写的联系人',
    fil: 'Lugar, modelo ng phone, mga abiso, at ang mga taong pinangalanan mo',
    hi: 'स्थान, फ़ोन का मॉडल, सूचनाएँ, और आपके बताए लोग',
  },
];
