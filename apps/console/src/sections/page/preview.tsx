import { checkTheme, deriveTheme, isHex, tokenNames, type Mode, type Tokens } from '@candor/theme';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useDesk } from '../../shell/me.ts';
import { Notice } from '../../kit/notice.tsx';
import { SidePart } from '../../kit/pane.tsx';
import { Segmented } from '../../kit/segmented.tsx';
import { moneyWords } from '../../kit/words/money-words.ts';
import type { PageWords } from './page-form.tsx';

const modes = [
  { value: 'light', words: 'Light' },
  { value: 'dark', words: 'Dark' },
] as const;

/**
 * The public page and a borrower's screen in the colours and words that stand in the form, before anybody
 * else sees them.
 */
export function Preview({ page }: { readonly page: PageWords }) {
  const { money } = useDesk();
  const [mode, setMode] = useState<Mode>('light');
  if (!Object.values(page.theme).every((colour) => isHex(colour)))
    return <p className="k-muted">The preview returns when all three colours are valid.</p>;
  const theme = deriveTheme(page.theme);
  const faults = checkTheme(theme);
  return (
    <>
      <div className="page-modes">
        <Segmented label="Light or dark" value={mode} options={modes} onChange={setMode} />
      </div>
      {faults.map(({ sentence }) => (
        <Notice key={sentence} tone="amber">
          {sentence}
        </Notice>
      ))}
      <SidePart title="Public page">
        <Painted tokens={theme[mode]}>
          <div className="page-hero">
            <strong>{page.comName}</strong>
            <p>Borrow what you need, and know what it costs.</p>
            <span className="page-button">How much?</span>
          </div>
          <div className="page-foot">
            <p>
              {page.licence.corporateName} · {page.licence.registrationNo}
              {page.licence.authorityNo ? ` · ${page.licence.authorityNo}` : ''}
            </p>
            <p>{page.address}</p>
            <p>
              {page.servicePhone} · {page.email}
            </p>
            <p>{page.copyright}</p>
          </div>
        </Painted>
      </SidePart>
      <SidePart title="A borrower’s screen">
        <Painted tokens={theme[mode]}>
          <div className="page-card">
            <span className="page-soft">Due on 15 December</span>
            <strong className="page-figure">{moneyWords(money, '285294')}</strong>
            <span className="page-link">See the plan</span>
            <span className="page-button">Repay</span>
          </div>
        </Painted>
      </SidePart>
    </>
  );
}

/**
 * Paints with the lender's own tokens, as the borrower's app does. Set one by one: the page allows no style
 * in its markup.
 */
function Painted({ tokens, children }: { readonly tokens: Tokens; readonly children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const name of tokenNames) box.current?.style.setProperty(`--t-${name}`, tokens[name]);
  }, [tokens]);
  return (
    <div ref={box} className="page-painted">
      {children}
    </div>
  );
}
