import type { ScreenModule } from '../../shell/screen-module.ts';
import css from './gallery.css?inline';
import { GalleryScreen } from './gallery-screen.tsx';

export const screen: ScreenModule = { Screen: GalleryScreen, title: () => 'Gallery', css };
