import { variablesIn } from '@candor/domain/message-text';
import { languages, marketIds, type Language } from '@candor/markets';
import { describe, expect, it } from 'vitest';
import { checkWords, shippedOf, shippedWords, variablesOf, type TextScope } from './check-words.ts';
import { protectedWords, templateEntry, templateKeys, type TemplateChannel } from './template-table.ts';

const lender = {
  lenderIn: () => 'Candor Lending',
  appHost: 'loans.example.ph',
  repayAddress: 'https://loans.example.ph/strung?loanId=',
};

const scopes: TextScope[] = marketIds.flatMap((market) =>
  templateKeys.flatMap((template) =>
    (Object.keys(templateEntry(template).texts) as TemplateChannel[]).map((channel) => ({
      market,
      template,
      channel,
    })),
  ),
);

const due = { market: 'ph', template: 'due-soon', channel: 'sms' } as const;
const login = { market: 'ph', template: 'code-login', channel: 'sms' } as const;
const push = { market: 'ph', template: 'new-message', channel: 'push' } as const;
const late = { market: 'in', template: 'past-due', channel: 'inbox' } as const;

/** The shipped text with the body of one language as somebody would have it. */
function edited(scope: TextScope, language: Language, body: string) {
  const words = shippedWords(scope);
  return checkWords(lender, scope, { ...words, [language]: { title: words[language]?.title ?? null, body } });
}

const told = (scope: TextScope, language: Language, body: string) =>
  edited(scope, language, body).map(({ language: of, rule, sentence }) => `${of} ${rule}: ${sentence}`);

describe('a text that is shipped', () => {
  it.each(scopes.map((scope) => [`${scope.market} ${scope.template} ${scope.channel}`, scope] as const))(
    '%s keeps every rule that an edited one is held to',
    (_name, scope) => {
      expect(checkWords(lender, scope, shippedWords(scope))).toEqual([]);
    },
  );

  it('has its protected words and its variables in every language', () => {
    for (const scope of scopes)
      for (const language of languages) {
        const shipped = shippedOf(scope);
        const { title, body } = shipped.words(language);
        for (const phrase of protectedWords(shipped, language)) expect(body).toContain(phrase);
        const own = variablesIn(`${title ?? ''} ${body}`).toSorted();
        expect(own, `${scope.template} ${language}`).toEqual(variablesOf(scope).toSorted());
      }
  });
});

/** What somebody would write, and what they are told. */
const refused = [
  [due, 'en', '{lender}: due {day', 'en brace: A brace belongs to no variable'],
  [
    due,
    'en',
    '{lender}: {amount} is due {day}.',
    'en unknown-variable: {amount} is no variable of this message: it has {lender}, {day}.',
  ],
  [
    due,
    'fil',
    '{lender}: malapit na ang takdang araw ng hulog mo.',
    'fil missing-variable: {day} is missing in Filipino: put it back.',
  ],
  [due, 'en', 'Your instalment of {lender} is due {day}.', 'en protected: An SMS begins with “{lender}:”'],
  [
    login,
    'en',
    '{lender}: {code} is your login code. Valid 5 minutes.',
    'en protected: “We never ask for it.” is protected: it stays as it is.',
  ],
  [
    login,
    'fil',
    '{lender}: {code} ang login code mo. 5 minuto ang bisa. Hindi namin ito kailangan.',
    'fil protected: “Hindi namin ito hihingin.”',
  ],
  [
    login,
    'en',
    '{lender}: {code} is your login code. Valid 5 minutes. We never ask for it. @evil.example #{code}',
    'en code-line: The line that binds',
  ],
  [late, 'en', '{amount} was due on {day}.', 'en protected: “If you can’t pay now'],
  [
    due,
    'en',
    '{lender}: your instalment is due {day}. Pay at https://pay.example.',
    'en link: “https:” is a link.',
  ],
  [
    due,
    'en',
    '{lender}: your instalment is due {day}. Open habagat.ph now.',
    'en link: “habagat.ph” is a link.',
  ],
  [due, 'en', '{lender}: 2,846.00 is due {day}.', 'en amount: “2,8” says an amount'],
  [
    due,
    'en',
    '{lender}: ₱500 is due {day}.',
    'en amount: “₱” is money, which others could read, and makes the SMS Unicode',
  ],
  [due, 'en', '{lender}: your late instalment was due {day}.', 'en late: “late” says that something is late'],
  [due, 'zh', '{lender}：您的还款已逾期，到期日{day}。', 'zh late: “逾期”'],
  [due, 'en', '{lender}: your instalment is due {day}!', 'en threat: An exclamation mark presses'],
  [
    late,
    'en',
    '{amount} was due on {day}. We will tell your family. If you can’t pay now, open your loan in the app. It shows what each choice costs.',
    'en threat: “your family” threatens',
  ],
  [
    late,
    'hi',
    '{amount} {day} को देना था। पुलिस आएगी। अगर अभी नहीं चुका सकते, तो ऐप में अपना लोन खोलें। वहाँ हर विकल्प का ख़र्च दिखता है।',
    'hi threat: “पुलिस”',
  ],
  [push, 'en', 'Your loan has news. Open the app to read it.', 'en push: “loan”: a push notice says only'],
  [
    due,
    'en',
    '{lender}: your next instalment’s day is {day}.',
    'en alphabet: “’” is not in the SMS alphabet',
  ],
  [
    due,
    'en',
    `{lender}: your instalment is due {day}. ${'You can pay in the app. '.repeat(6)}Thank you.`,
    'en length: With the longest values it has 211 characters: shorten it by 51',
  ],
  [
    due,
    'en',
    '{lender}: your instalment is due {day}. You may pay in the app.',
    'en style: “You may”: write “you can” instead.',
  ],
  [
    due,
    'en',
    '{lender}: your instalment is due {day}. You can pay in the app',
    'en style: Sentences end with a stop',
  ],
  [due, 'en', ' ', 'en empty: The text is empty.'],
  [late, 'en', 'a'.repeat(1_001), 'en too-long: It has 1001 characters; at most 1000.'],
] as const;

describe('an edited text', () => {
  it('is taken where it keeps every rule', () => {
    expect(
      told(due, 'en', '{lender}: your next instalment is due {day}. Pay in the app before then.'),
    ).toEqual([]);
  });

  it.each(refused.map((each) => [each[3], each] as const))('%s', (sentence, [scope, language, body]) => {
    expect(told(scope, language, body)).toContainEqual(expect.stringContaining(sentence));
  });
});
