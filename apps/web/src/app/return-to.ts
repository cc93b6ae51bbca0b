/** As soon as so much of the page is there, unless its reader goes elsewhere first. */
export function returnTo(line: number): void {
  const done = new AbortController();
  const { signal } = done;
  const growing = new ResizeObserver(() => {
    scrollTo(0, line);
    if (scrollY >= Math.floor(line)) done.abort();
  });
  growing.observe(document.body);
  signal.addEventListener('abort', () => growing.disconnect());
  for (const act of ['pointerdown', 'wheel', 'keydown', 'popstate'])
    addEventListener(act, () => done.abort(), { signal });
}
