import { readdir, readFile } from 'node:fs/promises'
import { EXCUSED_IN_MARKUP, EXCUSED_IN_SCRIPTS, EXCUSED_IN_STYLES } from '../site/floor/excused.ts'
import { lackingInMarkup } from '../site/floor/lacking-markup.ts'
import { lackingInScript } from '../site/floor/lacking-scripts.ts'
import { lackingInStyle } from '../site/floor/lacking-styles.ts'
import { expect, test } from './fixtures.ts'
import { ALL_PAGES } from './pages.ts'

const CHUNKS = new URL('../dist/client/_astro/', import.meta.url)

test('no script that is fetched uses what a browser of the floor lacks', async () => {
  const names = (await readdir(CHUNKS)).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(3)
  for (const name of names) {
    const lacking = lackingInScript(await readFile(new URL(name, CHUNKS), 'utf8'))
    expect(unexcused(lacking, EXCUSED_IN_SCRIPTS), name).toEqual([])
  }
})

for (const address of ALL_PAGES)
  test(`${address} brings no markup, style or script that a browser of the floor lacks`, async ({ site }) => {
    const html = await (await fetch(site.url + address)).text()
    const styles = [...partsOf(html, 'style'), ...(await laterStyles(site.url, html))]
    expect(styles.length).toBeGreaterThan(0)
    expect(unexcused(styles.flatMap(lackingInStyle), EXCUSED_IN_STYLES)).toEqual([])
    expect(unexcused(lackingInMarkup(html), EXCUSED_IN_MARKUP)).toEqual([])
    expect(unexcused(partsOf(html, 'script').flatMap(lackingInScript), EXCUSED_IN_SCRIPTS)).toEqual([])
  })

/** The sheets that a page asks for. */
function laterStyles(origin: string, html: string): Promise<Array<string>> {
  const addresses = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
    ([, address]) => address,
  )
  return Promise.all(addresses.map(async (address) => (await fetch(`${origin}${address}`)).text()))
}

/** The texts of all elements of a name; data in scripts is no script. */
function partsOf(html: string, name: 'style' | 'script'): Array<string> {
  const parts = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  return [...parts].flatMap(([, attributes = '', text = '']) => (attributes.includes('json') ? [] : [text]))
}

function unexcused(lacking: ReadonlyArray<string>, excused: Readonly<Record<string, string>>): Array<string> {
  return lacking.filter((name) => !(name in excused))
}
