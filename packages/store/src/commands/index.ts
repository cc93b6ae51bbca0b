export { deleteAnswersBefore, findAnswer, lockIdempotencyKey, saveAnswer } from './idempotency-keys.ts';
