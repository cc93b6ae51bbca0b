/** The style of `/api-docs`: one column, system fonts, light and dark; allowed into the page by its hash. */
export const apiDocsCss = `
:root{color-scheme:light dark;--paper:#faf9f6;--surface:#fff;--ink:#17211f;--ink-2:#55625e;--line:#e0e2dd;--brand:#11473c;
--get:#1d5a8a;--post:#11473c;--tint:#eef2ef;--bad:#9c2f21}
@media(prefers-color-scheme:dark){:root{--paper:#101514;--surface:#171e1c;--ink:#e9efec;--ink-2:#a3b1ac;--line:#2b3532;
--brand:#7fd1b9;--get:#8cc4f0;--post:#7fd1b9;--tint:#1d2724;--bad:#f0a397}}
*{box-sizing:border-box}
html{scroll-behavior:smooth;scroll-padding-top:1.5rem}
@media(prefers-reduced-motion:reduce){html{scroll-behavior:auto}}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.6 system-ui,-apple-system,"Segoe UI",Roboto,sans-serif}
.frame{max-width:76rem;margin:0 auto;padding:2.5rem 1.25rem 5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:2rem 3.5rem}
@media(min-width:60rem){.frame{grid-template-columns:14rem minmax(0,1fr)}nav{position:sticky;top:2.5rem;align-self:start;
max-height:calc(100vh - 5rem);overflow:auto}header{grid-column:1/-1}}
h1{font-size:2rem;line-height:1.2;letter-spacing:-.02em;margin:0 0 .5rem}
h2{font-size:1.25rem;margin:3rem 0 1rem;letter-spacing:-.01em}
main>section:first-child>h2{margin-top:0}
h3{font-size:1.0625rem;margin:0}
h4{font-size:.8125rem;font-weight:600;color:var(--ink-2);margin:1.5rem 0 .5rem}
p{margin:.5rem 0;max-width:44rem}
a{color:var(--brand);text-underline-offset:.15em}
a:focus-visible,.scroll:focus-visible{outline:3px solid var(--brand);outline-offset:2px;border-radius:4px}
nav ul{list-style:none;margin:0 0 1rem;padding:0}
nav p{font-size:.8125rem;font-weight:600;color:var(--ink-2);margin:0 0 .25rem}
nav a{display:block;padding:.3rem 0;text-decoration:none;overflow-wrap:anywhere}
nav a:hover{text-decoration:underline}
code{font:.875em ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
article{background:var(--surface);border:1px solid var(--line);border-radius:14px;padding:1.25rem 1.5rem 1.5rem;margin:0 0 1.25rem}
.paths{list-style:none;margin:1rem 0 0;padding:.75rem 1rem;background:var(--tint);border-radius:10px}
.paths li{display:flex;flex-wrap:wrap;gap:.25rem .75rem;align-items:baseline}
.method{font:600 .8125rem ui-monospace,SFMono-Regular,Menlo,monospace}
.get{color:var(--get)}.post{color:var(--post)}
.market,.id{color:var(--ink-2);font-size:.8125rem}
.id{font-weight:400;margin-left:.5rem}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%;font-size:.9375rem}
th{text-align:left;font-weight:600;font-size:.8125rem;color:var(--ink-2)}
th,td{padding:.5rem .75rem .5rem 0;border-top:1px solid var(--line);vertical-align:top}
thead th{border-top:0}
td:first-child{white-space:nowrap}
@media(max-width:40rem){thead{display:none}tr,td{display:block}tr{border-top:1px solid var(--line);padding:.5rem 0}
td{border:0;padding:0}.scroll{overflow:visible}td:nth-child(2){color:var(--ink-2);font-size:.8125rem}}
.required{color:var(--bad);font-size:.8125rem;margin-left:.35rem}
.facts{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:.5rem 0 0;color:var(--ink-2);font-size:.9375rem}
.errors a{margin-right:.25rem}
`;
