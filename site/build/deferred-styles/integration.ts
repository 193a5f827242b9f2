import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { AstroIntegration } from 'astro'
import { splitPage } from './split-page.ts'

/**
 * Divides the styles of built pages, see split-page.ts and decision 41: of those that then travel whole in what a server may
 * send at first, 14.6 KB. Any other only waits for one request more.
 *
 * @param names of the pages' files
 */
export function deferredStyles(names: ReadonlyArray<string>): AstroIntegration {
  return {
    name: 'deferred-styles',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await Promise.all(names.map((name) => divide(dir, name)))
      },
    },
  }
}

/** @throws {Error} if the page cannot be divided */
async function divide(folder: URL, name: string): Promise<void> {
  const file = fileURLToPath(new URL(name, folder))
  const divided = splitPage(await readFile(file, 'utf8'), addressOf)
  if (!divided) throw new Error(`${name} has no first section outside an island, or no styles`)
  await writeFile(fileURLToPath(new URL(`.${addressOf(divided.later)}`, folder)), divided.later)
  await writeFile(file, divided.html)
}

function addressOf(css: string): string {
  return `/_astro/later.${createHash('sha256').update(css).digest('hex').slice(0, 12)}.css`
}
