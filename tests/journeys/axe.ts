import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import type { Page } from '@playwright/test'
import type { RunOptions } from 'axe-core'

const AXE = await readFile(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8')

/** Rules of WCAG 2.2 AA that axe does not run by default. */
const MORE_RULES = { 'target-size': { enabled: true }, 'label-content-name-mismatch': { enabled: true } }

/** The rules whose result depends on colours. */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] } satisfies RunOptions

/** axe-core's findings on the current page, each with its rule and the elements. @param options such as fewer rules */
export async function axeViolations(page: Page, options: RunOptions = {}): Promise<Array<string>> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(AXE)
  return page.evaluate(
    async (allOptions) => {
      const { axe } = globalThis as unknown as { axe: typeof import('axe-core') }
      const { violations } = await axe.run(document, allOptions)
      return violations.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
      )
    },
    // Selectors of passed elements take half of axe's time, and only experimental rules read style sheets.
    {
      rules: MORE_RULES,
      ...options,
      reporter: 'no-passes',
      preload: { assets: ['media'] },
    } satisfies RunOptions,
  )
}
