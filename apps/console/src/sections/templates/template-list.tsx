import { hrefTo } from '../../shell/router.ts';
import { channelWords, type TemplateLine } from './template-types.ts';

type Props = { readonly lines: readonly TemplateLine[]; readonly chosen: string };

/** Every text, by what it is for. */
export function TemplateList({ lines, chosen }: Props) {
  const groups = [...new Set(lines.map(({ group }) => group))];
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls by itself
    <nav className="k-template-list" aria-label="Templates" tabIndex={0}>
      {groups.map((group) => (
        <section key={group}>
          <h2>{group}</h2>
          <ul>
            {lines
              .filter((line) => line.group === group)
              .map(({ template, name, channels, waitsForApproval, unregistered }) => (
                <li key={template}>
                  <a
                    href={hrefTo('templates', `${template}.${channels[0] ?? 'sms'}`)}
                    aria-current={template === chosen ? 'page' : undefined}
                  >
                    <span>{name}</span>
                    <span className="k-template-ways">
                      {waitsForApproval
                        ? 'waits'
                        : unregistered.length > 0
                          ? 'no ID'
                          : channels.map((each) => channelWords[each]).join(', ')}
                    </span>
                  </a>
                </li>
              ))}
          </ul>
        </section>
      ))}
    </nav>
  );
}
