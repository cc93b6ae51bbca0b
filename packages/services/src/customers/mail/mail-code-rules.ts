/** It is read when there is time for it: a day, and five tries. */
export const mailCodeLivesSeconds = 86_400;
export const mailCodeTries = 5;
/** Until another one is sent. */
export const mailResendSeconds = 60;
