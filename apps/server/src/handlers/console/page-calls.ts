import { taxRules } from '@candor/markets/tax';
import { configurePage, readPage, readText } from '@candor/services/customers/pages';
import { publishText } from '@candor/services/customers/help';
import { askForApproval } from '@candor/services/approvals';
import { runCommand, withReason } from '@candor/services/kernel/commands';
import { idOfWords } from '@candor/services/payments/payments';
import { keyRefused } from '../key-refused.ts';
import type { CallHandlers, HandlerParts } from '../handler-parts.ts';

type PageCalls = CallHandlers<
  'console.page' | 'console.page-save' | 'console.licence-ask' | 'console.text' | 'console.text-publish'
>;

/** A15.160 to A15.163: what the public page and the help say. */
export function consolePageHandlers({
  staff: { database, seal, now },
  borrowing,
  offered,
}: HandlerParts): PageCalls {
  return {
    'console.page': async ({ market }) => {
      const row = await readPage(database, market);
      if (!row) return { refused: 'market_not_offered' };
      const { version, comName, email, address, copyright, servicePhone, theme } = row;
      const { corporateName = '', registrationNo = '', authorityNo, gstin } = row.licence;
      const licence = {
        corporateName,
        registrationNo,
        ...(authorityNo !== undefined && { authorityNo }),
        ...(taxRules[market].invoice && { gstin: gstin ?? '' }),
      };
      return { version, page: { comName, email, address, copyright, servicePhone, licence, theme } };
    },

    'console.page-save': async (
      { market, after, page, reason, isTrial = false },
      { staff: { staffId }, requestId },
    ) => {
      const { authorityNo, gstin, ...licence } = page.licence;
      const change = {
        ...page,
        licence: {
          ...licence,
          ...(authorityNo !== undefined && { authorityNo }),
          ...(gstin !== undefined && { gstin: gstin.trim().toUpperCase() }),
        },
      };
      const answer = await runCommand(database, withReason(configurePage, seal), {
        input: { market, change, after, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
        dryRun: isTrial,
      });
      if (answer.kind === 'done') return { version: isTrial ? null : answer.output.version, faults: [] };
      if (answer.kind !== 'refused') throw new Error(`a change of the page was answered with ${answer.kind}`);
      const { refused, facts } = answer.refusal;
      if (isTrial && refused === 'licence_takes_two_people') return { version: null, faults: [] };
      if (refused === 'page_is_faulty') return { version: null, faults: sentencesIn(facts) };
      return { refused: refused === 'market_has_no_page' ? 'market_not_offered' : refused };
    },

    'console.licence-ask': async (
      { market, licence: { authorityNo, gstin, ...licence }, reason },
      { staff: { staffId }, requestId, idempotencyKey },
    ) => {
      if (!offered.includes(market)) return { refused: 'market_not_offered' };
      const wanted = {
        ...licence,
        ...(authorityNo !== undefined && { authorityNo }),
        ...(gstin !== undefined && { gstin: gstin.trim().toUpperCase() }),
      };
      const answer = await runCommand(database, askForApproval(borrowing), {
        input: {
          requestId: idOfWords(`licence ${staffId} ${idempotencyKey}`),
          act: 'page.licence',
          market,
          subject: `page:${market}`,
          input: { market, licence: wanted },
          reason,
        },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
        idempotencyKey,
      });
      if (answer.kind === 'done') return answer.output;
      return answer.kind === 'refused' ? { refused: answer.refusal.refused } : keyRefused(answer.kind);
    },

    'console.text': async ({ market, text: name, version }) => {
      const page = await readText(database, market, { name, version });
      if (!page) return { refused: 'not_found' };
      const { text, newest, versions } = page;
      const isDesk = name === 'service-desk';
      return {
        version: text.version,
        newest,
        faq: isDesk ? null : (text.body as never),
        desk: isDesk ? (text.body as never) : null,
        versions: versions.map((each) => ({
          version: each.version,
          origin: each.origin,
          publishedAt: each.publishedAt.toISOString(),
        })),
      };
    },

    'console.text-publish': async (
      { market, name, after, faq, desk, reason },
      { staff: { staffId }, requestId },
    ) => {
      const body = name === 'service-desk' ? desk : faq;
      if (!body) return { refused: 'invalid_request' };
      const answer = await runCommand(database, withReason(publishText, seal), {
        input: { market, name, body, after, reason },
        actor: { kind: 'staff', id: staffId },
        requestId,
        now: now(),
      });
      if (answer.kind === 'done') return { version: answer.output.version, faults: [] };
      if (answer.kind !== 'refused') throw new Error(`a text was answered with ${answer.kind}`);
      const { refused, facts } = answer.refusal;
      return refused === 'text_is_faulty' ? { version: null, faults: sentencesIn(facts) } : { refused };
    },
  };
}

function sentencesIn(facts: unknown): string[] {
  const { faults = [] } = (facts ?? {}) as { faults?: string[] };
  return [...faults];
}
