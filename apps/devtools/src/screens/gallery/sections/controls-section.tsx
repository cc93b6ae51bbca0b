import { CardDemo, CodeDemo, MoneyDemo, NumberDemo, PhoneDemo } from '@candor/ui';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';

export function ControlsSection() {
  const demos = [
    [w.phoneControl, PhoneDemo],
    [w.codeControl, CodeDemo],
    [w.moneyControl, MoneyDemo],
    [w.cardControl, CardDemo],
    [w.numberControl, NumberDemo],
  ] as const;
  return (
    <>
      {demos.map(([name, Demo]) => (
        <Specimen key={name} name={name}>
          <Demo />
        </Specimen>
      ))}
    </>
  );
}
