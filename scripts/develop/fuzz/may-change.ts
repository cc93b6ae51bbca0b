/**
 * What a refused request may have changed, and why. Everything else that it changes is a violation: that an
 * answer says 403 proves nothing about what was done.
 */
export const mayChange: Readonly<Record<string, string>> = {
  'insert audit_log': 'a refusal is written down',
  'insert audit_unsealed': 'what is written down waits for its place in the chain',
  'insert rate_limit': 'asking in vain is not free',
  'update rate_limit': 'asking in vain is not free',
  'insert staff_tries': 'a wrong password is counted',
  'update staff_tries': 'a wrong password is counted',
  'update session': 'when a session was last used',
  'update staff_session': 'when a session was last used',
  'update api_key': 'when a key was last used',
  'insert idempotency_key': 'the same request, sent again, is refused again',
  'update one_time_code': 'a wrong code is counted',
  'insert analytics_event': 'what was measured in requests before is written a moment later',
  'insert client_error': 'what phones reported in requests before is written a moment later',
  'insert channel_event': 'what a channel says is kept before it is believed',
  'update channel_event': 'what a channel says twice is counted',
};
