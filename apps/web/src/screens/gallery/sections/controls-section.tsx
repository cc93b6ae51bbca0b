import { CardDemo, CodeDemo, MoneyDemo, NumberDemo, PhoneDemo } from '@candor/ui';
import { Specimen } from '../specimen.tsx';
import { useDemoWords, useGalleryWords } from '../use-gallery-words.ts';

export function ControlsSection() {
  const w = useGalleryWords();
  const words = useDemoWords();
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
          <Demo words={words} />
        </Specimen>
      ))}
    </>
  );
}
