import { DARK_COLOURS } from '../charts/palette.ts';

/** Colours of charts on a dark page, whichever attribute they stand in. */
const DARK_CHARTS = Object.entries(DARK_COLOURS)
  .flatMap(([from, to]) => ['fill', 'stroke'].map((name) => `.chart svg [${name}="${from}"]{${name}:${to}}`))
  .join('\n');

/** The style of a page that holds charts and tables: light and dark, wide and narrow, on paper. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--paper:#fff;--ink:#1f2328;--faint:#59636e;--line:#d5dae0;--wash:#f5f7f9;--link:#005a8c}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.55 system-ui,-apple-system,"Segoe UI",Roboto,"DejaVu Sans",Verdana,sans-serif}
main,header,footer{max-width:50rem;margin:0 auto;padding:0 1.25rem}
header{padding-top:2.5rem}
footer{padding-bottom:3rem;color:var(--faint);font-size:.875rem}
h1{font-size:1.9rem;line-height:1.2;margin:.25rem 0 .5rem;text-wrap:balance}
h2{font-size:1.3rem;line-height:1.3;margin:3rem 0 .5rem}
h3{font-size:1.05rem;line-height:1.35;margin:2rem 0 0;text-wrap:balance}
p{margin:.5rem 0}
a{color:var(--link)}
h1,h2,h3,p,dd,td,th,summary,caption,code,li{overflow-wrap:anywhere}
.over,.note,figcaption p,caption{color:var(--faint);font-size:.9rem}
.lead{font-size:1.15rem}
dl.facts{display:grid;grid-template-columns:repeat(auto-fit,minmax(17rem,1fr));gap:.75rem;margin:1.5rem 0}
dl.facts div{background:var(--wash);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem}
dl.facts dt{color:var(--faint);font-size:.875rem}
dl.facts dd{margin:0;font-weight:600}
figure{margin:0 0 1.5rem}
.chart{margin-top:.75rem;border-radius:.25rem}
.chart svg{display:block;max-width:100%;height:auto}
.chart svg>rect[fill="white"]{fill:none}
.chart .narrow{display:none}
.chart .current,.chart [opacity="0"]:hover{opacity:1;stroke:var(--ink);stroke-width:1.5}
:focus-visible{outline:3px solid #4fa8e0;outline-offset:3px}
#tip{position:fixed;z-index:2;max-width:min(20rem,90vw);padding:.35rem .6rem;border-radius:.35rem;background:var(--ink);color:var(--paper);font-size:.85rem;pointer-events:none}
#tip[hidden]{display:none}
.scroll{overflow-x:auto;margin:.75rem 0}
table{border-collapse:collapse;width:100%;font-size:.925rem}
caption{text-align:left;padding-bottom:.35rem}
th,td{padding:.35rem .6rem;border-bottom:1px solid var(--line);text-align:left;vertical-align:top}
th:first-child,td:first-child{padding-left:0}
.number{text-align:right;font-variant-numeric:tabular-nums;white-space:nowrap}
tbody th{min-width:7rem}
thead th{overflow-wrap:normal;border-bottom:2px solid var(--line);font-weight:600}
thead button{all:unset;cursor:pointer;font-weight:600}
thead button:focus-visible{outline:3px solid #4fa8e0;outline-offset:3px}
thead button::after{content:" \\2195";color:var(--faint)}
th[aria-sort="ascending"] button::after{content:" \\2191";color:var(--ink)}
th[aria-sort="descending"] button::after{content:" \\2193";color:var(--ink)}
.mark{white-space:nowrap}
details{margin:1rem 0}
summary{cursor:pointer;font-weight:600}
pre{background:var(--wash);border:1px solid var(--line);border-radius:.5rem;padding:.75rem 1rem;white-space:pre-wrap;overflow-wrap:anywhere;font-size:.85rem}
.hidden{position:absolute;clip-path:inset(50%);white-space:nowrap}
img{display:block;max-width:100%;height:auto;border-radius:.25rem}
.skip{position:absolute;left:-99rem}
.skip:focus{position:static}
@media (max-width:47rem){
main,header,footer{padding-left:1rem;padding-right:1rem}
h1{font-size:1.5rem}
.chart .wide{display:none}
.chart .narrow{display:block}
.plate{overflow-x:auto}
.plate img{max-width:none;width:36rem}
}
@media screen and (prefers-color-scheme:dark){
:root{--paper:#14171a;--ink:#e8eaed;--faint:#a3acb6;--line:#343b43;--wash:#1d2226;--link:#7cc4f0}
${DARK_CHARTS}
}
@media print{
body{font-size:10.5pt}
.chart .wide{display:block}
.chart .narrow,.skip,#tip{display:none}
figure,tr,dl.facts div{break-inside:avoid}
h2,h3{break-after:avoid}
thead button::after{content:""!important}
.scroll{overflow:visible}
}
`.trim();
