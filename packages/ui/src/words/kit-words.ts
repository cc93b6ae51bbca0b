/**
 * Every word that the kit says by itself. A screen gives its own words as props; these are the ones that
 * belong to a part wherever it stands. A text with `{…}` is a pattern that the part fills in.
 */
export type KitWords = {
  readonly close: string;
  readonly copy: string;
  readonly copied: string;
  readonly retry: string;
  readonly loading: string;
  readonly search: string;
  readonly choose: string;
  readonly nothingFound: string;
  /** Above what most people choose. */
  readonly common: string;
  readonly found: (count: number) => string;
  readonly jumpToLetter: string;
  readonly toCorrect: (count: number) => string;
  readonly moreThan: (count: number) => string;
  readonly done: string;
  readonly now: string;
  readonly later: string;
  readonly sentBack: string;

  readonly takePicture: string;
  readonly choosePicture: string;
  readonly picture: (number: number) => string;
  readonly pictureWaiting: string;
  readonly pictureSending: (percent: number) => string;
  readonly pictureSent: string;
  readonly pictureNotSent: string;
  readonly pictureUnreadable: string;
  readonly pictureTooSmall: string;
  readonly pictureTooDark: string;
  readonly pictureIsHeic: string;
  readonly pictureCutOff: string;
  readonly retakePicture: string;
  readonly picturesAtMost: (count: number) => string;
  readonly moveEarlier: string;
  readonly moveLater: string;
  readonly remove: string;

  readonly showMore: string;
  readonly moreShown: (count: number) => string;
  readonly notLoaded: string;
  readonly refresh: string;
  readonly pullToRefresh: string;
  readonly letGoToRefresh: string;
  readonly refreshing: string;
  readonly refreshed: string;

  readonly today: string;
  readonly tomorrow: string;
  readonly yesterday: string;
  readonly inDays: (count: number) => string;
  readonly daysAgo: (count: number) => string;
  readonly daysLeft: (count: number) => string;
  readonly hoursLeft: (count: number) => string;
  readonly minutesLeft: (count: number) => string;
  readonly lessThanAMinute: string;
  readonly timeIsUp: string;
  readonly dayOfMonth: string;
  readonly month: string;
  readonly year: string;
  /** Seven short names from Sunday, with spaces between. */
  readonly weekdays: string;
  /** Twelve short names from January, with spaces between. */
  readonly months: string;
  readonly dayPattern: (parts: DayParts) => string;
  readonly dayWithYearPattern: (parts: DayParts) => string;
  /** Without the weekday, for rails and narrow tables only. */
  readonly shortDayPattern: (parts: DayParts) => string;
};

export type DayParts = {
  readonly weekday: string;
  readonly day: string;
  readonly month: string;
  readonly year: string;
};
