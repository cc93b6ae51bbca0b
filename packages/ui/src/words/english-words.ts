import type { KitWords } from './kit-words.ts';

const counted = (one: string, many: string) => (count: number) => `${count} ${count === 1 ? one : many}`;

/**
 * For tests and pages without a catalogue. The app's English catalogue says the same, and a test holds it to
 * that.
 */
export const englishWords: KitWords = {
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  retry: 'Try again',
  loading: 'Loading',
  search: 'Search',
  choose: 'Choose',
  nothingFound: 'Nothing found. Try fewer letters.',
  found: counted('found', 'found'),
  jumpToLetter: 'Jump to a letter',
  toCorrect: (count) =>
    ({ 1: 'One thing to correct', 2: 'Two things to correct' })[count] ?? `${count} things to correct`,
  moreThan: (count) => `more than ${count}`,
  done: 'Done',
  now: 'Now',
  later: 'Later',
  sentBack: 'Sent back',

  takePicture: 'Camera',
  choosePicture: 'Add',
  picture: (number) => `Picture ${number}`,
  pictureWaiting: 'Waiting',
  pictureSending: (percent) => `Sending, ${percent}\u00a0%`,
  pictureSent: 'Sent',
  pictureNotSent: 'Not sent. The picture is kept here.',
  pictureUnreadable: 'We cannot read this file as a picture.',
  pictureIsHeic: 'This browser cannot open HEIC. Take it here with the camera, or choose a JPEG.',
  pictureCutOff: 'No connection. It goes on by itself.',
  retakePicture: 'Retake',
  picturesAtMost: (count) => `${counted('picture', 'pictures')(count)} at most. The others were left out.`,
  moveEarlier: 'Move forward',
  moveLater: 'Move back',
  remove: 'Remove',

  showMore: 'Show more',
  moreShown: (count) => `${count} more shown`,
  notLoaded: 'The rest could not be loaded. What you see is kept.',
  refresh: 'Refresh',
  pullToRefresh: 'Pull to refresh',
  letGoToRefresh: 'Let go to refresh',
  refreshing: 'Refreshing',
  refreshed: 'Up to date',

  today: 'today',
  tomorrow: 'tomorrow',
  yesterday: 'yesterday',
  inDays: (count) => `in ${counted('day', 'days')(count)}`,
  daysAgo: (count) => `${counted('day', 'days')(count)} ago`,
  daysLeft: (count) => `${counted('day', 'days')(count)} left`,
  hoursLeft: (count) => `${counted('hour', 'hours')(count)} left`,
  minutesLeft: (count) => `${counted('minute', 'minutes')(count)} left`,
  lessThanAMinute: 'Less than a minute left',
  timeIsUp: 'Time is up',
  dayOfMonth: 'Day',
  month: 'Month',
  year: 'Year',
  weekdays: 'Sun Mon Tue Wed Thu Fri Sat',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  dayPattern: ({ weekday, day, month }) => `${weekday} ${day} ${month}`,
  dayWithYearPattern: ({ weekday, day, month, year }) => `${weekday} ${day} ${month} ${year}`,
  shortDayPattern: ({ day, month }) => `${day} ${month}`,
};
