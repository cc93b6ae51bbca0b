export const faqTopics = [
  'borrowing',
  'cost',
  'payout',
  'repaying',
  'trouble',
  'account',
  'privacy',
  'complaints',
] as const;

export type FaqTopic = (typeof faqTopics)[number];

export type FaqEntry = {
  readonly topic: FaqTopic;
  /** Asked only where the market's folder lists it (`localQuestions`); left out: in every market. */
  readonly isLocal?: true;
  /** The key of the page where it is done. */
  readonly opens?:
    | 'orders'
    | 'bankCard'
    | 'privacyChoices'
    | 'complaints'
    | 'certification'
    | 'inbox'
    | 'recommendationList'
    | 'me'
    | 'aboutUs'
    | 'privacyPolicy';
};

/** Every question that the lender answers from the start, in the order in which they are shown. */
export const faqEntries = {
  'how-to-borrow': { topic: 'borrowing', opens: 'recommendationList' },
  'who-can-borrow': { topic: 'borrowing' },
  'documents-needed': { topic: 'borrowing', opens: 'certification' },
  'how-long-decision': { topic: 'borrowing', opens: 'orders' },
  'why-refused': { topic: 'borrowing', opens: 'orders' },
  'sent-back': { topic: 'borrowing', opens: 'certification' },
  'how-much': { topic: 'borrowing', opens: 'recommendationList' },
  'second-loan': { topic: 'borrowing' },
  'offer-expired': { topic: 'borrowing', opens: 'orders' },
  'withdraw-application': { topic: 'borrowing', opens: 'orders' },
  'blurred-picture': { topic: 'borrowing', opens: 'certification' },

  'what-it-costs': { topic: 'cost' },
  'what-is-apr': { topic: 'cost' },
  'hidden-fees': { topic: 'cost' },
  'why-less-received': { topic: 'cost' },
  'cost-ceiling': { topic: 'cost' },
  'where-is-agreement': { topic: 'cost', opens: 'orders' },

  'when-money-comes': { topic: 'payout', opens: 'orders' },
  'payout-failed': { topic: 'payout', opens: 'bankCard' },
  'change-account': { topic: 'payout', opens: 'bankCard' },
  'account-name': { topic: 'payout', opens: 'bankCard' },
  'payout-ewallet': { topic: 'payout', isLocal: true, opens: 'bankCard' },
  'what-is-ifsc': { topic: 'payout', isLocal: true, opens: 'bankCard' },

  'how-to-repay': { topic: 'repaying', opens: 'orders' },
  'pay-over-counter': { topic: 'repaying', isLocal: true, opens: 'orders' },
  'pay-ewallet': { topic: 'repaying', isLocal: true, opens: 'orders' },
  'pay-upi': { topic: 'repaying', isLocal: true, opens: 'orders' },
  'what-is-utr': { topic: 'repaying', isLocal: true },
  'pay-bank-transfer': { topic: 'repaying', opens: 'orders' },
  'paid-not-counted': { topic: 'repaying', opens: 'complaints' },
  'paid-wrong-amount': { topic: 'repaying', opens: 'orders' },
  'paid-too-much': { topic: 'repaying' },
  'paid-twice': { topic: 'repaying', opens: 'complaints' },
  'code-expired': { topic: 'repaying', opens: 'orders' },
  'pay-part': { topic: 'repaying', opens: 'orders' },
  'pay-early': { topic: 'repaying', opens: 'orders' },
  receipt: { topic: 'repaying', opens: 'orders' },
  statement: { topic: 'repaying', opens: 'orders' },
  'pay-for-someone': { topic: 'repaying' },

  'cannot-pay': { topic: 'trouble', opens: 'orders' },
  'what-if-late': { topic: 'trouble' },
  'move-due-date': { topic: 'trouble', opens: 'orders' },
  'smaller-instalments': { topic: 'trouble', opens: 'orders' },
  'cancel-loan': { topic: 'trouble', opens: 'orders' },
  'dispute-charge': { topic: 'trouble', opens: 'orders' },
  'credit-report': { topic: 'trouble' },
  'who-may-call-me': { topic: 'trouble' },
  'will-you-tell-others': { topic: 'trouble' },

  'no-code': { topic: 'account' },
  'new-number': { topic: 'account' },
  'lost-phone': { topic: 'account', opens: 'me' },
  'change-language': { topic: 'account', opens: 'me' },
  'delete-account': { topic: 'account', opens: 'privacyChoices' },
  'works-offline': { topic: 'account' },
  'is-it-you': { topic: 'account', opens: 'aboutUs' },
  'asked-for-password': { topic: 'account', opens: 'complaints' },

  'what-data': { topic: 'privacy', opens: 'privacyPolicy' },
  'my-contacts': { topic: 'privacy' },
  'withdraw-consent': { topic: 'privacy', opens: 'privacyChoices' },
  'get-my-data': { topic: 'privacy', opens: 'privacyChoices' },

  'how-to-complain': { topic: 'complaints', opens: 'complaints' },
  'when-answered': { topic: 'complaints', opens: 'complaints' },
  'not-satisfied': { topic: 'complaints', opens: 'complaints' },
  'go-to-regulator': { topic: 'complaints', opens: 'complaints' },
} as const satisfies Record<string, FaqEntry>;

export type FaqEntryId = keyof typeof faqEntries;

export type FaqText = {
  readonly question: string;
  readonly answer: string;
  /** What people call it when they look for it. */
  readonly alsoCalled: readonly string[];
};
