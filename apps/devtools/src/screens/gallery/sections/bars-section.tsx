import { AppBar, Button, HomeBar, Money, moneyText, StickyBar, useMoneyFormat } from '@candor/ui';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { Phone, Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function BarsSection() {
  const t = useT();
  const money = useMoneyFormat();
  const back = { href: '#bars', label: t('shell.back') };
  const help = { href: '#bars', label: t('shell.help') };
  return (
    <>
      <Specimen name={w.topBars}>
        <Phone label={w.topBars}>
          <AppBar back={back} help={help} title={w.everydayLoan} largeTitleFollows />
          <HomeBar lender="Candor Lending" help={help} me={{ href: '#bars', label: w.me }} />
        </Phone>
      </Specimen>
      <Specimen name={w.bottomBars}>
        <Phone label={w.bottomBars}>
          <StickyBar
            summary={[
              w.storeNoFee,
              <>
                {w.youOweAfter}{' '}
                <strong>
                  <Money amount={worked.lastInstalment} />
                </strong>
              </>,
            ]}
          >
            <Button>{w.getCode(moneyText(money(worked.instalment)))}</Button>
          </StickyBar>
          <StickyBar>
            <Button>{w.payAmount(moneyText(money(worked.instalment)))}</Button>
            <Button kind="outlined">{w.delayForFee(moneyText(money(worked.delayFee)))}</Button>
          </StickyBar>
        </Phone>
      </Specimen>
    </>
  );
}
