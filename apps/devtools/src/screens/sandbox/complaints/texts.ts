import { defineTexts } from '@candor/i18n';

const texts = {
  complaints: 'Complaints',
  complaintsIntro: 'As staff see them, the nearest deadline first. A note is never shown to the borrower.',
  complaintsEmpty: 'Nobody has complained.',
  open: 'Open',
  reopened: 'Open again',
  answered: 'Answered',
  closed: 'Closed',
  overdue: 'Overdue',
  escalated: 'Escalated',
  dispute: 'Charge disputed',
  promised: 'Promised by {day}.',
  app: 'answer in the app',
  phone: 'answer by phone',
  email: 'answer by e-mail',
  score: 'scored {score} of 5',
  said: 'What was said',
  internal: 'Internal',
  pictures: 'pictures: {count}',
  words: 'What you say',
  wordsMissing: 'Write it first.',
  answer: 'Answer',
  reject: 'Reject',
  note: 'Note',
  close: 'Close',
  waive: 'Waive the charge',
  'let-stand': 'Let it stand',
} as const;

/** In English only: nobody but developers and testers sees it. */
export const english = defineTexts(texts, {})('en');
