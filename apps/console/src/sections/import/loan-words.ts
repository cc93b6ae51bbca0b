export function loanWords(loans: number): string {
  return loans === 1 ? '1 loan' : `${loans.toLocaleString('en')} loans`;
}
