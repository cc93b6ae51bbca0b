/**
 * Slate for amounts, the red ramp for the depth of arrears, blue for what is highlighted and nothing else.
 */
export type Fill =
  | 'slate'
  | 'slate-2'
  | 'slate-3'
  | 'red'
  | 'blue'
  | 'arrears-1'
  | 'arrears-2'
  | 'arrears-3'
  | 'arrears-4';
