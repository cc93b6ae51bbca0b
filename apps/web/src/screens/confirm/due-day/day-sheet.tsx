import { Bone, BottomSheet, Button, Chip, dayText, RadioCards, useWords, screenIcons } from '@candor/ui';
import { useState } from 'react';
import type { Calls, ResponseOf } from '@candor/contract/client';
import { useT } from '../../../i18n/translation-provider.tsx';
import { type Fault, faultOf } from '@candor/client';
import { useAmountText } from '../../../lending/amounts.ts';
import { LoadState } from '../../../shell/load-state.tsx';
import { faultText } from '../../../session/fault.ts';
import { useServices } from '../../../session/services.ts';
import { useCall } from '../../../session/use-call.ts';
import { likelyDays } from './likely-days.ts';
import type { Offer } from '../use-offer.ts';
import { confirmWords } from '../texts.ts';

type Props = { readonly offer: Offer; readonly onClose: () => void; readonly onTake: (offer: Offer) => void };

type DueDays = ResponseOf<Calls['loan.due-days']>;

/**
 * The day of the first instalment. The days stand in the order of the calendar, each with what it costs and
 * by how much that differs; the one in force is chosen, and none is recommended. It counts once the offer
 * with that day is here.
 */
export function DaySheet({ offer, onClose, onTake }: Props) {
  const say = confirmWords.useSay();
  const { item, quote } = offer;
  const call = useCall('loan.due-days', { orderId: item.orderId, amount: quote.amount, term: quote.term });
  return (
    <BottomSheet isOpen isTall onClose={onClose} title={say('firstInstalment')}>
      <div className="cf-sheet">
        <LoadState of={call} skeleton={<BoneDays />}>
          {(found) => <Days found={found} offer={offer} onTake={onTake} />}
        </LoadState>
      </div>
    </BottomSheet>
  );
}

function BoneDays() {
  return (
    <div className="c-card">
      {[1, 2, 3, 4, 5].map((nth) => (
        <div key={nth} className="cf-bone-day">
          <Bone width="half" />
          <Bone shape="second" width="most" />
        </div>
      ))}
    </div>
  );
}

function Days({ found, offer, onTake }: Pick<Props, 'offer' | 'onTake'> & { readonly found: DueDays }) {
  const t = useT();
  const words = useWords();
  const say = confirmWords.useSay();
  const amount = useAmountText();
  const { client } = useServices();
  const { item, quote, purpose } = offer;
  const inForce = quote.rows[0]?.dueOn;
  const [picked, setPicked] = useState(inForce);
  const [isWhole, setWhole] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const days = isWhole ? found.days : likelyDays(found.days, inForce);
  const take = async (day: DueDays['days'][number]) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { amount: wanted, term } = quote;
      const request = { orderId: item.orderId, amount: wanted, term, ...(purpose !== null && { purpose }) };
      const chosen = !day.isUsual && { firstDueOn: day.firstDueOn };
      onTake(await client.call('loan.offer', { ...request, ...chosen }));
    } catch (error) {
      setFault(faultOf(error));
      setBusy(false);
    }
  };
  const chosen = found.days.find(({ firstDueOn }) => firstDueOn === picked);
  return (
    <>
      <RadioCards
        id="confirm-day"
        label={say('dayQuestion')}
        hint={say('dayHint')}
        look="rows"
        value={picked}
        onChoose={setPicked}
        options={days.map((day) => ({
          value: day.firstDueOn,
          title: dayText(words, day.firstDueOn, found.today),
          aside: <Difference of={day} />,
          detail: (
            <>
              {say('dayDetail', { payment: amount(day.payment), cost: amount(day.cost) })}
              {day.isPayDay && (
                <>
                  <br />
                  <Chip>{say('payDay')}</Chip>
                </>
              )}
            </>
          ),
        }))}
      />
      {!isWhole && days.length < found.days.length && (
        <Button kind="plain" icon={screenIcons.calendar} onClick={() => setWhole(true)}>
          {say('allDays')}
        </Button>
      )}
      {fault && (
        <p className="cf-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
      {chosen && (
        <div className="cf-take">
          <Button onClick={() => void take(chosen)} {...(isBusy && { busy: say('counting') })}>
            {say('takeDay', { day: dayText(words, chosen.firstDueOn, found.today) })}
          </Button>
        </div>
      )}
    </>
  );
}

function Difference({ of: { costDifference: more, isUsual } }: { readonly of: DueDays['days'][number] }) {
  const say = confirmWords.useSay();
  const amount = useAmountText();
  if (isUsual) return say('usualDay');
  return (
    <span className="cf-muted">
      {more < 0 ? say('lessBy', { amount: amount(-more) }) : say('moreBy', { amount: amount(more) })}
    </span>
  );
}
