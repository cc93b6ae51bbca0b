export const en = {
  all: 'All',
  inReview: 'In review',
  toConfirm: 'To confirm',
  toRepay: 'To repay',
  finished: 'Finished',
  newestFirst: 'Newest first',
  since: 'Since {moment}',
  noneHere: 'Nothing stands here at the moment.',
  emptyTitle: 'No application yet',
  emptyBody: 'What you apply for appears here, with where it stands and what to do next.',
  seeLoans: 'See what you can borrow',
} as const;
