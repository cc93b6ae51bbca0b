import { safeReturn } from '../../shell/safe-return.ts';
import { type Notice, noticeKinds, outcomeOf } from '../../shell/notice.ts';

/** Crockford's base 32, which has no letters that look like digits. */
const requestIdPattern = /^R-[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/;

/**
 * The notice that an address like `/noticed?kind=server&requestId=R-7F3K-92QD&from=…` asks for. Only what is
 * known is taken: nobody can put words of his own on our error page.
 */
export function readNotice(search: string): Notice {
  const asked = new URLSearchParams(search);
  const kind = noticeKinds.find((known) => known === asked.get('kind')) ?? 'broken';
  const requestId = asked.get('requestId') ?? '';
  const from = safeReturn(asked.get('from'));
  return {
    kind,
    outcome: outcomeOf(kind),
    ...(requestIdPattern.test(requestId) && { requestId }),
    ...(from !== undefined && { from }),
  };
}
