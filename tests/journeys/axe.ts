import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Of WCAG 2.2 AA, and not among those that axe runs by default. */
const MORE_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/** All that another choice of colours can change. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions

/** What axe-core finds on a page as it stands, each as its rule and the elements. @param narrowed to fewer rules */
export async function axeViolations(page: Page, narrowed: RunOptions = {}): Promise<Array<string>> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async (options) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, options)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    // No selectors for what passes, which are half of axe's time; and no style sheets, which only experimental rules read.
    {
      rules: MORE_RULES,
      ...narrowed,
      reporter: 'no-passes',
      preload: { assets: ['media'] },
    } satisfies RunOptions,
  )
}
