export type Size = { width: number; height: number }

/** A tab of a browser, whatever protocol drives it, with the operations that journeys need. */
export type Tab = {
  open(address: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Runs a function in the page; it can use only its argument. */
  run<Result, Argument>(inPage: (argument: Argument) => Result, argument: Argument): Promise<Result>
  /** Clicks at a point of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** Screenshot of the whole page as PNG. */
  picture(): Promise<Uint8Array>
}

const TIMEOUT_MS = 10_000
const POLL_MS = 50

/**
 * Clicks the middle of the element, or of its label if it is inside one.
 *
 * @throws {Error} if it is not visible
 */
export async function pressOn(tab: Tab, selector: string): Promise<void> {
  const middle = await tab.run(middleOf, selector)
  if (!middle) throw new Error(`Nothing to press: ${selector}`)
  await tab.press(middle.x, middle.y)
}

export async function typeInto(tab: Tab, selector: string, text: string): Promise<void> {
  await pressOn(tab, selector)
  await tab.type(text)
}

export function isSeen(tab: Tab, selector: string): Promise<boolean> {
  return tab.run((target) => (document.querySelector(target)?.getClientRects().length ?? 0) > 0, selector)
}

/** The visible text, each run of white space as one space. */
export async function textOf(tab: Tab, selector = 'body'): Promise<string> {
  const text = await tab.run(
    (target) => document.querySelector<HTMLElement>(target)?.innerText ?? '',
    selector,
  )
  return text.replace(/\s+/g, ' ')
}

/**
 * Waits until a condition holds. It may throw meanwhile, as it does while the browser changes to another page.
 *
 * @throws {Error} if it does not hold within {@link TIMEOUT_MS}
 */
export async function until(condition: string, isMet: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + TIMEOUT_MS
  while (performance.now() < deadline) {
    if (await isMet().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`Timed out waiting for: ${condition}`)
}

function middleOf(selector: string): { x: number; y: number } | null {
  const target = document.querySelector(selector)
  const element = target?.closest('label') ?? target
  element?.scrollIntoView({ block: 'center' })
  const box = element?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

export type OpenBrowser = { tab: Tab; close: () => Promise<void> }
