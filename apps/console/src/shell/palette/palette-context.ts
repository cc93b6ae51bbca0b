import { createContext, useContext } from 'react';

/** Opens the palette, from wherever somebody is. */
export const PaletteContext = createContext<() => void>(() => {});

export const useOpenPalette = () => useContext(PaletteContext);
