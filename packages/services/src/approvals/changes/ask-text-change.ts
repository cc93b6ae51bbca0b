import {
  previewOf,
  requestApproval,
  type RequestedApproval,
} from '../../backoffice/approvals/request-approval.ts';
import { changedLanguages, changeText, textSubject } from '../../customers/templates/change-text.ts';
import { checkWords, type TextScope, type WordsByLanguage } from '../../customers/templates/check-words.ts';
import { faultWords } from '../../customers/templates/save-text.ts';
import { textVersions } from '../../customers/templates/text-versions.ts';
import type { Command } from '../../kernel/commands/command.ts';
import type { LendingDeps } from '../../kernel/lending-deps.ts';

export type AskTextChange = TextScope & {
  readonly basedOn: number;
  readonly words: WordsByLanguage;
  readonly reason: string;
};

type AskRule =
  | 'template_is_unfit'
  | 'template_was_changed'
  | 'template_is_the_same'
  | 'reason_is_missing'
  | 'approval_waits_already';

/** Asks an approver for other words. What breaks a rule can't be asked for, nor what changes nothing. */
export const askTextChange = (parts: LendingDeps): Command<AskTextChange, RequestedApproval, AskRule> => ({
  name: 'template.ask',
  subject: (input) => textSubject(input),
  async decide(tx, { basedOn, words, reason, ...scope }, { actor, now }) {
    const faults = checkWords(parts, scope, words);
    if (faults.length > 0) return { refused: 'template_is_unfit', facts: { faults: faults.map(faultWords) } };
    const before = (await textVersions(tx, scope)).find(({ version }) => version === basedOn);
    if (!before) return { refused: 'template_was_changed' };
    const languages = changedLanguages(before.words, words);
    if (languages.length === 0) return { refused: 'template_is_the_same' };
    const input = { ...scope, basedOn, words: JSON.stringify(words) };
    const looked = await previewOf(tx, () => changeText.preview(tx, input, { parts, now }));
    if ('refused' in looked) return { refused: looked.refused };
    const requestId = parts.newId();
    const asked = await requestApproval(tx, parts, {
      requestId,
      act: changeText,
      market: scope.market,
      subject: textSubject(scope),
      input,
      reason,
      by: actor.id,
      now,
      figures: null,
    });
    if ('refused' in asked) return asked;
    return { output: asked, facts: { request: requestId, basedOn, languages: [...languages] } };
  },
});
