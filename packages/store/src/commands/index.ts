export { answerToKeep, deleteAnswersBefore, readKeptAnswer, takeIdempotencyKey } from './idempotency-keys.ts';
