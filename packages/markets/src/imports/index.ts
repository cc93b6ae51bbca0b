// For the server alone: the console is sent the columns with their examples.
export { importExamples } from './registry.generated.ts';
