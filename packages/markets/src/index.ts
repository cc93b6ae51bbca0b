export { htmlLang, isLanguage, languages } from './language.ts';
export type { Language } from './language.ts';
export { marketOf } from './market-of.ts';
export type { MarketClues } from './market-of.ts';
export type { LicenceFacts, LicenceFault, LicenceRule, MarketProfile, MobileRule } from './market-profile.ts';
export { isMarketId, marketIds, markets } from './markets.ts';
export type { MarketId } from './markets.ts';
