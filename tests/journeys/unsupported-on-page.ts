import {
  ALLOWED_IN_STYLES,
  EXCUSED_IN_MARKUP,
  EXCUSED_IN_SCRIPTS,
} from '../../site/build/browser-support/allowed-features.ts'
import { unsupportedInMarkup } from '../../site/build/browser-support/unsupported-markup.ts'
import { unsupportedInScript } from '../../site/build/browser-support/unsupported-scripts.ts'
import { unsupportedInStyle } from '../../site/build/browser-support/unsupported-styles.ts'

/** Features of a page's markup, styles and inline scripts that a minimum browser lacks, except for the allowed ones. */
export async function unsupportedOnPage(origin: string, address: string): Promise<Array<string>> {
  const html = await (await fetch(origin + address)).text()
  const styles = [...partsOf(html, 'style'), ...(await deferredStyles(origin, html))]
  if (styles.length === 0) throw new Error(`${address} has no style`)
  return [
    ...unexcused(styles.flatMap(unsupportedInStyle), ALLOWED_IN_STYLES),
    ...unexcused(unsupportedInMarkup(html), EXCUSED_IN_MARKUP),
    ...unexcused(partsOf(html, 'script').flatMap(unsupportedInScript), EXCUSED_IN_SCRIPTS),
  ]
}

export function unexcused(
  features: ReadonlyArray<string>,
  excused: Readonly<Record<string, string>>,
): Array<string> {
  return features.filter((name) => !(name in excused))
}

/** The style sheets that a page requests. */
function deferredStyles(origin: string, html: string): Promise<Array<string>> {
  const addresses = Array.from(
    html.matchAll(/<link rel="stylesheet" href="([^"]*)"/g),
    ([, address]) => address,
  )
  return Promise.all(addresses.map(async (address) => (await fetch(`${origin}${address}`)).text()))
}

/** The texts of all elements with a name, without JSON in scripts. */
function partsOf(html: string, name: 'style' | 'script'): Array<string> {
  const elements = html.matchAll(new RegExp(`<${name}\\b([^>]*)>([\\s\\S]*?)</${name}>`, 'g'))
  return [...elements].flatMap(([, attributes = '', text = '']) =>
    attributes.includes('json') ? [] : [text],
  )
}
