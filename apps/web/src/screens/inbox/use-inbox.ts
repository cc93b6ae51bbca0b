import type { Calls, ResponseOf } from '@candor/contract/client';
import { useEffect, useRef, useState } from 'react';
import { useServices } from '../../session/services.ts';
import { useCall } from '../../session/use-call.ts';

type Answer = ResponseOf<Calls['message.list']>;
export type Message = Answer['messages'][number];

/**
 * The messages, page after page. What has been shown counts as read; that it was new stays in sight until one
 * leaves.
 */
export function useInbox() {
  const { client } = useServices();
  const first = useCall('message.list', {});
  const [further, setFurther] = useState<readonly Answer[]>([]);
  const pages = first.loaded.state === 'ready' ? [first.loaded.data, ...further] : [];
  const messages = pages.flatMap((page) => page.messages);
  const nextCursor = pages.at(-1)?.nextCursor ?? null;

  const told = useRef(new Set<string>());
  useEffect(() => {
    const unread = messages.filter(({ isRead, messageId }) => !isRead && !told.current.has(messageId));
    const messageIds = unread.slice(0, 100).map(({ messageId }) => messageId);
    if (messageIds.length === 0) return;
    for (const id of messageIds) told.current.add(id);
    // Not worth a word to the reader: what could not be marked is simply new once more.
    client.call('message.read', { messageIds }).catch(() => undefined);
  });

  return {
    first,
    messages,
    hasMore: nextCursor !== null,
    async more() {
      if (nextCursor === null) return;
      const page = await client.call('message.list', { cursor: nextCursor });
      setFurther((before) => [...before, page]);
    },
  };
}
