/** What borrowers and staff of a made-up year write. Nobody has written it: no such person exists. */
export const complaints = [
  {
    kind: 'charge',
    daysAgo: 6,
    time: '17:22',
    words:
      'I was charged a late fee on the 3rd. I paid on the 2nd at 9 in the evening with GCash, I still have the text. Please take the fee back.',
    note: 'GCash reported it at 00:04, past midnight at the channel. The receipt shows 21:07 of the day before.',
  },
  {
    kind: 'payment-not-counted',
    daysAgo: 2,
    time: '18:40',
    words:
      'Good evening. I paid my instalment on Friday at 7-Eleven and the app still says that I owe it. The reference is on the receipt. When will it be counted?',
    note: null,
  },
  {
    kind: 'conduct',
    daysAgo: 1,
    time: '11:05',
    words:
      'Somebody called my sister about my loan. She is not my guarantor and I never gave her number. I want to know who called and that it will not happen again.',
    note: 'No call of ours goes to that number. Asked the telephone company for the record of that day.',
  },
  {
    kind: 'agreement',
    daysAgo: 1,
    time: '15:48',
    words:
      'The agreement says four months but I chose three in the app. Please send me the right one or tell me how to change it.',
    note: null,
  },
  {
    kind: 'personal-data',
    daysAgo: 3,
    time: '10:12',
    words: 'My surname is spelled wrong in your messages since I got married. How can I have it corrected?',
    note: null,
  },
  {
    kind: 'app',
    daysAgo: 0,
    time: '08:31',
    words: 'The page for paying stays white on my phone since this morning. I want to pay today, it is due.',
    note: null,
  },
  {
    kind: 'application',
    daysAgo: 0,
    time: '09:04',
    words:
      'I was refused because of my income. My pay went up last month, can somebody look at the new payslip?',
    note: null,
  },
] as const;

/** Answered and done, in the weeks before. */
export const answered = [
  {
    kind: 'payment-not-counted',
    daysAgo: 12,
    words: 'I paid ₱1,938.78 by bank transfer two days ago. It is not in the app.',
    answer:
      'Thank you for writing. We found your transfer: the reference was missing one letter. It counts from the day on which you paid, so nothing was added.',
  },
  {
    kind: 'payout',
    daysAgo: 9,
    words: 'I signed yesterday at noon and the money is still not in my account.',
    answer:
      'The bank took it back because the account number had one digit too few. You have corrected it since; it left today at 14:20.',
  },
  {
    kind: 'charge',
    daysAgo: 5,
    words: 'Why is there a fee of 3 %? Nobody told me.',
    answer:
      'It is the processing fee of your agreement, taken from the payout: you saw it before you signed, on the page with all costs. We keep it as it is.',
  },
] as const;

export const hardships = [
  {
    option: 'smaller-instalments',
    daysAgo: 2,
    time: '13:20',
    words:
      'My hours at the plant were cut to three days a week for the next two months. I can pay about half of it.',
  },
  {
    option: 'delay',
    daysAgo: 1,
    time: '19:45',
    words: 'My mother is in hospital since Monday. I can pay when the month is over.',
  },
  {
    option: 'talk',
    daysAgo: 0,
    time: '08:15',
    words: 'The flood took our stall in Cainta. Please tell me what is possible.',
  },
] as const;

export const promises = [
  'Gets paid on Friday, pays the whole instalment by GCash.',
  'Her brother sends it from Cebu at the end of the week.',
  'Pays after the 15th pay day; asked to be written to, not called.',
  'Sells a motorcycle on Saturday and settles everything.',
] as const;

export const calls = [
  { outcome: 'spoke', words: 'Knows about it. Was away for a funeral, will look at the app tonight.' },
  { outcome: 'no-answer', words: 'Rang eight times.' },
  {
    outcome: 'spoke',
    words: 'Lost the job last month. Told her about smaller instalments; she will think about it.',
  },
  { outcome: 'no-answer', words: 'Switched off.' },
] as const;
