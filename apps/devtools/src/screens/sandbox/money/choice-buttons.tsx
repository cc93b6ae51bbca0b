import { Button } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import type { Fault } from '@candor/client';
import { faultText } from '../../../../../web/src/session/fault.ts';
import { english } from './texts.ts';

export type Choice = {
  readonly id: string;
  readonly words: string;
  readonly go: () => Promise<unknown>;
};

type Props = {
  readonly act: { readonly isBusy: boolean; readonly fault: Fault | undefined };
  readonly choices: readonly Choice[];
  readonly onDone: () => void;
};

/** What may be done with one thing. The one that was tapped works, the others rest until it is done. */
export function ChoiceButtons({ act, choices, onDone }: Props) {
  const t = useT();
  const [tapped, setTapped] = useState('');
  const choose = async ({ id, go }: Choice) => {
    setTapped(id);
    await go();
    onDone();
  };
  return (
    <>
      <div className="x-steps">
        {choices.map((choice) => (
          <Button
            key={choice.id}
            kind="outlined"
            pale={act.isBusy && choice.id !== tapped}
            busy={act.isBusy && choice.id === tapped ? english('working') : undefined}
            onClick={() => void choose(choice)}
          >
            {choice.words}
          </Button>
        ))}
      </div>
      {act.fault && (
        <p className="x-fault" role="alert">
          {act.fault.code === 'order_cannot_change_now' ? english('cannotNow') : faultText(t, act.fault)}
        </p>
      )}
    </>
  );
}
