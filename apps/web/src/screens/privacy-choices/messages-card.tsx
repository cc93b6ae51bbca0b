import type { Calls, ResponseOf } from '@candor/contract/client';
import { SelectField, useOnline } from '@candor/ui';
import { useEffect, useRef, useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { useCall } from '../../session/use-call.ts';
import { MailPart } from './mail-part.tsx';
import { choiceWords } from './texts.ts';

type Preferences = ResponseOf<Calls['message.preferences']>;
type Purpose = Preferences['purposes'][number];

type Props = { readonly revision: number; readonly timeZone: string };

/**
 * How one is told first, purpose by purpose; the inbox has it all. `revision`: a consent above was given or
 * withdrawn, and with it perhaps a way.
 */
export function MessagesCard({ revision, timeZone }: Props) {
  const t = useT();
  const say = choiceWords.useSay();
  const isOnline = useOnline();
  const { loaded, reload, replace } = useCall('message.preferences', {});
  const set = useAct('message.preference-set');
  const [saved, setSaved] = useState(false);
  const seen = useRef(revision);
  useEffect(() => {
    if (seen.current === revision) return;
    seen.current = revision;
    reload();
  }, [revision, reload]);
  if (loaded.state !== 'ready') return null;
  const { purposes, email } = loaded.data;
  const choose = async (purpose: Purpose['purpose'], way: Purpose['way']) => {
    setSaved(false);
    if (!isOnline) return;
    const outcome = await set.run({ purpose, way });
    if (!outcome || !('answer' in outcome)) return;
    replace(outcome.answer);
    setSaved(true);
  };
  const reasons = new Set(purposes.flatMap(({ ways }) => ways.map(({ whyNot }) => whyNot)));
  return (
    <section className="c-card c-card-roomy v-messages" aria-labelledby="messages-title">
      <h2 id="messages-title">{say('messagesTitle')}</h2>
      <p>{say('messagesText')}</p>
      {email && <MailPart mail={email} timeZone={timeZone} onAnswer={replace} />}
      {purposes.map(({ purpose, way, ways }) => {
        const options = ways.flatMap((each) =>
          each.whyNot === null || (each.way === way && each.whyNot !== 'no-consent')
            ? [{ value: each.way, label: say(`way.${each.way}`) }]
            : [],
        );
        return options.length === 0 ? (
          <p key={purpose} className="v-since">
            {say('offersOff')}
          </p>
        ) : (
          <SelectField
            key={purpose}
            id={`messages-${purpose}`}
            label={say(`purpose.${purpose}`)}
            placeholder={say('way.sms')}
            options={options}
            value={way}
            aria-busy={set.isBusy}
            onChange={({ target }) => {
              const chosen = options.find(({ value }) => value === target.value);
              if (chosen) void choose(purpose, chosen.value);
            }}
          />
        );
      })}
      {reasons.has('no-device') && <p className="v-since">{say('needsDevice')}</p>}
      {reasons.has('not-confirmed') && <p className="v-since">{say('needsConfirming')}</p>}
      {reasons.has('no-address') && <p className="v-since">{say('needsAddress')}</p>}
      <p className="v-since">{say('always')}</p>
      <output className="v-news">{saved && say('messagesSaved')}</output>
      {set.fault && (
        <p className="v-fault" role="alert">
          {faultText(t, set.fault)}
        </p>
      )}
    </section>
  );
}
