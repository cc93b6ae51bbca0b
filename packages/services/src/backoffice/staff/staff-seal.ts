/** What is sealed and whose it is: bound in, so that it opens in its own place alone. */
export const totpAbout = (staffId: string) => `staff-totp:${staffId}`;
export const enrolAbout = (staffId: string) => `staff-enrol:${staffId}`;
