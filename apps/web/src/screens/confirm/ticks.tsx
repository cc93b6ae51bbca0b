import { routePath } from '@candor/contract/routes';
import { Checkbox } from '@candor/ui';
import type { Lack } from './lack-of.ts';
import { confirmWords } from './texts.ts';

export type TickState = { readonly read: boolean; readonly accepts: boolean };

type Props = {
  /** What the first box says, of the market's own disclosure. */
  readonly ticked: string;
  /** Where the text stands that is agreed to, with exactly what is chosen. */
  readonly agreementHref: string;
  readonly ticks: TickState;
  readonly lack: Lack | undefined;
  readonly onTick: (part: Partial<TickState>) => void;
};

/**
 * Two boxes, ticked by hand. What they speak of can be opened from here, and one comes back with everything
 * as it was.
 */
export function Ticks({ ticked, agreementHref, ticks, lack, onTick }: Props) {
  const say = confirmWords.useSay();
  return (
    <div className="cf-ticks">
      <Checkbox
        id="confirm-read"
        checked={ticks.read}
        error={lack === 'read' ? say('lackRead') : undefined}
        onChange={() => onTick({ read: !ticks.read })}
      >
        {ticked}
      </Checkbox>
      <Checkbox
        id="confirm-accepts"
        checked={ticks.accepts}
        error={lack === 'accepts' ? say('lackAccepts') : undefined}
        onChange={() => onTick({ accepts: !ticks.accepts })}
      >
        {say('accept')} <a href={agreementHref}>{say('agreement')}</a> {say('andThe')}{' '}
        <a href={routePath('privacyPolicy')}>{say('policy')}</a>
        {say('acceptEnd')}
      </Checkbox>
    </div>
  );
}
