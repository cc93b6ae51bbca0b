import { compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Message } from './speaker.ts';

/** From ICU text to what a `Speaker` says; a text without anything to fill in stays a text. */
export function compileMessage(text: string): Message {
  const pieces = compileMessageOrThrow(text) as Exclude<Message, string>;
  return pieces.every((piece) => typeof piece === 'string') ? pieces.join('') : pieces;
}
