import type { Doubt, ReadDocument, ReadField } from '@candor/markets/identity-codes';
import { pictureFault } from '@candor/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import type { AppPageData } from '../../../shell/page-data.ts';
import { momentParts } from '../../../i18n/moment-text.ts';
import type { StepFormState } from '../use-step-form.ts';
import { imageIn } from './image-in.ts';
import { openReader } from './reader.ts';
import { toFill } from './to-fill.ts';

export type Reading = ReturnType<typeof useReading>;
export type ReadingState = 'idle' | 'reading' | 'nothing';

/** Nobody's data are spent on comfort where the phone asks to save them. */
const savesData = () => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/**
 * What was read off a document, and where it stands in the form. It fills what is empty; over what was typed
 * it only offers.
 */
export function useReading(page: AppPageData, form: StepFormState) {
  const { market } = page.config;
  const [reader] = useState(() =>
    openReader(market, () => Number(momentParts(Date.now(), page.timeZone).day.slice(0, 4))),
  );
  useEffect(() => () => reader.close(), [reader]);
  const [state, setState] = useState<ReadingState>('idle');
  const [read, setRead] = useState<ReadDocument>();
  const [offers, setOffers] = useState<Readonly<Partial<Record<ReadField, string>>>>({});
  const [front, setFront] = useState<Blob>();
  const [doubts, setDoubts] = useState<Readonly<Partial<Record<ReadField, Doubt>>>>({});

  const fill = useEffectEvent((found: ReadDocument) => {
    const { values, offered } = toFill(found, form.values);
    for (const [field, value] of Object.entries(values)) form.set(field, value);
    setOffers(offered);
    setDoubts(found.doubts);
  });
  useEffect(() => read && fill(read), [read]);

  /** Only of the document that was chosen: the code of another card is not this one's. */
  const take = (found: ReadDocument | undefined): boolean => {
    const isRight = found !== undefined && found.documentKind === form.values['documentKind'];
    if (isRight) setRead(found);
    return isRight;
  };
  const look = async (way: 'code' | 'zone', file: Blob): Promise<boolean> => {
    const parts = way === 'zone' ? (['lower', 'all'] as const) : (['all'] as const);
    for (const part of parts) {
      const image = await imageIn(file, part);
      const found = image && (await reader.read(way, image));
      if (take(found)) return true;
    }
    return false;
  };
  const forget = (field: string) => {
    const { [field as ReadField]: _offer, ...otherOffers } = offers;
    const { [field as ReadField]: doubt, ...otherDoubts } = doubts;
    setOffers(otherOffers);
    // What the code knows of a number stays in sight while it is typed.
    if (doubt !== 'last-four') setDoubts(otherDoubts);
  };
  return {
    reader,
    state,
    read,
    /** The picture of the front, as long as this page lives. */
    front,
    offers,
    doubts,
    take,
    look,
    forget,
    maySpend: !savesData(),
    taken(field: string, file: Blob) {
      if (field === 'documentFront') setFront(file);
      setState('idle');
    },
    /** Looks at a picture, and says so; that nothing was found only where something was promised. */
    async lookAt(way: 'code' | 'zone', file: Blob, isPromised = true) {
      if (isPromised) setState('reading');
      const isRead = await look(way, file);
      // What nobody could read is said at the picture itself.
      const isFit = isRead || (await pictureFault(file)) === undefined;
      setState(!isRead && isPromised && isFit ? 'nothing' : 'idle');
    },
    /** Another document: what still stands there as it was read goes with this one. */
    leave() {
      for (const [field, value] of Object.entries(read?.fields ?? {}))
        if (form.values[field] === value) form.set(field, '');
      setRead(undefined);
      setOffers({});
      setDoubts({});
      setState('idle');
    },
  };
}
