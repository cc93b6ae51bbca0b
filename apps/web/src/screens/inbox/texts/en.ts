export const en = {
  list: 'Messages, newest first',
  emptyTitle: 'No messages yet',
  emptyBody: 'Whatever we send you by SMS, call or push is kept here too, so you can read it again.',
  unread: 'New',
  sms: 'By SMS',
  voice: 'By a call',
  push: 'In the app',
  email: 'By e-mail',
  inbox: 'Only here',
  toLoan: 'See your loan',
  toMe: 'Back to my account',
  seeMore: 'See more',
} as const;
