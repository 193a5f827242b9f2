/** The result of one journey in one browser; `fault` is null if it succeeded. */
export type Outcome = { browser: string; journey: string; fault: string | null }
/** A screenshot of a page in one browser at one width. */
export type Seen = { browser: string; path: string; width: number; file: string }

const STYLE = `
  body { margin: 0; padding: 2rem; background: #e9e9ec; color: #171a21; font: 1rem/1.5 system-ui, sans-serif }
  table { border-collapse: collapse; background: #fff }
  th, td { padding: .4rem .8rem; border: 1px solid #b9b9c0; text-align: left; vertical-align: top; max-width: 18rem }
  .fault { color: #a3261b }
  .row { display: flex; gap: 1rem; overflow-x: auto; align-items: flex-start }
  figure { margin: 0; flex: none }
  figcaption { font-weight: 600 }
  .at-390 img { width: 300px } .at-1440 img { width: 620px }
  img { display: block; background: #fff }
`

/** The page that shows the table of journeys and every picture, browsers side by side. */
export function browserReport(outcomes: ReadonlyArray<Outcome>, seen: ReadonlyArray<Seen>): string {
  const rows = [...new Set(seen.map(({ path, width }) => `${path} ${width}`))]
  return `<!doctype html>
<html lang="en-ZA">
<meta charset="utf-8">
<title>Browsers</title>
<style>${STYLE}</style>
<h1>The main journeys in every browser</h1>
${tableOf(outcomes)}
${rows.map((row) => rowOf(row, seen)).join('\n')}
</html>
`
}

/** The outcomes as lines of text: browser, journey, fault. */
export function linesOf(outcomes: ReadonlyArray<Outcome>): string {
  return outcomes
    .map(
      ({ browser, journey, fault }) =>
        `${browser.padEnd(16)} ${journey.padEnd(13)} ${fault ?? 'as it should'}`,
    )
    .join('\n')
}

function tableOf(outcomes: ReadonlyArray<Outcome>): string {
  const journeys = [...new Set(outcomes.map(({ journey }) => journey))]
  const browsers = [...new Set(outcomes.map(({ browser }) => browser))]
  const cell = (browser: string, journey: string) => {
    const outcome = outcomes.find((each) => each.browser === browser && each.journey === journey)
    if (!outcome) return '<td></td>'
    return outcome.fault ? `<td class="fault">${escapeHtml(outcome.fault)}</td>` : '<td>as it should</td>'
  }
  return `<table><tr><th></th>${journeys.map((journey) => `<th>${journey}</th>`).join('')}</tr>
${browsers.map((name) => `<tr><th>${escapeHtml(name)}</th>${journeys.map((journey) => cell(name, journey)).join('')}</tr>`).join('\n')}</table>`
}

function rowOf(row: string, seen: ReadonlyArray<Seen>): string {
  const pictures = seen.filter(({ path, width }) => `${path} ${width}` === row)
  const figures = pictures.map(
    ({ browser, file, width }) =>
      `<figure class="at-${width}"><figcaption>${escapeHtml(browser)}</figcaption><a href="${file}"><img loading="lazy" src="${file}" alt="${escapeHtml(`${row} in ${browser}`)}"></a></figure>`,
  )
  return `<h2>${escapeHtml(row)} px</h2><div class="row">${figures.join('')}</div>`
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
