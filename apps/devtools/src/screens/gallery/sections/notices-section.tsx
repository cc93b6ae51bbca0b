import {
  Button,
  createToastStore,
  Notice,
  OfflineNotice,
  screenIcons,
  ToastSlot,
  useOnline,
} from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

export function NoticesSection() {
  const t = useT();
  const isOnline = useOnline();
  const [toast] = useState(createToastStore);
  return (
    <>
      <Specimen name={w.notices}>
        <Notice icon="info">{w.sendCode}</Notice>
        <Notice kind="good" icon="check">
          {w.paidCounts}
        </Notice>
        <Notice kind="warn" icon={screenIcons.calendar}>
          {w.twoPayments}
        </Notice>
        <Notice kind="bad" icon="warning">
          {w.notThrough}
        </Notice>
      </Specimen>
      <Specimen name={w.offline}>
        <OfflineNotice isOffline title={t('offline.title')}>
          {w.figuresFrom}
        </OfflineNotice>
        <p className="g-note">{isOnline ? w.onlineNow : t('offline.title')}</p>
      </Specimen>
      <Specimen name={w.toasts}>
        <div className="g-toasts">
          <ToastSlot store={toast} />
          <Button kind="outlined" onClick={() => toast.show({ kind: 'done', text: t('kit.copied') })}>
            {w.showToast}
          </Button>
          <Button kind="outlined" onClick={() => toast.show({ kind: 'failure', text: w.notThroughShort })}>
            {w.showFailure}
          </Button>
        </div>
      </Specimen>
    </>
  );
}
