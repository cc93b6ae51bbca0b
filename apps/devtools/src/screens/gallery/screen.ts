import type { ScreenModule } from '../../../../web/src/shell/screen-module.ts';
import css from './gallery.css?inline';
import { GalleryScreen } from './gallery-screen.tsx';

export const screen: ScreenModule = { Screen: GalleryScreen, title: () => 'Gallery', css };
