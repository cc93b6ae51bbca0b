import type { MessageId } from '../../i18n/translation.ts';
import type { NoticeKind } from '../../shell/notice.ts';

export const noticeWords = {
  'not-found': { title: 'notice.notFound.title', body: 'notice.notFound.body' },
  broken: { title: 'notice.broken.title', body: 'notice.broken.body' },
  server: { title: 'notice.failed.title', body: 'notice.failed.body' },
  market: { title: 'notice.marketNotOffered.title', body: 'notice.marketNotOffered.body' },
} as const satisfies Record<NoticeKind, { title: MessageId; body: MessageId }>;
