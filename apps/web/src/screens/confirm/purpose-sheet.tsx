import { BottomSheet, Button, RadioCards } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { type Fault, faultOf } from '@candor/client';
import { faultText } from '../../session/fault.ts';
import { useServices } from '../../session/services.ts';
import type { Chosen } from './chosen-of.ts';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Props = {
  readonly offer: Offer;
  readonly choice: Chosen;
  readonly onClose: () => void;
  readonly onTake: (purpose: string, offer: Offer) => void;
};

/**
 * What the money is for. The agreement says it, so the choice counts once the offer with that agreement is
 * here, and is taken by hand: a sheet that closed when an answer came would leave the next tap to whatever is
 * behind it.
 */
export function PurposeSheet({ offer, choice, onClose, onTake }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const { client } = useServices();
  const [picked, setPicked] = useState(choice.purpose);
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault>();
  const { item, quote, purposes } = offer;
  const take = async (purpose: string) => {
    setBusy(true);
    setFault(undefined);
    try {
      const { amount, term } = quote;
      const day = offer.firstDueOn !== null && { firstDueOn: offer.firstDueOn };
      const request = { orderId: item.orderId, amount, term, purpose, ...day };
      onTake(purpose, await client.call('loan.offer', request));
    } catch (error) {
      setFault(faultOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <BottomSheet isOpen onClose={onClose} title={say('purpose')}>
      <div className="cf-sheet">
        <RadioCards
          id="confirm-purposes"
          label={say('purposeQuestion')}
          look="rows"
          value={picked}
          onChoose={setPicked}
          options={purposes.map(({ value, label }) => ({ value, title: label }))}
        />
        {fault && (
          <p className="cf-fault" role="alert">
            {faultText(t, fault)}
          </p>
        )}
        <Button
          pale={picked === undefined}
          busy={isBusy ? say('counting') : undefined}
          onClick={() => picked !== undefined && void take(picked)}
        >
          {say('takePurpose')}
        </Button>
      </div>
    </BottomSheet>
  );
}
