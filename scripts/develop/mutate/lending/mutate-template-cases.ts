import type { MutationCase } from '../mutate-cases.ts';

const services = 'packages/services/src';
const templates = `${services}/customers/templates`;
const calls = 'apps/server/src/handlers/console/desk/templates.http.test.ts';

/** What borrowers are written to with: agreed by two, held to its rules, and known to the networks. */
export const templateCases: Readonly<Record<string, MutationCase>> = {
  'template-two': {
    protects: 'other words for a message wait for an approver',
    edits: [
      {
        file: `${services}/approvals/changes/ask-text-change.ts`,
        from: 'const requestId = parts.newId();',
        to: 'const requestId = parts.newId(); await changeText.carryOut(tx, input, { parts, now } as never);',
      },
    ],
    test: { file: calls, title: 'take two people' },
  },
  'template-approver': {
    protects: 'other words for a message are agreed to by an approver, and not by whoever words them',
    edits: [
      {
        file: `${templates}/change-text.ts`,
        from: "decides: 'setup.approve',",
        to: "decides: 'template.change',",
      },
    ],
    test: { file: calls, title: 'take two people' },
  },
  'template-protected': {
    protects: 'protected words stay in every message',
    edits: [
      {
        file: `${templates}/check-words.ts`,
        from: 'if (!text.includes(phrase))',
        to: 'if (false as boolean)',
      },
    ],
    test: { file: calls, title: '“We never ask for it.” is protected' },
  },
  'template-registered': {
    protects: 'where networks carry registered SMS alone, new words wait for their number',
    edits: [
      {
        file: 'packages/store/src/message-templates/templates-in-force.ts',
        from: "and (not $3 or t.channel <> 'sms' or t.version = 1 or r.number is not null)",
        to: 'and ($3 or true)',
      },
    ],
    test: { file: calls, title: 'in India wait for their number' },
  },
};
