/** What is said of a file that is not what its name says; nothing was lost. */
export const notTaken = (name: string) =>
  ({
    refused: 'attachment_not_taken',
    detail: `“${name}” is no JPEG, PNG or plain PDF of at most 5 MB, whatever its name says. Nothing was kept; what you typed is still here.`,
  }) as const;
