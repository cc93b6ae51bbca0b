import type { MessageId } from '../../i18n/message-id.ts';
import type { NoticeKind } from './notice.ts';

export const noticeWords = {
  'not-found': { title: 'noticed.notFound.title', body: 'noticed.notFound.body' },
  broken: { title: 'noticed.broken.title', body: 'noticed.broken.body' },
  server: { title: 'noticed.failed.title', body: 'noticed.failed.body' },
  market: { title: 'noticed.marketNotOffered.title', body: 'noticed.marketNotOffered.body' },
} as const satisfies Record<NoticeKind, { title: MessageId; body: MessageId }>;
