import { pageOf, type Shot } from './shot-list.ts'

/** A state of a page, and how it is called. */
type Shown = Pick<Shot, 'path' | 'state'>

/** A screenshot; `fault` says why it could not be taken, if so. */
export type Picture = { shot: Shown; width: number; file: string; fault: string | null }

const STYLE = `
  body { margin: 0; padding: 2rem; background: #e9e9ec; color: #171a21; font: 1rem/1.5 system-ui, sans-serif }
  nav { columns: 16rem; margin-block: 1rem 3rem }
  nav a { display: block }
  section { margin-block: 0 4rem; padding-top: 1rem; border-top: 2px solid }
  .pair { display: grid; grid-template-columns: 390fr 1440fr; gap: 1.5rem; align-items: start; margin-block: 1rem 2.5rem }
  .at-1440 { grid-column: 2 }
  figure { margin: 0; max-height: 90vh; overflow: auto; background: #fff; outline: 1px solid #b9b9c0 }
  figure:focus { outline: 3px solid #8a5a00 }
  .whole figure { max-height: none }
  img { display: block; width: 100%; height: auto }
  .fault { padding: 1rem; color: #a3261b; white-space: pre-wrap }
`

/** The page that shows all pictures: each page of the site with its states, phone beside desktop. */
export function sideBySide(shots: ReadonlyArray<Shown>, pictures: ReadonlyArray<Picture>): string {
  const pages = [...new Set(pictures.map(({ shot }) => pageOf(shot)))]
  return `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<title>Shots</title>
<style>${STYLE}</style>
<h1>${pages.length} pages at 390 and 1440 pixels</h1>
<p>Each picture scrolls in its frame; a click opens it. <label><input type="checkbox" onchange="document.body.classList.toggle('whole')"> Show them whole</label></p>
<nav>${pages.map((page) => `<a href="#${idOf(page)}">${escapeHtml(page)}</a>`).join('')}</nav>
${pages.map((page) => sectionOf(page, shots, pictures)).join('\n')}
</html>
`
}

function sectionOf(page: string, shots: ReadonlyArray<Shown>, pictures: ReadonlyArray<Picture>): string {
  const states = shots.filter((shot) => pageOf(shot) === page)
  return `<section id="${idOf(page)}"><h2>${escapeHtml(page)}</h2>
${states.map((state) => pairOf(pictures.filter(({ shot }) => shot === state))).join('\n')}</section>`
}

function pairOf(pictures: ReadonlyArray<Picture>): string {
  const [first] = pictures
  if (!first) return ''
  const title = first.shot.state === '' ? '' : `<h3>${escapeHtml(first.shot.state)}</h3>`
  return `${title}<div class="pair">${pictures.map(figureOf).join('')}</div>`
}

function figureOf({ shot, width, file, fault }: Picture): string {
  const name = escapeHtml(`${shot.path} ${shot.state} at ${width} pixels`)
  if (fault) return `<p class="fault at-${width}">${name}: ${escapeHtml(fault)}</p>`
  return `<figure class="at-${width}" tabindex="0"><a href="${file}"><img loading="lazy" src="${file}" alt="${name}"></a></figure>`
}

function idOf(page: string): string {
  return page.replace(/\W+/g, '-')
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
