import { Icon, screenIcons } from '@candor/ui';
import type { PageConfig } from './page-config.ts';
import { waysIn } from './ways-in.ts';

/** Of the licences, that of the reader's own market alone: the others are in About Us. */
export function PageFooter({ comName, copyright, address, email, market: own, licences }: PageConfig) {
  return (
    <footer className="p-footer">
      <div className="p-wide p-footer-inside">
        <div>
          <p className="p-footer-name">{comName}</p>
          <p className="p-second">{copyright}</p>
        </div>
        <ul className="p-reach">
          <li>
            <Icon name={screenIcons.pin} />
            <address>{address}</address>
          </li>
          <li>
            <Icon name="mail" />
            <a className="p-alone" href={`mailto:${email}`}>
              {email}
            </a>
          </li>
        </ul>
        <ul className="p-footer-ways">
          {waysIn.map(({ title, href }) => (
            <li key={href}>
              <a href={href}>{title}</a>
            </li>
          ))}
        </ul>
        <div className="p-licences">
          {licences
            .filter(({ market }) => market === own)
            .map(({ market, lines, officer }) => (
              <p key={market}>
                {lines.map((line) => (
                  <span key={line}>{line} </span>
                ))}
                {officer}
              </p>
            ))}
        </div>
      </div>
    </footer>
  );
}
