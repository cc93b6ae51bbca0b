export {
  type Permit,
  deleteLimitsBefore,
  returnRateLimitTokens,
  takeRateLimitTokens,
} from './rate-limits.ts';
