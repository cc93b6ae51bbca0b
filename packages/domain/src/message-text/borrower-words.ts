type BannedPhrase = { readonly pattern: RegExp; readonly say: string; readonly example: string };

/**
 * How a lender speaks to borrowers, as far as a pattern can tell; `docs/content-style.md` says it to people.
 * Our own texts are held to it by `scripts/rules`, a lender's edited ones when they are saved. A phrase that
 * is banned has an example, which a test shows to be found.
 */
const banned = (pattern: RegExp, say: string, example: string): BannedPhrase => ({ pattern, say, example });

const inEnglish: readonly BannedPhrase[] = [
  banned(/\bmend(?:ed|s|ing)?\b/iu, 'fix, correct; a correction', 'Something has to be mended.'),
  banned(
    /\b(?:looks|looked|looking) (?:at|into)\b|\blook at it\b/iu,
    'review, check',
    'A person looks at it.',
  ),
  banned(/\bstands?\b|\bstood\b/iu, 'is, is shown, is valid', 'These figures stand until Friday.'),
  banned(/\bbegun\b|\byou began\b/iu, 'started', 'Begun: what you typed is kept'),
  banned(
    /\bg(?:ive|ives|ave|iving|iven)\b(?! (?:names?\b|(?:no|a|each) reason))/iu,
    'enter, send, share; done',
    'The number that you gave',
  ),
  banned(/\bwhom(?:ever)?\b|\bwhoever\b/iu, 'anyone; who', 'Whomever you name, we tell them nothing.'),
  banned(/\bneed not\b|\bneed do\b/iu, 'don’t have to; optional', 'You need not say'),
  banned(/\bto be had\b|\bcan be had\b/iu, 'available', 'Not to be had at the moment'),
  banned(
    /\b(?:has|have|had) (?:arrived|come)\b/iu,
    'we received; is in your account',
    'The money has arrived.',
  ),
  banned(/\b(?:some|any)body\b/iu, 'someone, anyone; a senior colleague', 'Somebody senior has it.'),
  banned(
    /\bgood (?:until|till|for (?:\d|an?\b|\{))|\b(?:is|are|stays?|still) good\b/iu,
    'valid until; valid 5 minutes',
    'The code is still good.',
  ),
  banned(
    /\b(?:to|must|should) look\b(?! again)|\bplease look\b/iu,
    'decide, review, check',
    'If a person has to look',
  ),
  banned(/\bday that (?:exists|has not come)\b/iu, 'This day does not exist.', 'Type a day that exists.'),
  banned(/\bmay not use\b|\bcan it be had\b/iu, 'can’t use', 'This page may not use your camera.'),
  banned(/\bfor ever\b/iu, 'over the life of the loan', 'All costs together, for ever'),
  banned(/\bdearer\b/iu, 'more expensive; costs more', 'A dearer loan'),
  banned(/\bletters left\b/iu, 'characters left', '2,000 letters left'),
  banned(/\bsquare code\b/iu, 'QR code', 'Scan the square code'),
  banned(/\bshall\b|\bthereof\b|\bhereby\b/iu, 'should; of it', 'How shall we answer?'),
  banned(
    /\bfetch(?:ed|ing)?\b|\bgather(?:ed|ing)?\b/iu,
    'download; prepare',
    'It can be fetched until Friday.',
  ),
  banned(/^Go on\b|\bto go on\b|\band go on\b/iu, 'continue', 'Tick this to go on.'),
  banned(/\bapprovers?\b|\bdisburse|\barrears\b|\ballocat/iu, 'a borrower’s word', 'Name of the approver'),
  banned(/\b(?:your|an|this|see the|open the) order\b/iu, 'application', 'Open your order in the app.'),
  banned(/^Together\b/u, 'Total', 'Together, ₱'),
  banned(/^Way to pay$/u, 'Paid with', 'Way to pay'),
  banned(/\bby hand\b/iu, 'Tick to confirm…', 'Tick this by hand.'),
  banned(/\ba talk\b|\bthe talk\b/iu, 'a call; talking with us', 'Thank you for the talk.'),
  banned(/\byou may\b/iu, 'you can', 'You may pay early.'),
  banned(
    /\bodd cents?\b|\bto the cent\b|\bfor cents\b/iu,
    'the rounding; exact',
    'The odd cent is in the last.',
  ),
  banned(
    /(?:[%}]|\brates?,?|\bincome|\brent|\bloans) an? (?:day|month|year)\b/iu,
    'per day, per month, per year',
    'Effective rate a month',
  ),
  banned(/ {2}/u, 'one space', 'Two  spaces'),
  banned(/\p{L}'\p{L}|"/u, 'curly marks: ’ “ ”', "We can't"),
];

const inChinese: readonly BannedPhrase[] = [
  banned(/合同/u, '协议', '您的合同'),
  banned(/要约|报价/u, '方案', '要约已过期'),
  banned(/隐私(?:条款|协议|声明)/u, '隐私政策', '隐私条款'),
  banned(/逾期费用|滞纳金|(?<!无)罚金|罚息/u, '逾期费', '逾期费用'),
  banned(/你(?!们)/u, '您', '你的贷款'),
  banned(/订单/u, '申请', '打开您的订单'),
  banned(/\p{Script=Han}[,;:?!]|[,;:?!]\p{Script=Han}|"/u, '，；：？！“ ”', '您好,请登录'),
  banned(/ {2}/u, 'one space', '两  格'),
];

const inFilipino: readonly BannedPhrase[] = [
  banned(/\binstall?ments?\b/iu, 'hulog', 'Ang instalment mo'),
  banned(/(?<!\bwalang )\b(?:multa|penalty)\b/iu, 'singil sa pagkaantala', 'May multa'),
  banned(/\bapplications?\b/iu, 'aplikasyon', 'Ang application mo'),
  banned(/\bdatos\b/iu, 'data', 'Ang iyong datos'),
  banned(/\bprivacy policy\b/iu, 'patakaran sa privacy', 'Basahin ang privacy policy'),
  banned(/\bkontrata\b/iu, 'kasunduan', 'Ang kontrata mo'),
  banned(/\border mo\b|\bang order\b/iu, 'aplikasyon', 'Buksan ang order mo'),
  banned(/ {2}/u, 'one space', 'Dalawang  espasyo'),
  banned(/"/u, '“ ”', 'Sabihin ang "Dragonpay"'),
];

const inHindi: readonly BannedPhrase[] = [
  banned(/गोपनीयता/u, 'निजता', 'गोपनीयता नीति'),
  banned(/समझौत/u, 'अनुबंध', 'आपका समझौता'),
  banned(/पन्न[ाेो]/u, 'पेज', 'लोन के पन्ने पर'),
  banned(/जुर्मान(?!ा नहीं)|विलंब शुल्क/u, 'देरी का शुल्क', 'जुर्माना'),
  banned(/ऑर्डर/u, 'आवेदन', 'अपना ऑर्डर खोलें'),
  banned(/ {2}/u, 'one space', 'दो  जगह'),
  banned(/"/u, '“ ”', '"Dragonpay" कहें'),
  banned(/ऋण(?!दाता)/u, 'लोन', 'अपना ऋण देखें'),
];

export const bannedIn: Readonly<Record<string, readonly BannedPhrase[]>> = {
  en: inEnglish,
  zh: inChinese,
  fil: inFilipino,
  hi: inHindi,
};

/** How a sentence ends in each language; a mark of quotation or a bracket may follow. */
const stops: Readonly<Record<string, RegExp>> = {
  en: /[.?!…][”’)]?$/u,
  fil: /[.?!…][”’)]?$/u,
  zh: /[。？！…][”’）]?$/u,
  hi: /[।?!…][”’)]?$/u,
};

const isOpen = /[:：}]$/u;

/**
 * Whether a translation ends as its English does: a sentence with the stop of its language, a label without
 * one. What ends in a value or a colon says nothing of it.
 */
export function endsAlike(language: string, english: string, text: string): boolean {
  if (isOpen.test(english.trim()) || isOpen.test(text.trim())) return true;
  const ends = (spoken: string, said: string) => stops[spoken]?.test(said.trim()) ?? true;
  return ends('en', english) === ends(language, text);
}

/** Sentences inside a text make it one of sentences: it ends with a stop as well. */
const inside: Readonly<Record<string, RegExp>> = {
  en: /\p{L}\. (?=\p{Lu})/u,
  fil: /\p{L}\. (?=\p{Lu})/u,
  zh: /。(?=.)/u,
  hi: /।(?=.)/u,
};

export function isCutOff(language: string, text: string): boolean {
  const said = text.trim();
  if (isOpen.test(said) || !inside[language]?.test(said)) return false;
  return !(stops[language]?.test(said) ?? true);
}

/** The text without the names of its values, which nobody reads: `{instalments} of {amounts}`. */
export const withoutNames = (text: string): string => text.replaceAll(/\{[\w-]+\}/gu, '{}');
