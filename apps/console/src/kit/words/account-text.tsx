/** The bank may go on in a second line; the end of the number, by which an account is known, stays whole. */
export function AccountText({ account }: { readonly account: string }) {
  const at = account.indexOf('•');
  if (at < 0) return account;
  return (
    <>
      {account.slice(0, at)}
      <span className="k-whole">{account.slice(at)}</span>
    </>
  );
}
