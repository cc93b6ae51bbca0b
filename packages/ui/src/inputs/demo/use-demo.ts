import { useState } from 'react';

/** A value that lives as long as the demo is on the screen. */
export function useDemo(first = '') {
  const [value, onChange] = useState(first);
  return { value, onChange };
}
