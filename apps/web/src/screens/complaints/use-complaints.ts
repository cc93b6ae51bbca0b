import type { Calls, ResponseOf } from '@candor/contract/client';
import { useState } from 'react';
import { useServices } from '../../session/services.ts';
import { useKeptCall } from '../../session/use-kept-call.ts';

type Answer = ResponseOf<Calls['problem.list']>;
export type Complaint = Answer['problems'][number];

/** The complaints, page after page, the last changed one first. */
export function useComplaints() {
  const { client } = useServices();
  const first = useKeptCall('problem.list', {});
  const [further, setFurther] = useState<readonly Answer[]>([]);
  const pages = first.loaded.state === 'ready' ? [first.loaded.data, ...further] : [];
  const nextCursor = pages.at(-1)?.nextCursor ?? null;
  return {
    first,
    complaints: pages.flatMap(({ problems }) => problems),
    hasMore: nextCursor !== null,
    async more() {
      if (nextCursor === null) return;
      const page = await client.call('problem.list', { cursor: nextCursor });
      setFurther((before) => [...before, page]);
    },
  };
}
