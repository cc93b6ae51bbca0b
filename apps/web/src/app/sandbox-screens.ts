import type { sandboxRoutes } from '@candor/contract/routes';
import type { ScreenModule } from '../shell/screen-module.ts';

export type SandboxKey = (typeof sandboxRoutes)[number];
export type LoadScreen = () => Promise<{ readonly screen: ScreenModule }>;

/**
 * The screens that only a sandbox has: none, but in a build for it, which puts those of `apps/devtools` here.
 */
export const sandboxScreens: Partial<Record<SandboxKey, LoadScreen>> = {};
