/**
 * The world failed us (database gone, too many conflicts), not the rules and not our code. Whoever sees it
 * may try again with the same idempotency key; the web answers 503.
 */
export class Outage extends Error {
  override readonly name = 'Outage';
}
