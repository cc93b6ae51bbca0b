export { BooksKeys, type BooksSeal } from './books-keys.ts';
export { type LineArchive } from './line-archive.ts';
export { daySigner, noteRestore } from './sign-days.ts';
export { readWithPlace } from './roots-place.ts';
export { type ChainProof, keepCheckpoint, verifyChain } from './verify-chain.ts';
