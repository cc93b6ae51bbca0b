/** "Waits for: Financial controller or Compliance"; who may decide it, by their roles. */
export function waitsForWords(approvers: readonly string[]): string {
  if (approvers.length === 0) return 'No role may decide it: an admin has to give one the permission.';
  const last = approvers.at(-1) ?? '';
  const others = approvers.slice(0, -1).join(', ');
  return `Waits for: ${others === '' ? last : `${others} or ${last}`}`;
}
