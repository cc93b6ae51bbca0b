import { type IconName, iconPaths } from './icon-paths.ts';

const paths: Readonly<Record<string, string>> = iconPaths;

/** Always beside a word or inside a control that has a name, so it says nothing to a screen reader itself. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="c-icon" viewBox="0 0 24 24" aria-hidden="true">
      <path d={paths[name] ?? name} />
    </svg>
  );
}
