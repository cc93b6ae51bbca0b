import { createContext } from 'react';

/** Takes how to close what has opened, and gives back what to do once it is closed. */
export type BackCloses = (close: () => void) => () => void;

/**
 * How an app with a history of its own lets the phone's back close what lies over a page. Without it, back
 * leaves the page.
 */
export const BackClosesContext = createContext<BackCloses | undefined>(undefined);
