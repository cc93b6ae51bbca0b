import type { HandlerParts } from './handler-parts.ts';
import type { CallHandlers } from './handler-parts.ts';
import { citiesCall } from './cities-call.ts';
import { homePageCall } from './home-page-call.ts';

export function homeHandlers(parts: HandlerParts): CallHandlers<'home.page' | 'home.cities'> {
  return {
    'home.page': homePageCall(parts),
    'home.cities': citiesCall,
  };
}
