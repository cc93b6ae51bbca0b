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
  common: 'Most common',
  nothingFound: 'Nothing found. Try fewer letters.',
  found: counted('found', 'found'),
  jumpToLetter: 'Jump to a letter',
  toCorrect: (count) =>
    ({ 1: 'One answer to check', 2: 'Two answers to check' })[count] ?? `${count} answers to check`,
  moreThan: (count) => `more than ${count}`,
  done: 'Done',
  now: 'Now',
  later: 'Later',
  sentBack: 'Sent back',

  takePicture: 'Take photo',
  choosePicture: 'Choose photo',
  picture: (number) => `Photo ${number}`,
  pictureWaiting: 'Waiting',
  pictureSending: (percent) => `Sending, ${percent}\u00a0%`,
  pictureSent: 'Sent',
  pictureNotSent: 'Not sent. The photo is still here.',
  pictureUnreadable: 'We can’t open this file as a photo.',
  pictureTooSmall: 'Too small to read. Take it again from closer.',
  pictureTooDark: 'Too dark to read. Take it again with more light.',
  pictureIsHeic: 'This browser can’t open HEIC. Take the photo here, or choose a JPEG.',
  pictureCutOff: 'No connection. It continues by itself.',
  retakePicture: 'Retake',
  picturesAtMost: (count) => `Up to ${counted('photo', 'photos')(count)}. The others were left out.`,
  moveEarlier: 'Move forward',
  moveLater: 'Move back',
  remove: 'Remove',

  showMore: 'Show more',
  moreShown: (count) => `${count} more shown`,
  notLoaded: 'We could not load the rest. What you see stays.',
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
