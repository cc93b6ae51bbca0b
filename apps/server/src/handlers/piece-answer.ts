import type { takePiece } from '@candor/services/customers/pictures';

const heicSentence =
  'This is a HEIC picture. Please choose the camera’s format "most compatible", or send a JPEG, PNG, WebP or AVIF.';

/** What the sender of a piece is told: how much is here, the picture once it is whole, or why not. */
export function pieceAnswer(taken: Awaited<ReturnType<typeof takePiece>>) {
  if ('isHeic' in taken) return { refused: taken.refused, ...(taken.isHeic && { detail: heicSentence }) };
  if ('refused' in taken) return taken;
  const { receivedBytes, picture } = taken;
  const { id: imageId = null, width = null, height = null } = picture ?? {};
  return { receivedBytes, imageId, width, height };
}
