type Props = { readonly stand: { readonly waiting: number; readonly over: number } | undefined };

/** "3 wait for approval, 1 past its deadline." Their clocks run on while somebody else decides. */
export function AtApproverWords({ stand }: Props) {
  if (!stand || stand.waiting === 0) return null;
  return (
    <span>
      {stand.waiting} {stand.waiting === 1 ? 'waits' : 'wait'} for approval
      {stand.over > 0 && <span className="k-red">, {stand.over} past the deadline</span>}.
    </span>
  );
}
