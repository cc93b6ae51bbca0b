import { amountText } from '@candor/domain/money';
import type { CalendarDate } from '@candor/domain/calendar';
import { languages, markets, type Language, type MarketId, type Words } from '@candor/markets';
import { disbursementFaultWords } from '../../kernel/ports/disbursement-fault-texts.ts';

type Texts = { readonly title: Words; readonly body: Words };

const locales: Readonly<Record<Language, string>> = { en: 'en-GB', zh: 'zh-CN', fil: 'fil-PH', hi: 'hi-IN' };

function inEach(say: (language: Language) => string): Words {
  return Object.fromEntries(languages.map((language) => [language, say(language)])) as Words;
}

function money(market: MarketId, amount: bigint): string {
  const { sign, grouping } = markets[market].currency;
  const figures = new Intl.NumberFormat(grouping === 'lakhs' ? 'en-IN' : 'en-PH', {
    minimumFractionDigits: 2,
  });
  return `${sign}${figures.format(amountText(amount) as `${number}`)}`;
}

function day(language: Language, on: CalendarDate): string {
  const format = new Intl.DateTimeFormat(locales[language], {
    timeZone: 'UTC',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  return format.format(Date.parse(`${on}T00:00:00Z`));
}

/** Told when an offer was signed: the money has been ordered. */
export function signedWords({
  market,
  amount,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
}): Texts {
  const sum = money(market, amount);
  const bodies: Words = {
    en: `You have signed. ${sum} is on its way to your account; we write again when it has been paid out. Your agreement is in the app.`,
    zh: `您已签约。${sum} 正在汇往您的账户，汇出后我们会再次通知您。合同可在应用中查看。`,
    fil: `Nakapirma ka na. Papunta na sa account mo ang ${sum}; magpapadala kami ng mensahe kapag naipadala na. Nasa app ang kasunduan mo.`,
    hi: `आपने हस्ताक्षर कर दिए हैं। ${sum} आपके खाते में भेजे जा रहे हैं; भेज दिए जाने पर हम फिर लिखेंगे। आपका अनुबंध ऐप में है।`,
  };
  const title: Words = {
    en: 'Signed, and on its way',
    zh: '已签约，款项正在汇出',
    fil: 'Nakapirma na, papunta na ang pera',
    hi: 'हस्ताक्षर हो गए, पैसा भेजा जा रहा है',
  };
  return { title, body: bodies };
}

/** Told when the money has left, with the first day on which something is due. */
export function paidOutWords({
  market,
  amount,
  first,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
  readonly first: { readonly dueOn: CalendarDate; readonly total: bigint };
}): Texts {
  const [sum, due] = [money(market, amount), money(market, first.total)];
  const bodies: Readonly<Record<Language, (on: string) => string>> = {
    en: (on) => `${sum} has been paid out to your account. Your first instalment, ${due}, is due on ${on}.`,
    zh: (on) => `${sum} 已汇入您的账户。首期还款 ${due}，到期日为${on}。`,
    fil: (on) => `Naipadala na sa account mo ang ${sum}. Ang unang hulog na ${due} ay sa ${on}.`,
    hi: (on) => `${sum} आपके खाते में भेज दिए गए हैं। पहली किस्त ${due} ${on} को देनी है।`,
  };
  const title: Words = {
    en: 'Paid out',
    zh: '款项已汇出',
    fil: 'Naipadala na ang pera',
    hi: 'पैसा भेज दिया गया',
  };
  return { title, body: inEach((language) => bodies[language](day(language, first.dueOn))) };
}

/** Told when the money did not arrive: why, what it costs (nothing), and what to do. */
export function disbursementFailedWords({ why }: { readonly why: string | null }): Texts {
  const bodies: Readonly<Record<Language, (reason: string) => string>> = {
    en: (reason) =>
      `The money did not reach your account. ${reason} Open your order in the app and choose or add another account of your own: we send it again at once. Until it is paid out you owe nothing.`,
    zh: (reason) =>
      `款项未能到达您的账户。${reason}请在应用中打开您的订单，选择或添加您本人的其他账户，我们会立即重新汇款。在汇出之前，您不欠任何款项。`,
    fil: (reason) =>
      `Hindi nakarating sa account mo ang pera. ${reason} Buksan ang order mo sa app at pumili o magdagdag ng ibang account na sa iyo: ipapadala namin ulit agad. Wala kang utang hangga't hindi ito naipapadala.`,
    hi: (reason) =>
      `पैसा आपके खाते में नहीं पहुँचा। ${reason} ऐप में अपना ऑर्डर खोलें और अपना कोई दूसरा खाता चुनें या जोड़ें: हम तुरंत फिर भेजेंगे। जब तक पैसा नहीं भेजा जाता, आप पर कुछ बकाया नहीं है।`,
  };
  const title: Words = {
    en: 'The payout did not arrive',
    zh: '款项未能到账',
    fil: 'Hindi dumating ang pera',
    hi: 'पैसा नहीं पहुँचा',
  };
  return { title, body: inEach((language) => bodies[language](disbursementFaultWords(why, language))) };
}

/** Told when what was overpaid has been sent back. */
export function refundedWords({
  market,
  amount,
}: {
  readonly market: MarketId;
  readonly amount: bigint;
}): Texts {
  const sum = money(market, amount);
  return {
    title: {
      en: 'Your money is on its way back',
      zh: '您的款项正在退回',
      fil: 'Pabalik na sa iyo ang pera mo',
      hi: 'आपका पैसा लौटाया जा रहा है',
    },
    body: {
      en: `${sum} that you had paid beyond what you owed has been sent to your account.`,
      zh: `您多付的 ${sum} 已退回您的账户。`,
      fil: `Naipadala na sa account mo ang ${sum} na sobra sa utang mo.`,
      hi: `बकाया से ज़्यादा चुकाए गए ${sum} आपके खाते में भेज दिए गए हैं।`,
    },
  };
}
