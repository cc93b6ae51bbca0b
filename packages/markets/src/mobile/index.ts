// For the server alone: a page is told the words of its own market and language.
export { mobileWordings } from './registry.generated.ts';
