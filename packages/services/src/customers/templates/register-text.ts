import { markets, type Language } from '@candor/markets';
import { insertRegistration, textsRegisteredAs } from '@candor/store/message-templates';
import type { Command } from '../../kernel/commands/command.ts';
import { textSubject } from './change-text.ts';
import type { TextScope } from './check-words.ts';
import { beginVersions, isRegistered, textVersions } from './text-versions.ts';

export type RegisterText = TextScope & {
  readonly version: number;
  readonly language: Language;
  /** Under which name it is sent, as the register knows it. */
  readonly sender: string;
  /** The register's number of just this text. */
  readonly number: string;
};

type RegisterRule = 'text_is_unknown' | 'registration_is_malformed' | 'registration_is_of_another_text';

/**
 * Notes under which number the networks know a text that two people have agreed to. From then on that version
 * is sent in this language. A number belongs to one text: the old one under new words would be held back.
 */
export const registerText: Command<RegisterText, null, RegisterRule> = {
  name: 'template.register',
  subject: (input) => textSubject(input),
  async decide(tx, { version, language, sender, number, ...scope }) {
    const { smsRegister } = markets[scope.market];
    if (!smsRegister || !isRegistered(scope)) return { refused: 'text_is_unknown' };
    const { name, senderSays, numberSays } = smsRegister;
    if (!smsRegister.sender.test(sender))
      return {
        refused: 'registration_is_malformed',
        facts: { faults: [`The sender header: ${senderSays}.`] },
      };
    if (!smsRegister.number.test(number))
      return {
        refused: 'registration_is_malformed',
        facts: { faults: [`The ${name} template ID: ${numberSays}.`] },
      };
    await beginVersions(tx, scope);
    const versions = await textVersions(tx, scope);
    const body = versions.find((each) => each.version === version)?.words[language]?.body;
    if (body === undefined) return { refused: 'text_is_unknown' };
    const others = await textsRegisteredAs(tx, scope.market, number);
    if (others.some((each) => each !== body)) return { refused: 'registration_is_of_another_text' };
    await insertRegistration(tx, scope, { version, language, sender, number });
    return { output: null, facts: { version, language, sender, number } };
  },
};
