import { tokenNames } from '@candor/theme';
import { Icon, iconPaths, Money, screenIcons } from '@candor/ui';
import { Specimen } from '../specimen.tsx';
import { galleryTexts as w } from '../gallery-texts.ts';
import { worked } from '../worked-case.ts';

export function LookSection() {
  return (
    <>
      <Specimen name={w.palette}>
        <ul className="g-palette">
          {tokenNames.map((token) => (
            <li key={token}>
              <span className={`g-swatch g-swatch-${token}`} />
              {token}
            </li>
          ))}
        </ul>
      </Specimen>
      <Specimen name={w.type}>
        <ul className="g-type">
          <li>
            <Money look="figure" amount={worked.instalment} /> <span>40/44 700, 26/500</span>
          </li>
          <li className="g-h1">
            {w.checkAndSign} <span>26/32 700</span>
          </li>
          <li className="g-h2">
            {w.yourPayments} <span>20/26 600</span>
          </li>
          <li>
            {w.threeParts} <span>16/24</span>
          </li>
          <li className="g-second">
            {w.dueInThree} <span>14/20</span>
          </li>
          <li className="g-legal">
            SEC Reg. No. CS201912345 <span>12/16</span>
          </li>
        </ul>
      </Specimen>
      <Specimen name={w.icons}>
        <ul className="g-icons">
          {Object.entries({ ...iconPaths, ...screenIcons }).map(([name, line]) => (
            <li key={name}>
              <Icon name={line} />
              {name}
            </li>
          ))}
        </ul>
      </Specimen>
    </>
  );
}
