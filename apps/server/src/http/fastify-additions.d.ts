import type { ErrorCode } from '@candor/contract';
import type { BorrowerSession } from '@candor/services/customers/sessions';
import type { StaffContext } from './handler.ts';
import type { RouteRecord } from './route-census.ts';
import type { RoutePlan } from './route-plans.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The declared calls that a route serves. A route under /api/ without one can't be mounted. */
    callIds?: readonly string[];
  }
  interface FastifyRequest {
    routePlan: RoutePlan | null;
    borrowerSession: BorrowerSession | null;
    staffContext: StaffContext | null;
    /** The code that the caller was refused with, once that is said. */
    refusedAs: string | null;
    /** A command that was done for it. */
    didCommand: string | null;
  }
  interface FastifyReply {
    problemCode: ErrorCode | null;
  }
  interface FastifyInstance {
    routeCensus: readonly RouteRecord[];
  }
}
