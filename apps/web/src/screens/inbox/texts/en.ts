export const en = {
  emptyTitle: 'No messages yet',
  emptyBody: 'Everything we send you by SMS, call or push is here too, so you can read it again.',
  unread: 'New',
  sms: 'SMS and app',
  voice: 'Call and app',
  push: 'App',
  email: 'E-mail and app',
  inbox: 'App',
  toMe: 'Back to my account',
  today: 'Today',
  earlier: 'Earlier',
  seeMore: 'See more',
} as const;
