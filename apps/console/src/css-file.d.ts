/** A style sheet that the bundler links to the page. */
declare module '*.css';
