import { useEffect, useState } from 'react';
import { useServices } from '../services.ts';
import { faultOf } from '../runtime/fault.ts';
import type { Found } from './palette-types.ts';
import type { MarketDay } from '../me.ts';

/** A pause in typing: shorter than a second letter takes, and nobody is asked about each. */
const restMs = 120;

export type Finding = {
  readonly found: Found | undefined;
  /** What was asked for, as it was found: the rows are of this text. */
  readonly of: string;
  readonly tookMs: number | undefined;
  readonly isBroken: boolean;
};

const nothing: Finding = { found: undefined, of: '', tookMs: undefined, isBroken: false };

/** What fits what is being typed. Rows stay until the next are there; an answer that is too late is none. */
export function useFound(market: MarketDay['market'], text: string, isOnline: boolean): Finding {
  const { client, session } = useServices();
  const [finding, setFinding] = useState<Finding>(nothing);
  useEffect(() => {
    if (text === '' || !isOnline) return;
    let isOver = false;
    const ask = async () => {
      const from = performance.now();
      try {
        const found = await client.call('console.find', { market, find: text });
        if (!isOver) setFinding({ found, of: text, tookMs: performance.now() - from, isBroken: false });
      } catch (error) {
        if (isOver) return;
        if (faultOf(error).code === 'not_logged_in') session.lose();
        else setFinding({ ...nothing, of: text, isBroken: true });
      }
    };
    const timer = setTimeout(() => void ask(), restMs);
    return () => {
      isOver = true;
      clearTimeout(timer);
    };
  }, [client, session, market, text, isOnline]);
  return text === '' || !isOnline ? nothing : finding;
}
