export const en = {
  quoteNothing: 'Nothing is owed on this loan.',
  quoteWhen: 'By which day will you pay?',
  quoteOwn: 'Another day',
  quoteDay: 'I pay by',
  quoteAsk: 'Show the amount',
  quoteAmount: 'To settle, until {day}',
  quoteHolds:
    'Pay it on any day until then and the loan is paid in full. Anything more than the loan needs goes back to you.',
  taxYear: 'Which tax year?',
  fromUntil: '{from} to {until}',
  yearSoFar: 'Until today',
  paperReady: '{number} is ready.',
  shareFile: 'Share',
  saveFile: 'Save PDF',
} as const;
