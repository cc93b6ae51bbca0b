export { clearPictures, erasePictures } from './erase-pictures.ts';
export { openPicture } from './open-picture.ts';
export { ownPictureLink } from './own-picture-link.ts';
export { readPictureLink } from './picture-link.ts';
export { picturesOf } from './pictures-of.ts';
export { removePicture } from './remove-picture.ts';
export { takePiece, uploadProgress } from './take-piece.ts';
