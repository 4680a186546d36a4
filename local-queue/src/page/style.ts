/** Style of the page. Each color has a name for its use, a value for light mode and a value for dark mode. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --paper: light-dark(#f6f6f3, #15171a);
  --sheet: light-dark(#ffffff, #1e2125);
  --ink: light-dark(#1d1f23, #e8e8e4);
  --soft: light-dark(#5a5f69, #a3a8b1);
  --line: light-dark(#dcdcd6, #33373d);
  --rail: light-dark(#c3c4bf, #474c54);
  --link: light-dark(#0b57a4, #8cc0f5);
  --focus: light-dark(#0b57a4, #8cc0f5);
  --testing: light-dark(#0b62b8, #7ab6f2);
  --passed: light-dark(#17703c, #74cb94);
  --deciding: light-dark(#8f5200, #eab45c);
  --failed: light-dark(#b3261e, #f49a92);
  --waiting: light-dark(#666b74, #9aa0aa);
  --track: light-dark(#e6e6e1, #31353b);
  --warn: light-dark(#fff3dc, #352a15);
  --shade: 0 1px 2px light-dark(rgb(0 0 0 / 0.05), transparent);
  --sans: system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", "Liberation Sans", sans-serif;
  --mono: ui-monospace, "SF Mono", Menlo, Consolas, "Liberation Mono", monospace;
}
* { box-sizing: border-box; }
html { font: 100%/1.45 var(--sans); background: var(--paper); color: var(--ink); -webkit-text-size-adjust: 100%; }
body { margin: 0; }
h1, h2, h3, h4, p, pre, ul, ol, dl, dd { margin: 0; padding: 0; font-weight: inherit; }
ul, ol { list-style: none; }
code { font: 0.92em/1.4 var(--mono); overflow-wrap: anywhere; }
time { white-space: nowrap; font-variant-numeric: tabular-nums; }
a { color: var(--link); text-underline-offset: 0.15em; }
:focus-visible { outline: 2px solid var(--focus); outline-offset: 2px; border-radius: 3px; }
.unseen, .lanes.one h3 { position: absolute; width: 1px; height: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.skip { position: absolute; left: 1rem; top: -4rem; z-index: 1; padding: 0.5rem 1rem; background: var(--sheet); }
.skip:focus { top: 0.5rem; }
#page { max-width: 100rem; margin: 0 auto; padding: 1.25rem clamp(1rem, 3vw, 2.5rem) 3rem; }

.top { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0.5rem 1.5rem; align-items: baseline; }
h1 { font-size: 1.5rem; font-weight: 650; letter-spacing: -0.01em; line-height: 1.25; overflow-wrap: anywhere; }
h1 .of { font-weight: 400; color: var(--soft); }
h1 .repository { font-weight: 400; }
h2 { font-size: 1rem; font-weight: 650; margin: 0 0 0.75rem; }
.status { display: flex; flex-wrap: wrap; gap: 0 0.5rem; align-items: center; font-size: 0.875rem; color: var(--soft); }
.clock { font-variant-numeric: tabular-nums; }
.lamp { width: 0.6rem; height: 0.6rem; border-radius: 50%; border: 2px solid var(--soft); }
.live .lamp { background: var(--passed); border-color: var(--passed); }
.lost .lamp { border-color: var(--failed); border-radius: 0; transform: rotate(45deg); }
.lost .link { color: var(--failed); font-weight: 600; }
.phase { grid-column: 1 / -1; display: flex; flex-wrap: wrap; gap: 0 0.6rem; color: var(--soft); }
.phase strong { color: var(--ink); font-weight: 600; }
.phase:not(.running) {
  background: var(--warn); border: 1px solid var(--deciding); border-radius: 6px; padding: 0.5rem 0.75rem; color: var(--ink);
}
.phase:not(.running) strong { color: var(--deciding); }

.chooser { margin-top: 1rem; }
.chooser ul { display: flex; flex-wrap: wrap; gap: 0.4rem; }
.chooser a {
  display: block; padding: 0.3rem 0.7rem; border: 1px solid var(--line); border-radius: 999px; background: var(--sheet);
  color: var(--ink); text-decoration: none; font-size: 0.875rem;
}
.chooser a:hover { border-color: var(--soft); }
.chooser a[aria-current] { border-color: var(--ink); box-shadow: inset 0 0 0 1px var(--ink); }
.chooser .repository { color: var(--soft); }

.figures { margin: 1.25rem 0 1.75rem; border: solid var(--line); border-width: 1px 0; }
.figures dl { display: flex; flex-wrap: wrap; gap: 0.25rem 2.25rem; padding: 0.7rem 0; }
.figures div { display: flex; flex-direction: column; }
.figures dt, .figures a { font-size: 0.8125rem; color: var(--soft); }
.figures dd { font-size: 1.0625rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.figures strong { font-size: 1.375rem; font-weight: 600; color: var(--ink); }
.figures .none strong { font-weight: 400; color: var(--soft); }

.work { display: grid; grid-template-columns: minmax(0, 1fr) 21rem; gap: 2rem 2.5rem; align-items: start; }
.lanes { display: grid; gap: 1.75rem 1.5rem; margin-bottom: 2rem; }
.lanes.many { grid-template-columns: repeat(auto-fill, minmax(min(100%, 17.5rem), 1fr)); align-items: start; }
.targets { display: flex; flex-wrap: wrap; gap: 0.25rem; margin-top: 0.25rem; font: 0.8125rem/1.4 var(--mono); color: var(--soft); }
.targets li { overflow-wrap: anywhere; }
.targets li + li::before { content: "\\00b7"; margin-right: 0.25rem; }
.targets .more { font-family: var(--sans); }

.boxes { position: relative; margin-top: 0.6rem; padding-left: 1.5rem; display: grid; gap: 0.75rem; }
.boxes > li { position: relative; }
.boxes > li:not(:last-child)::before {
  content: ""; position: absolute; left: -1.06rem; top: 0.6rem; bottom: -1.6rem; border-left: 2px solid var(--rail);
}
.base { font-size: 0.8125rem; color: var(--soft); }
.base::after {
  content: ""; position: absolute; left: -1.375rem; top: 0.25rem; width: 0.75rem; height: 0.75rem; border-radius: 50%;
  background: var(--rail);
}
.base code { color: var(--ink); }
.box { position: relative; background: var(--sheet); border: 1px solid var(--line); border-radius: 8px; padding: 0.7rem 0.85rem; box-shadow: var(--shade); }
.box.waiting { background: none; border-style: dashed; border-color: var(--rail); box-shadow: none; }
.box.pending_failure { border-color: var(--deciding); }
.state { float: right; margin-left: 0.75rem; font-size: 0.8125rem; line-height: 1.6; font-weight: 600; color: var(--tone); }
.lane h3, h4 { font-weight: 600; overflow-wrap: anywhere; }
h4 .name { font-weight: 400; }
.box .author { white-space: nowrap; }
.box { --tone: var(--waiting); }
.box.starting, .box.testing { --tone: var(--testing); }
.box.passed, .box.merging { --tone: var(--passed); }
.box.pending_failure { --tone: var(--deciding); }

/* Each state has its own shape, in addition to its word. */
.mark { position: absolute; width: 0.8rem; height: 0.8rem; }
.box .mark { left: calc(-1.5rem + 0.05rem - 1px); top: 0.95rem; background: var(--paper); box-shadow: 0 0 0 3px var(--paper); }
.mark::before { content: ""; position: absolute; inset: 0; border: 2px solid var(--tone); border-radius: 50%; }
.waiting .mark::before { border-style: dotted; }
.starting .mark::before { border-style: dashed; }
.testing .mark::before { background: linear-gradient(90deg, var(--tone) 50%, transparent 50%); }
.passed .mark::before, .merged .mark::before { background: var(--tone); }
.passed .mark::after, .merged .mark::after {
  content: ""; position: absolute; left: 0.26rem; top: 0.12rem; width: 0.22rem; height: 0.4rem;
  border: solid var(--paper); border-width: 0 2px 2px 0; transform: rotate(42deg);
}
.merging .mark::before { background: radial-gradient(circle, var(--tone) 35%, transparent 40%); }
.pending_failure .mark::before { border-radius: 2px; transform: rotate(45deg) scale(0.85); }
.pending_failure .mark::after { content: ""; position: absolute; left: calc(50% - 1px); top: 0.22rem; height: 0.36rem; border-left: 2px solid var(--tone); }
.failed .mark::before { border-radius: 2px; background: var(--tone); }
.failed .mark::after {
  content: ""; position: absolute; inset: 0.16rem;
  background:
    linear-gradient(45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%),
    linear-gradient(-45deg, transparent 42%, var(--paper) 42% 58%, transparent 58%);
}
.cancelled .mark::after { content: ""; position: absolute; left: 0.15rem; right: 0.15rem; top: calc(50% - 1px); border-top: 2px solid var(--tone); }

.progress { margin: 0.45rem 0 0.15rem; font-size: 0.8125rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.progress strong { font-weight: 600; color: var(--ink); }
progress { appearance: none; display: block; width: 100%; height: 0.3rem; margin-bottom: 0.25rem; border: 0; border-radius: 999px; overflow: hidden; background: var(--track); color: var(--tone); }
progress::-webkit-progress-bar { background: var(--track); }
progress::-webkit-progress-value { background: var(--tone); transition: inline-size 1s linear; }
progress::-moz-progress-bar { background: var(--tone); }

.members { display: grid; gap: 0.2rem; margin-top: 0.3rem; }
.members, .unready > li, .ended > li, .lane h3, h4 { font-size: 0.9375rem; }
.members li, .unready > li, .ended p { overflow-wrap: anywhere; }
.number { font-weight: 600; font-variant-numeric: tabular-nums; }
.author { color: var(--soft); font-size: 0.8125rem; font-weight: 400; }
.tag { display: inline-block; margin-right: 0.3rem; padding: 0 0.4rem; border: 1px solid currentcolor; border-radius: 999px; font-size: 0.75rem; color: var(--soft); white-space: nowrap; }
.why, .about { margin-top: 0.35rem; font-size: 0.875rem; color: var(--soft); }
.pending_failure .why { color: var(--ink); }
.more { font-size: 0.875rem; color: var(--soft); }
.empty { color: var(--soft); max-width: 40rem; padding: 0.25rem 0 1.5rem; }
:target { background: color-mix(in srgb, var(--focus) 14%, transparent); border-radius: 4px; box-shadow: 0 0 0 4px color-mix(in srgb, var(--focus) 14%, transparent); }

details { margin-top: 0.35rem; font-size: 0.8125rem; }
summary { cursor: pointer; color: var(--soft); width: fit-content; margin-left: -0.3rem; padding: 0.15rem 0.3rem; }
[id] { scroll-margin-top: 1rem; }
summary:hover { color: var(--ink); }
.details { display: grid; grid-template-columns: minmax(5.5rem, max-content) minmax(0, 1fr); gap: 0.2rem 0.75rem; margin: 0.3rem 0 0.6rem; }
.details dt { grid-column: 1; }
.details dd { grid-column: 2; overflow-wrap: anywhere; }
.chapter { margin-top: 0.5rem; }
.moments { display: grid; gap: 0.25rem; margin: 0.3rem 0 0.2rem; }
.moments li { display: grid; grid-template-columns: max-content minmax(0, 1fr); gap: 0 0.6rem; }
.moments time { color: var(--soft); }

.bisection { border: 1px solid var(--line); border-left: 4px solid var(--deciding); border-radius: 8px; padding: 0.85rem 1rem 0.7rem; margin-bottom: 1.25rem; max-width: 62rem; }
.bisection h3 { font-size: 0.9375rem; font-weight: 650; }
.bisection .boxes { grid-template-columns: repeat(auto-fill, minmax(min(100%, 16rem), 1fr)); padding-left: 0; margin-top: 0.75rem; align-items: start; }
.bisection .boxes > li::before { display: none; }
.bisection .box { padding-left: 2.1rem; }
.bisection .box .mark { left: 0.75rem; background: none; box-shadow: none; }

aside { min-width: 0; }
aside > ul, aside > ol { margin-bottom: 1.5rem; }
.unready > li, .ended > li { padding: 0.55rem 0; border-top: 1px solid var(--line); }
aside .unready .tag { border-style: dashed; }
.ended > li { position: relative; padding-left: 1.4rem; --tone: var(--waiting); }
.ended > .merged { --tone: var(--passed); }
.ended > .failed { --tone: var(--failed); }
.ended .mark { left: 0; top: 0.85rem; }
.how { font-size: 0.875rem; color: var(--soft); }
.how strong { font-weight: 600; color: var(--tone); }
.ended .why, .ended details, .unready details { margin-top: 0; }
.finder { margin-top: 2rem; }
input, button { font: inherit; color: inherit; border: 1px solid var(--soft); border-radius: 6px; background: var(--sheet); }
input { width: min(100%, 24rem); padding: 0.35rem 0.6rem; margin-bottom: 0.5rem; }
input::placeholder { color: var(--soft); opacity: 1; }
button { padding: 0.1rem 0.65rem; font-size: 0.8125rem; line-height: 1.5; cursor: pointer; }
button:hover { border-color: var(--ink); background: var(--paper); }
.phase button { margin-left: auto; }
.buttons { display: flex; gap: 0.5rem; margin: 0.35rem 0; }
.found > li { display: grid; grid-template-columns: minmax(0, 1fr) auto; gap: 0 1rem; align-items: center; padding: 0.45rem 0; border-top: 1px solid var(--line); font-size: 0.9375rem; overflow-wrap: anywhere; --tone: var(--soft); }
.found code { font-size: 0.8125rem; }
.found p, .found .how { grid-column: 1; }
.found .how { display: flex; flex-wrap: wrap; gap: 0 0.75rem; align-items: baseline; }
.found button { grid-column: 2; grid-row: 1 / span 2; }
.found .testing { --tone: var(--testing); }
.found .passed, .found .merged { --tone: var(--passed); }
.found .pending_failure { --tone: var(--deciding); }
.found .failed { --tone: var(--failed); }
.range { border-top: 1px solid var(--line); padding-top: 0.5rem; font-size: 0.875rem; color: var(--soft); }
.box .estimate { margin-top: 0.3rem; font-size: 0.8125rem; color: var(--soft); }
.problem { margin-top: 0.75rem; color: var(--failed); font-weight: 600; }
pre { margin-top: 0.3rem; padding: 0.6rem 0.75rem; white-space: pre-wrap; background: var(--sheet); border: 1px solid var(--line); border-radius: 6px; font-size: 0.875rem; }
.finder details { margin: 0 0 0.5rem; }
.earlier { margin: -1rem 0 1.5rem; border-top: 1px solid var(--line); padding-top: 0.4rem; }
.settings { border-top: 1px solid var(--line); padding-top: 0.5rem; }
.settings h2 { display: inline; }
.settings summary { color: var(--ink); font-size: 1rem; }
.settings dl { display: grid; gap: 0.05rem; margin-top: 0.5rem; }
.settings dd { margin-bottom: 0.5rem; overflow-wrap: anywhere; }
.settings dd strong { font-weight: 600; }
.meaning, .details dt, .settings dt { color: var(--soft); }

@media (max-width: 62rem) { .work { grid-template-columns: minmax(0, 1fr); } }
@media (max-width: 36rem) {
  #page { padding-top: 0.9rem; }
  h1 { font-size: 1.25rem; }
  .top { grid-template-columns: minmax(0, 1fr); }
  .figures dl { display: grid; grid-template-columns: repeat(3, minmax(0, 1fr)); gap: 0.6rem 0.75rem; }
  summary { padding: 0.4rem 0.3rem; }
  button { padding: 0.3rem 0.8rem; }
  .phase button { margin: 0.3rem 0 0; }
}
@media (prefers-reduced-motion: reduce) { * { transition: none !important; animation: none !important; } }
@media (forced-colors: active) { .mark::before, progress { forced-color-adjust: none; } }
`;
