import { expect, test } from 'vitest'
import { filesLoadedAtOnce, filesNamedIn } from './precache-manifest.ts'

const files = new Set(['a.1.js', 'b.2.js', 'c.3.js', 'd.4.css', 'fonts/e.5.woff2', 'worker-f.6.js'])

test('a page names its scripts, its styles and its fonts', () => {
  const html =
    '<link href="/_astro/d.4.css"><astro-island component-url="/_astro/a.1.js"></astro-island><style>url("/_astro/fonts/e.5.woff2")</style>'
  expect([...filesNamedIn(html, files)]).toEqual(['d.4.css', 'a.1.js', 'fonts/e.5.woff2'])
})

test('a script names what it loads at once, and what it may load later', () => {
  const script =
    'const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=["_astro/c.3.js","_astro/d.4.css"])))=>i.map(i=>d[i]);' +
    'import{x as y}from"./b.2.js";const p=()=>import("./c.3.js");new Worker(new URL("/_astro/worker-f.6.js",""+import.meta.url))'
  expect([...filesNamedIn(script, files)].sort()).toEqual(['b.2.js', 'c.3.js', 'd.4.css', 'worker-f.6.js'])
  expect([...filesLoadedAtOnce(script, files)].sort()).toEqual(['b.2.js', 'worker-f.6.js'])
})
