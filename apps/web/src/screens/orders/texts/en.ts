export const en = {
  all: 'All',
  inReview: 'In review',
  toConfirm: 'To sign',
  toRepay: 'To repay',
  finished: 'Finished',
  newestFirst: 'Newest first',
  since: 'Since {moment}',
  noneHere: 'Nothing here right now.',
  emptyTitle: 'No application yet',
  emptyBody: 'You find your applications here, with their progress and the next step.',
  seeLoans: 'See what you can borrow',
} as const;
