/** Whether two quotes say the same, figure by figure, in whatever order their fields were written. */
export function sameFigures(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null)
    return one === other;
  const [names, others] = [Object.keys(one), Object.keys(other)];
  return (
    names.length === others.length &&
    names.every((name) => sameFigures((one as Figures)[name], (other as Figures)[name]))
  );
}

type Figures = Readonly<Record<string, unknown>>;
