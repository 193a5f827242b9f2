/** Says how far a long piece of work is. */
export type Progress = {
  /**
   * One more was done.
   *
   * @param what 'read', 'written', 'put back': a new word begins a new count
   * @param total how many there will be, if that is known
   */
  step: (what: string, total?: number) => void
  /** Takes the bar away, so that what is said next stands alone. */
  done: () => void
}

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

const BAR_CHARACTERS = 24
const BAR_EVERY_MS = 100
const LINE_EVERY_MS = 5_000
const CLEAR_LINE = '\r\u001b[2K'

/**
 * A bar where somebody watches, and a plain line every five seconds where the output is kept.
 *
 * @param nowMs a clock that never goes back, in milliseconds
 */
export function showProgress(terminal: Terminal, nowMs: () => number): Progress {
  const isWatched = terminal.isTTY === true
  const everyMs = isWatched ? BAR_EVERY_MS : LINE_EVERY_MS
  let [count, current, lastMs, isShown] = [0, '', nowMs(), false]
  return {
    step: (what, total) => {
      count = what === current ? count + 1 : 1
      current = what
      const now = nowMs()
      if (now - lastMs < everyMs) return
      lastMs = now
      isShown = true
      const line = lineOf(what, count, total)
      terminal.write(isWatched ? `${CLEAR_LINE}${barOf(count, total)}${line}` : `${line}\n`)
    },
    done: () => {
      if (isWatched && isShown) terminal.write(CLEAR_LINE)
      isShown = false
    },
  }
}

function lineOf(what: string, count: number, total?: number): string {
  return total === undefined ? `${count} ${what}` : `${count} of ${total} ${what}`
}

function barOf(count: number, total?: number): string {
  if (!total) return ''
  const full = Math.round((Math.min(count, total) / total) * BAR_CHARACTERS)
  return `[${'#'.repeat(full)}${'.'.repeat(BAR_CHARACTERS - full)}] `
}
