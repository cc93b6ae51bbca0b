import { Button, ButtonLink, CopyButton, moneyText, useMoneyFormat } from '@candor/ui';
import { useState } from 'react';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function ButtonsSection() {
  const t = useT();
  const money = useMoneyFormat();
  const [isBusy, setBusy] = useState(false);
  const amount = moneyText(money(worked.instalment));
  const work = () => {
    setBusy(true);
    setTimeout(() => setBusy(false), 2000);
  };
  return (
    <>
      <Specimen name={w.resting}>
        <Button onClick={work} {...(isBusy && { busy: t('kit.sending') })}>
          {w.payAmount(amount)}
        </Button>
      </Specimen>
      <Specimen name={w.pressed}>
        <div className="g-pressed">
          <Button>{w.payAmount(amount)}</Button>
        </div>
      </Specimen>
      <Specimen name={w.focused}>
        <div className="g-focused">
          <Button>{w.payAmount(amount)}</Button>
        </div>
      </Specimen>
      <Specimen name={w.busy}>
        <Button busy={t('kit.sending')}>{w.payAmount(amount)}</Button>
      </Specimen>
      <Specimen name={w.offline}>
        <Button pale>{w.payAmount(amount)}</Button>
      </Specimen>
      <Specimen name={w.secondChoice}>
        <Button kind="outlined">{w.delayForFee(moneyText(money(worked.delayFee)))}</Button>
        <Button kind="outlined" busy={t('kit.sending')}>
          {w.payAnotherWay}
        </Button>
      </Specimen>
      <Specimen name={w.aside}>
        <div className="g-centre">
          <ButtonLink kind="plain" href="#buttons">
            {w.payAnotherWay}
          </ButtonLink>
          <Button kind="plain" icon="retry">
            {t('kit.retry')}
          </Button>
        </div>
      </Specimen>
      <Specimen name={w.copying}>
        <div className="g-centre">
          <CopyButton text={worked.reference} />
          <CopyButton text={worked.reference} kind="outlined" />
        </div>
      </Specimen>
    </>
  );
}
