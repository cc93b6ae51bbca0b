import type { CalendarDate } from '@candor/domain/calendar';
import type { Complaint } from '@candor/store/complaints';

type Facts = Pick<
  Complaint,
  'state' | 'promisedBy' | 'regulatorFrom' | 'regulatorToldAt' | 'isRejected' | 'news' | 'seen'
>;

export type ComplaintStanding = {
  readonly isOverdue: boolean;
  readonly hasNews: boolean;
  readonly mayReply: boolean;
  readonly mayReopen: boolean;
  readonly mayScore: boolean;
  /** From when on the regulator may be asked; null: now. */
  readonly regulatorFrom: CalendarDate | null;
};

/**
 * What follows from a complaint's state and the day. Promised for 26 October and not answered, it is overdue
 * on the 27th. In India, asked on 13 November, the ombudsman is open from 13 December, or from the day of a
 * rejection if that comes first.
 */
export function complaintStanding(complaint: Facts, today: CalendarDate): ComplaintStanding {
  const { state, promisedBy, regulatorFrom, regulatorToldAt, isRejected, news, seen } = complaint;
  const isWaiting = state === 'open' || state === 'reopened';
  const mayGoNow = regulatorFrom === null || isRejected || regulatorToldAt !== null || today >= regulatorFrom;
  return {
    isOverdue: isWaiting && today > promisedBy,
    hasNews: seen < news,
    mayReply: state !== 'closed',
    mayReopen: !isWaiting,
    mayScore: !isWaiting,
    regulatorFrom: mayGoNow ? null : regulatorFrom,
  };
}
