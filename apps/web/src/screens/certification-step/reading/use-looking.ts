import type { ReadDocument } from '@candor/markets/identity-codes';
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { cardInView, greyOf } from './card-in-view.ts';
import { type Area, drawArea, pointsOf } from './image-in.ts';
import type { Reader } from './reader.ts';

/** A card's shape, which the frame on the page has too. */
export const CARD_SHAPE = 320 / 202;
/** Read four times a second: a weak phone has time for both between two looks. */
const PAUSE_MS = 250;
/** Looks in which the card lies still before it is photographed, and how many it waits for its code. */
const STILL_LOOKS = 4;
const WAITING_LOOKS = 16;
const FINDING_EDGE = 192;
const READING_EDGE = 1_600;

type Options = {
  readonly video: RefObject<HTMLVideoElement | null>;
  readonly isLive: boolean;
  readonly reader: Reader;
  /** Whether a code is expected on this side: then its picture waits a moment for it. */
  readonly expectsCode: boolean;
  /** Says whether it is of the right document; if not, it looks on. */
  readonly onRead: (read: ReadDocument) => boolean;
  /** The card lies still, and what can be read was. */
  readonly onStill: () => void;
};

/** Looks at the camera's frames: is a card in view, and does a code say something? */
export function useLooking({ video, isLive, reader, expectsCode, onRead, onStill }: Options): boolean {
  const [isSeen, setSeen] = useState(false);
  const still = useRef(0);
  const isReading = useRef(false);
  const hasRead = useRef(false);
  /** Looks for a code that came to an end. */
  const looked = useRef(0);
  const read = useEffectEvent(async (image: ImageData) => {
    isReading.current = true;
    const found = await reader.read('code', image);
    isReading.current = false;
    looked.current += 1;
    if (found && !hasRead.current) hasRead.current = onRead(found);
  });
  const look = useEffectEvent(() => {
    const element = video.current;
    if (!element || element.videoWidth === 0) return;
    const area = frameArea(element.videoWidth, element.videoHeight);
    const small = pointsOf(element, area, FINDING_EDGE);
    const isThere = small !== undefined && cardInView(greyOf(small));
    setSeen(isThere);
    still.current = isThere ? still.current + 1 : 0;
    if (!isReading.current && !hasRead.current) {
      const image = pointsOf(element, area, READING_EDGE);
      if (image) void read(image);
    }
    const isDone = hasRead.current || (!expectsCode && looked.current > 1);
    if (still.current >= (isDone ? STILL_LOOKS : WAITING_LOOKS)) onStill();
  });
  useEffect(() => {
    if (!isLive) return;
    const timer = setInterval(() => look(), PAUSE_MS);
    return () => clearInterval(timer);
  }, [isLive]);
  return isSeen;
}

/** What of the camera's frame is in sight: the middle, in the shape of a card. */
function frameArea(width: number, height: number): Area {
  const wide = Math.min(width, height * CARD_SHAPE);
  const high = wide / CARD_SHAPE;
  return { x: (width - wide) / 2, y: (height - high) / 2, width: wide, height: high };
}

/** What is in sight now, as a picture. */
export async function photographIn(video: HTMLVideoElement | null): Promise<Blob | undefined> {
  if (!video || video.videoWidth === 0) return undefined;
  const area = frameArea(video.videoWidth, video.videoHeight);
  const drawn = drawArea(video, area, Math.max(area.width, area.height));
  const blob = await new Promise<Blob | null>((resolve) =>
    drawn ? drawn.canvas.toBlob(resolve, 'image/jpeg', 0.92) : resolve(null),
  );
  return blob ?? undefined;
}
