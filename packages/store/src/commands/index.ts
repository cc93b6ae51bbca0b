export { answerToKeep, deleteAnswersBefore, takeIdempotencyKey } from './idempotency-keys.ts';
