/** Where the sandbox's payers confirm a mandate: on a page of the server's own. */
export const sandboxPage = (mandateId: string): string => `/sandbox-bank/${mandateId}`;
