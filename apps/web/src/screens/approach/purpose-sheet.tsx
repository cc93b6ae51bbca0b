import { BottomSheet, RadioCards } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault, faultOf, faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import type { Chosen } from './chosen-of.ts';
import type { Offer } from './use-offer.ts';
import { approachWords } from './words.ts';

type Props = {
  readonly offer: Offer;
  readonly choice: Chosen;
  readonly onClose: () => void;
  readonly onTake: (purpose: string, offer: Offer) => void;
};

/** What the money is for. The agreement says it, so the choice counts once the offer with that agreement is here. */
export function PurposeSheet({ offer, choice, onClose, onTake }: Props) {
  const t = useT();
  const say = approachWords.useSay();
  const { client } = useServices();
  const [picked, setPicked] = useState(choice.purpose);
  const [fault, setFault] = useState<Fault>();
  const { item, quote, purposes } = offer;
  const choose = async (purpose: string) => {
    setPicked(purpose);
    setFault(undefined);
    try {
      const { amount, term } = quote;
      onTake(purpose, await client.call('loan.offer', { orderId: item.orderId, amount, term, purpose }));
    } catch (error) {
      setPicked(choice.purpose);
      setFault(faultOf(error));
    }
  };
  return (
    <BottomSheet isOpen onClose={onClose} title={say('purpose')}>
      <RadioCards
        id="approach-purposes"
        label={say('purposeQuestion')}
        look="rows"
        value={picked}
        onChoose={(purpose) => void choose(purpose)}
        options={purposes.map(({ value, label }) => ({ value, title: label }))}
      />
      {fault && (
        <p className="p-fault" role="alert">
          {faultText(t, fault)}
        </p>
      )}
    </BottomSheet>
  );
}
