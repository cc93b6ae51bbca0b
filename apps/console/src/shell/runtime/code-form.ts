/** Of the app, or a recovery code. */
export const codeForm = /^(?:\d{6}|[a-z2-9]{5}-[a-z2-9]{5})$/u;

export const tidyCode = (code: string) => code.trim().toLowerCase().replaceAll(/\s/gu, '');
