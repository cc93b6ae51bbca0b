import { BottomSheet, Button, screenIcons, useOnline } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../i18n/translation-provider.tsx';
import { faultText } from '../../session/fault.ts';
import { useAct } from '../../session/use-act.ts';
import { saveFile } from '../../shell/save-file.ts';
import type { Chosen } from './chosen-of.ts';
import { DisclosureSheet } from './disclosure-sheet.tsx';
import { PaymentsTable } from './payments-table.tsx';
import type { Offer } from './use-offer.ts';
import { confirmWords } from './texts.ts';

type Props = { readonly offer: Offer; readonly choice: Chosen; readonly onClose: () => void };

/**
 * The market's whole disclosure of exactly these figures, to read here or to keep before anything is signed.
 */
export function StatementSheet({ offer, choice: { account, purpose }, onClose }: Props) {
  const t = useT();
  const say = confirmWords.useSay();
  const isOnline = useOnline();
  const file = useAct('contract.file');
  const [saved, setSaved] = useState<string>();
  const { item, quote, firstDueOn, statement } = offer;
  const save = async () => {
    if (!isOnline) return;
    const outcome = await file.run({
      orderId: item.orderId,
      document: 'disclosure',
      amount: quote.amount,
      term: quote.term,
      ...(firstDueOn !== null && { firstDueOn }),
      ...(account && { accountId: account.accountId }),
      ...(purpose !== undefined && { purpose }),
    });
    if (outcome === undefined || 'fault' in outcome) return;
    saveFile(outcome.answer);
    setSaved(outcome.answer.fileName);
  };
  return (
    <BottomSheet isOpen isTall onClose={onClose} title={statement.title}>
      <div className="cf-sheet">
        <Button
          kind="outlined"
          icon={screenIcons.save}
          pale={!isOnline}
          onClick={() => void save()}
          {...(file.isBusy && { busy: say('fetching') })}
        >
          {say('savePdf')}
        </Button>
        <output className="cf-muted cf-news">{saved !== undefined && say('saved', { file: saved })}</output>
        {file.fault && (
          <p className="cf-fault" role="alert">
            {faultText(t, file.fault)}
          </p>
        )}
        <div className="cf-statement">
          <DisclosureSheet offer={offer} />
        </div>
        <PaymentsTable today={offer.today} quote={quote} />
      </div>
    </BottomSheet>
  );
}
