export type Size = { width: number; height: number }

/** What a journey needs of a browser, whatever is spoken with it. */
export type Tab = {
  open(address: string): Promise<void>
  resize(size: Size): Promise<void>
  /** Runs a function in the page; it sees nothing but its argument. */
  run<Result, Given>(inPage: (given: Given) => Result, given: Given): Promise<Result>
  /** Presses a place of the window, in CSS pixels. */
  press(x: number, y: number): Promise<void>
  type(text: string): Promise<void>
  /** The whole page as PNG. */
  picture(): Promise<Uint8Array>
}

const PATIENCE_MS = 10_000
const PAUSE_MS = 50

/**
 * Presses the middle of the element as a finger would; of a choice that is drawn by its label, the label.
 *
 * @throws {Error} if it cannot be seen
 */
export async function pressOn(tab: Tab, selector: string): Promise<void> {
  const place = await tab.run(middleOf, selector)
  if (!place) throw new Error(`Nothing to press: ${selector}`)
  await tab.press(place.x, place.y)
}

/** Types into a field. */
export async function typeInto(tab: Tab, selector: string, text: string): Promise<void> {
  await pressOn(tab, selector)
  await tab.type(text)
}

export function isSeen(tab: Tab, selector: string): Promise<boolean> {
  return tab.run((wanted) => (document.querySelector(wanted)?.getClientRects().length ?? 0) > 0, selector)
}

/** What the page says, spaces as they are in the source of a test. */
export async function textOf(tab: Tab, selector = 'body'): Promise<string> {
  const text = await tab.run(
    (wanted) => document.querySelector<HTMLElement>(wanted)?.innerText ?? '',
    selector,
  )
  return text.replace(/\s+/g, ' ')
}

/**
 * Waits until something holds; a page that is just being left answers with an error and is asked again.
 *
 * @throws {Error} if it does not come true in time
 */
export async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
  const deadline = performance.now() + PATIENCE_MS
  while (performance.now() < deadline) {
    if (await holds().catch(() => false)) return
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
  }
  throw new Error(`In vain waited for: ${what}`)
}

function middleOf(selector: string): { x: number; y: number } | null {
  const found = document.querySelector(selector)
  const element = found?.closest('label') ?? found
  element?.scrollIntoView({ block: 'center' })
  const box = element?.getBoundingClientRect()
  return box && box.width > 0 ? { x: box.left + box.width / 2, y: box.top + box.height / 2 } : null
}

export type Opened = { tab: Tab; close: () => Promise<void> }
