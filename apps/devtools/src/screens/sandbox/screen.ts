import type { ScreenModule } from '../../../../web/src/shell/screen-module.ts';
import css from './sandbox.css?inline';
import { SandboxScreen } from './sandbox-screen.tsx';

export const screen: ScreenModule = { Screen: SandboxScreen, title: () => 'Sandbox', css };
