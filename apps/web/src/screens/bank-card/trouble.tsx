import { Notice } from '@candor/ui';
import { useEffect, useRef } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { clockText } from '../../session/use-seconds-left.ts';
import { accountWords } from './texts.ts';

/**
 * A fault that belongs to no field: it comes into sight by itself, because the button that caused it may be
 * far below.
 */
export function Trouble({ fault }: { readonly fault: Fault }) {
  const t = useT();
  const say = accountWords.useSay();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => void box.current?.scrollIntoView({ block: 'center' }), []);
  return (
    <div role="alert" ref={box}>
      <Notice kind="bad" icon="warning">
        {fault.retryAfterSeconds === null
          ? faultText(t, fault)
          : say('tooMany', { time: clockText(fault.retryAfterSeconds) })}
      </Notice>
    </div>
  );
}
