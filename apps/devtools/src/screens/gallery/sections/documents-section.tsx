import {
  AmountLine,
  Amounts,
  BarCode,
  CopyButton,
  Countdown,
  Day,
  Money,
  moneyText,
  QrCode,
  TornDocument,
  TotalLine,
  useMoneyFormat,
} from '@candor/ui';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

const standing = () => worked.now;

export function DocumentsSection() {
  const amount = moneyText(useMoneyFormat()(worked.instalment));
  return (
    <>
      <Specimen name={w.statement}>
        <TornDocument heading={w.disclosureStatement} note={w.requiredBy}>
          <Amounts>
            <AmountLine label={w.loanAmount} value={<Money amount={worked.loan} />} />
            <AmountLine label={w.processingFee} value={<Money amount={-worked.fee} />} />
            <TotalLine label={w.youReceive} value={<Money amount={worked.received} />} />
            <AmountLine label={w.effectiveRate} value={w.rateValue} valueNote={w.legalCeiling} />
            <AmountLine label={w.ifEarly} value={w.lessInterest} valueNote={w.noCharge} />
          </Amounts>
        </TornDocument>
      </Specimen>
      <Specimen name={w.slip}>
        <TornDocument>
          <p className="g-note">{w.payExactly}</p>
          <p>
            <Money look="figure" amount={worked.instalment} />
          </p>
          <p className="g-note g-gap">{w.referenceNumber}</p>
          <div className="g-between">
            <span className="c-reference">HX5W&nbsp;L2V7</span>
            <CopyButton text={worked.reference} kind="outlined" />
          </div>
          <hr className="c-cut" />
          <BarCode text={worked.barCode} label={`${w.barCode} ${worked.barCode}`} />
          <Amounts>
            <AmountLine
              label={w.worksUntil}
              value={
                <>
                  <Day date={worked.dates[1]} today={worked.dates[1]} />, 23:59
                </>
              }
              valueNote={<Countdown until={worked.deadline} startedAt={worked.now} now={standing} />}
            />
          </Amounts>
        </TornDocument>
      </Specimen>
      <Specimen name={w.qrCode}>
        <QrCode
          text="upi://pay?pa=candor@bank&pn=Candor&am=2910.19&cu=INR&tn=CL-2026-04187"
          label={w.payAmount(amount)}
        />
      </Specimen>
    </>
  );
}
