/** The web app's version, written in by the build. */
declare const APP_VERSION: string;
