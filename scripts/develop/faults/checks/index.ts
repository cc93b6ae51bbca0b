import { noAlarmOfOurs } from './alarms.ts';
import { booksTie } from './books.ts';
import { chainFits } from './chain.ts';
import type { Check } from './check.ts';
import {
  debitedAsOwed,
  debitedAsTold,
  debitedOnce,
  debitsBooked,
  debitsKnown,
  debitsStop,
  mandatesAgree,
} from './debits.ts';
import { signedFilesKept, type Shelf } from './documents.ts';
import { ceilingsKept, contactRulesKept, twoPeople } from './law.ts';
import { moneyArrived, nothingLost } from './nothing-lost.ts';
import { channelAgrees, nothingTwice } from './nothing-twice.ts';
import { nothingIsHeldBack, nothingWaits, promotionsNoticed } from './queues.ts';
import { statesWithinTables } from './states.ts';

/** What is looked at after every recovery, by the name under which a violation is told. */
export const checksAfterRecovery = (openShelf: () => Promise<Shelf>): Readonly<Record<string, Check>> => ({
  'nothing acknowledged is lost': nothingLost,
  'acknowledged money is credited': moneyArrived,
  'nothing happens twice': nothingTwice,
  'the books tie': booksTie,
  'the chain fits': chainFits,
  'every signed file is there': signedFilesKept(openShelf),
  'no alarm of ours is open': noAlarmOfOurs,
  'ceilings are kept': ceilingsKept,
  'contact rules are kept': contactRulesKept,
  'no cash leaves without two people': twoPeople,
  'a due is debited once': debitedOnce,
  'no more is debited than is owed': debitedAsOwed,
  'nothing is debited that was not told a day before': debitedAsTold,
  'nothing is debited after autopay was stopped': debitsStop,
  'debited money is in the books': debitsBooked,
  'mandates agree with the channel': mandatesAgree,
  'states are within their tables': statesWithinTables(),
  'a promotion is noticed': promotionsNoticed,
});

/** What must have become true when everything has come to its end. */
export const drained: Check = nothingWaits;
/** Before that: what a standby that took over holds back is let out when every channel was asked. */
export const released: Check = nothingIsHeldBack;
export const checksAtTheEnd: Readonly<Record<string, Check>> = {
  'the channel and the lender agree': channelAgrees,
  'what the channel debited is known': debitsKnown,
};
