/** What is sealed and whose it is: the words of one request open in it alone. */
export const approvalAbout = (requestId: string) => `approval:${requestId}`;
