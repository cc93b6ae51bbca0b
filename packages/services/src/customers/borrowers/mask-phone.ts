/** All that is ever shown of a number: +639171234567 → •••• 4567. */
export function maskPhone(phone: string): string {
  return `•••• ${phone.slice(-4)}`;
}
