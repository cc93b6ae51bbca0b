import { BottomSheet, Button, Dialog, moneyText, useMoneyFormat } from '@candor/ui';
import { useState } from 'react';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function OverlaysSection() {
  const money = useMoneyFormat();
  const [open, setOpen] = useState<'dialog' | 'sheet'>();
  const close = () => setOpen(undefined);
  return (
    <Specimen name={w.overlays}>
      <Button kind="outlined" onClick={() => setOpen('dialog')}>
        {w.openDialog}
      </Button>
      <Button kind="outlined" onClick={() => setOpen('sheet')}>
        {w.openSheet}
      </Button>
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title={w.cancelLoan}
        actions={
          <>
            <Button onClick={close}>{w.keepLoan}</Button>
            <Button kind="outlined" onClick={close}>
              {w.cancelAndReturn(moneyText(money(worked.received)))}
            </Button>
          </>
        }
      >
        {w.cancelLoanBody}
      </Dialog>
      <BottomSheet isOpen={open === 'sheet'} onClose={close} title={w.howWeCount}>
        <p>{w.howWeCountBody}</p>
      </BottomSheet>
    </Specimen>
  );
}
