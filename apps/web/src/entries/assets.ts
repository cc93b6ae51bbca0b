/** Addresses of the entry scripts, as the build named them. */
export type Assets = { readonly publicScript: string; readonly appScript: string };

type Manifest = Readonly<Record<string, { readonly file: string }>>;

/** From the client build's manifest (`dist/client/.vite/manifest.json`, parsed). */
export function readAssets(manifest: Manifest): Assets {
  return { publicScript: scriptOf(manifest, 'src/entries/public.ts'), appScript: scriptOf(manifest, 'src/entries/app.ts') };
}

function scriptOf(manifest: Manifest, source: string): string {
  const chunk = manifest[source];
  if (!chunk) throw new Error(`The client build has no ${source}: build the web app again.`);
  return `/${chunk.file}`;
}
