/** Where our server has the program that recognises letters; the build puts the address in. */
export const ocrCore: string = '';
