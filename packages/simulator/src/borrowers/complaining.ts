import { randomUUID } from 'node:crypto';
import { keyed } from '../lender/desk.ts';
import type { SimulatedLender, Who } from '../lender/simulated-lender.ts';
import { drawnDocument } from './drawn-document.ts';

let phone = 9_180_000_000;

/** What borrowers and staff do with complaints, as short as a test wants it. */
export function complaining(app: SimulatedLender) {
  return {
    newcomer: () => app.logIn(`0${(phone += 1)}`),
    save: (who: Who, different: object = {}, { key, suffix = '' }: { key?: string; suffix?: string } = {}) =>
      app.post(
        `problem/save${suffix}`,
        {
          kind: 'payment-not-counted',
          words: 'I paid ₱2,910.19 yesterday.',
          answerWay: 'app',
          ...different,
        },
        keyed(who, key),
      ),
    reply: (who: Who, reportId: string, different: object = {}, key?: string) =>
      app.post('problem/reply', { reportId, words: 'One thing more.', ...different }, keyed(who, key)),
    reopen: (who: Who, reportId: string, key?: string) =>
      app.post('problem/reopen', { reportId, words: 'It is not solved.' }, keyed(who, key)),
    detail: async (who: Who, reportId: string, suffix = '') =>
      (await app.get(`problem/detail${suffix}?reportId=${reportId}`, who)).json(),
    /** As staff see it. */
    caseOf: async (reportId: string) =>
      (await app.get('sandbox/problems'))
        .json()
        .problems.find((each: { reportId: string }) => each.reportId === reportId),
    list: async (who: Who) => (await app.get('problem/list', who)).json(),
    /** What staff do. */
    act: (reportId: string, act: string, words?: string) =>
      app.post('sandbox/problem-act', { reportId, act, ...(words !== undefined && { words }) }),
    picture: async (who: Who) => {
      const bytes = await drawnDocument('payslip', 0);
      const base64 = bytes.toString('base64');
      const piece = { uploadId: randomUUID(), offset: 0, totalBytes: bytes.length, base64 };
      return (await app.post('problem/upload-image', piece, who)).json().imageId as string;
    },
    /** The inbox's messages about complaints, newest first. */
    told: async (who: Who, suffix = '') => {
      const { messages } = (await app.get(`message/list${suffix}`, who)).json();
      return messages.filter(({ kind }: { kind: string }) => kind.startsWith('problem-'));
    },
  };
}
