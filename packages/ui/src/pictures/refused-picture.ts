/**
 * The server looked at the picture and said no, in words for the reader. Sending it again would not change
 * that.
 */
export class RefusedPicture extends Error {}
