import { type IconName, iconPaths } from './icon-paths.ts';

/** A drawing beside a word; alone it needs a name of its own on whatever it stands in. */
export function Icon({ name }: { readonly name: IconName }) {
  return (
    <svg className="k-icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={iconPaths[name]} />
    </svg>
  );
}
