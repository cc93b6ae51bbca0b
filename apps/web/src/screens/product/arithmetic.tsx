import { Bone } from '@candor/ui';
import type { Language } from '@candor/i18n';
import type { MarketId } from '@candor/markets';
import type { Quote } from '@candor/domain/schedule';
import { type ComponentType, useEffect, useState } from 'react';
import type { Figures } from './price-card.tsx';
import type { Detail } from './product-screen.tsx';

export type ArithmeticProps = {
  readonly market: MarketId;
  readonly quote: Quote;
  readonly figures: Figures;
  readonly terms: Detail['terms'];
};

type Props = ArithmeticProps & { readonly language: Language };

/**
 * The working of every figure, loaded when somebody asks for it: most never do, and it weighs as much as the
 * screen.
 */
export function Arithmetic({ language, ...props }: Props) {
  const [View, setView] = useState<ComponentType<ArithmeticProps>>();
  useEffect(() => {
    import('./arithmetic/arithmetic-view.tsx').then(
      ({ ArithmeticView, arithmeticWords }) =>
        arithmeticWords.load(language).then(() => setView(() => ArithmeticView)),
      () => undefined,
    );
  }, [language]);
  return View ? <View {...props} /> : <Bone width="all" />;
}
