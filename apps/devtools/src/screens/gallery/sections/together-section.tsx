import {
  AmountLine,
  Amounts,
  Button,
  Card,
  CardList,
  Chip,
  HomeBar,
  ListRow,
  Meter,
  Money,
  moneyText,
  screenIcons,
  StickyBar,
  useMoneyFormat,
} from '@candor/ui';
import { useT } from '../../../../../web/src/i18n/translation-provider.tsx';
import { NextInstalment } from '../next-instalment.tsx';
import { Phone, Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

/** The home screen put together from the kit, to be held beside its picture. */
export function TogetherSection() {
  const t = useT();
  const money = useMoneyFormat();
  const amount = (minor: bigint) => (
    <strong>
      <Money amount={minor} />
    </strong>
  );
  return (
    <Specimen name={w.together}>
      <Phone label={w.together}>
        <HomeBar
          lender="Candor Lending"
          help={{ href: '#together', label: t('shell.help') }}
          me={{ href: '#together', label: w.me }}
        />
        <div className="g-screen">
          <h3 className="g-h1">{w.hello}</h3>
          <NextInstalment />
          <CardList label={w.yourLoan}>
            <ListRow
              href="#together"
              icon="receipt"
              title={w.yourLoan}
              detail={
                <>
                  {w.youStillOwe} {amount(worked.owed)}
                </>
              }
            />
            <ListRow
              href="#together"
              icon={screenIcons.equals}
              title={w.settleToday}
              detail={
                <>
                  {amount(worked.settlement)}, {w.youSaveWord} {amount(worked.saved)}
                </>
              }
            />
            <ListRow
              href="#together"
              icon={screenIcons.calendarMove}
              title={w.shortThisMonth}
              detail={w.seeDelay}
            />
          </CardList>
          <Card heading={w.costSoFar}>
            <p className="g-between">
              <Money look="large" amount={worked.costSoFar} />
              <Chip kind="good" icon="check">
                {w.onTime}
              </Chip>
            </p>
            <Meter
              label={w.costSoFar}
              text={w.ceilingAmount(moneyText(money(worked.loan)))}
              value={600}
              max={8000}
              mark={970.56}
            />
            <Amounts>
              <AmountLine label={w.principal} value={<Money amount={worked.principal[1]} />} />
            </Amounts>
          </Card>
        </div>
        <StickyBar>
          <Button>{w.payAmount(moneyText(money(worked.instalment)))}</Button>
        </StickyBar>
      </Phone>
    </Specimen>
  );
}
