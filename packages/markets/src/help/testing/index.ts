export { manyQuestions } from './many-questions.ts';
export { misspeltQuestions } from './misspelt-questions.ts';
