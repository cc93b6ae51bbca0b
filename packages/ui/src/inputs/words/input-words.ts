import type { Say } from '../engine/kind.ts';

type Facts<Code extends Say['code']> = Extract<Say, { readonly code: Code }>;

/** All that the controls say by themselves. Labels, hints and errors are the screen's. */
export type InputWords = {
  readonly say: { readonly [Code in Say['code']]: (facts: Facts<Code>) => string };
  /** The answer to a question that takes none of the readings. */
  readonly neither: string;
  readonly keypad: string;
  readonly point: string;
  readonly backspace: string;
  readonly done: string;
};

/** `text` is what somebody pasted, which may be anything: as much of it as fits into a sentence. */
export function wordsFor(words: InputWords, facts: Say): string {
  const say = words.say[facts.code] as (facts: Say) => string;
  return say('text' in facts ? { ...facts, text: quotable(facts.text) } : facts);
}

const LONGEST_QUOTE = 40;

function quotable(text: string): string {
  const visible = [...text.replace(/[\p{Cf}\p{Cc}\s]+/gu, ' ').trim()];
  return visible.length > LONGEST_QUOTE ? `${visible.slice(0, LONGEST_QUOTE).join('')}…` : visible.join('');
}
