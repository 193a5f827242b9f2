import type { Visit } from './first-visit.ts'

const INBOX_ADDRESS = /\/_?inbox(?![\w-])/g
const CONTEXT_LENGTH = 60

/** The texts of scripts by address, fetched once for all pages. */
const scripts = new Map<string, string>()

/** References to the inbox in a page, its requests and its scripts. */
export async function tracesOfInbox({ html, requests }: Visit): Promise<Array<string>> {
  const files = new Set(requests.filter((url) => new URL(url).pathname.endsWith('.js')))
  for (const url of files)
    if (!scripts.has(url)) scripts.set(url, await fetch(url).then((answer) => answer.text()))
  const texts = [
    html,
    ...requests.map((url) => new URL(url).pathname),
    ...Array.from(files, (url) => scripts.get(url)),
  ]
  return texts.flatMap((text = '') =>
    Array.from(text.matchAll(INBOX_ADDRESS), ({ index }) =>
      text.slice(Math.max(0, index - CONTEXT_LENGTH), index + 9),
    ),
  )
}
