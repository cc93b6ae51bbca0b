import { createContext, type ReactNode, use, useSyncExternalStore } from 'react';
import type { Translation } from './create-translation.ts';
import type { Translate } from './message-id.ts';
import { Speaker } from './speaker.ts';

const SpeakerContext = createContext(new Speaker());

export function TranslationProvider({
  translation,
  children,
}: {
  readonly translation: Translation;
  readonly children: ReactNode;
}) {
  return <SpeakerContext value={translation.speaker}>{children}</SpeakerContext>;
}

/** Whoever speaks here; the component is rendered again when its words change. */
export function useSpeaker(): Speaker {
  const speaker = use(SpeakerContext);
  const version = () => speaker.version;
  useSyncExternalStore(speaker.subscribe, version, version);
  return speaker;
}

/** The words of the active language. */
export function useT(): Translate {
  const speaker = useSpeaker();
  return (id, ...[values]) => speaker.say(id, values);
}
