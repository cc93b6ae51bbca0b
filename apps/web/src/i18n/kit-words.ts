import type { KitWords } from '@candor/ui';
import type { Translate } from './translation.ts';

/**
 * The kit's own words from the catalogue. A word the kit learns doesn't compile until it is here, and so in
 * every language.
 */
export function kitWords(t: Translate): KitWords {
  return {
    close: t('kit.close'),
    copy: t('kit.copy'),
    copied: t('kit.copied'),
    retry: t('kit.retry'),
    loading: t('kit.loading'),
    search: t('kit.search'),
    choose: t('kit.choose'),
    common: t('kit.common'),
    nothingFound: t('kit.nothingFound'),
    found: (count) => t('kit.found', { count }),
    jumpToLetter: t('kit.jumpToLetter'),
    toCorrect: (count) => t('kit.toCorrect', { count }),
    moreThan: (count) => t('kit.moreThan', { count }),
    done: t('kit.done'),
    now: t('kit.now'),
    later: t('kit.later'),
    sentBack: t('kit.sentBack'),

    takePicture: t('kit.takePicture'),
    choosePicture: t('kit.choosePicture'),
    picture: (number) => t('kit.picture', { number }),
    pictureWaiting: t('kit.pictureWaiting'),
    pictureSending: (percent) => t('kit.pictureSending', { percent }),
    pictureSent: t('kit.pictureSent'),
    pictureNotSent: t('kit.pictureNotSent'),
    pictureUnreadable: t('kit.pictureUnreadable'),
    pictureTooSmall: t('kit.pictureTooSmall'),
    pictureTooDark: t('kit.pictureTooDark'),
    pictureIsHeic: t('kit.pictureIsHeic'),
    pictureCutOff: t('kit.pictureCutOff'),
    retakePicture: t('kit.retakePicture'),
    picturesAtMost: (count) => t('kit.picturesAtMost', { count }),
    moveEarlier: t('kit.moveEarlier'),
    moveLater: t('kit.moveLater'),
    remove: t('kit.remove'),

    showMore: t('kit.showMore'),
    moreShown: (count) => t('kit.moreShown', { count }),
    notLoaded: t('kit.notLoaded'),
    refresh: t('kit.refresh'),
    pullToRefresh: t('kit.pullToRefresh'),
    letGoToRefresh: t('kit.letGoToRefresh'),
    refreshing: t('kit.refreshing'),
    refreshed: t('kit.refreshed'),

    today: t('kit.today'),
    tomorrow: t('kit.tomorrow'),
    yesterday: t('kit.yesterday'),
    inDays: (count) => t('kit.inDays', { count }),
    daysAgo: (count) => t('kit.daysAgo', { count }),
    daysLeft: (count) => t('kit.daysLeft', { count }),
    hoursLeft: (count) => t('kit.hoursLeft', { count }),
    minutesLeft: (count) => t('kit.minutesLeft', { count }),
    lessThanAMinute: t('kit.lessThanAMinute'),
    timeIsUp: t('kit.timeIsUp'),
    dayOfMonth: t('kit.dayOfMonth'),
    month: t('kit.month'),
    year: t('kit.year'),
    weekdays: t('kit.weekdays'),
    months: t('kit.months'),
    dayPattern: (parts) => t('kit.dayPattern', parts),
    dayWithYearPattern: (parts) => t('kit.dayWithYearPattern', parts),
    shortDayPattern: (parts) => t('kit.shortDayPattern', parts),
  };
}
