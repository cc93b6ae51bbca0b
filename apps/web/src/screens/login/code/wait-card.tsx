import { Announce, Button, Icon, useOnline } from '@candor/ui';
import type { SentCode } from '../login-draft.ts';
import { clockText, useSecondsLeft } from '../../../session/use-seconds-left.ts';
import { adoptStyles } from '../../../shell/adopt-styles.ts';
import { codeWords } from './texts.ts';
import css from './wait-card.css?inline';

adoptStyles(css);

type Props = {
  readonly sent: SentCode;
  readonly isBusy: boolean;
  readonly onAsk: (by: 'sms' | 'voice') => void;
};

/**
 * When another code may be asked for, and then the ways to ask. Both faces stand in one place and the hidden
 * one keeps its room, so nothing moves when the wait is over. The clock is not read out; that it is over is.
 */
export function WaitCard({ sent, isBusy, onAsk }: Props) {
  const say = codeWords.useSay();
  const isOnline = useOnline();
  const resendLeft = useSecondsLeft(sent.at, sent.resendInSeconds);
  const voiceLeft = useSecondsLeft(sent.at, sent.voiceInSeconds);
  const isWaiting = resendLeft > 0;
  const button = { kind: 'plain', pale: !isOnline || isBusy } as const;
  return (
    <div className="c-card l-wait">
      <p className="l-wait-face" aria-hidden={!isWaiting} data-away={!isWaiting || undefined}>
        <Icon name="clock" />
        <span>
          {say('wait')} <strong role="timer">{clockText(resendLeft)}</strong>
        </span>
      </p>
      <div className="l-wait-face l-wait-ways" inert={isWaiting} data-away={isWaiting || undefined}>
        <Button {...button} icon="retry" onClick={() => onAsk('sms')}>
          {say('again')}
        </Button>
        <Button {...button} icon="phone" pale={button.pale || voiceLeft > 0} onClick={() => onAsk('voice')}>
          {say('call')}
        </Button>
      </div>
      <Announce text={isWaiting ? '' : say('waitOver')} />
    </div>
  );
}
