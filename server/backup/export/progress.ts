/** Shows the progress of a long task. */
export type Progress = {
  /**
   * Reports that one more item is done.
   *
   * @param action 'read', 'written', 'put back': a new one starts a new count
   * @param total the total number, if known
   */
  step: (action: string, total?: number) => void
  /** Removes the bar, so that further output starts on an empty line. */
  done: () => void
}

type Terminal = { isTTY?: boolean; write: (text: string) => unknown }

const BAR_CHARACTERS = 24
const BAR_EVERY_MS = 100
const LINE_EVERY_MS = 5_000
const CLEAR_LINE = '\r\u001b[2K'

/**
 * A progress bar in a terminal; if the output goes to a file, a plain line every five seconds.
 *
 * @param nowMs a monotonic clock in milliseconds
 */
export function showProgress(terminal: Terminal, nowMs: () => number): Progress {
  const isTerminal = terminal.isTTY === true
  const everyMs = isTerminal ? BAR_EVERY_MS : LINE_EVERY_MS
  let [count, current, lastMs, isShown] = [0, '', nowMs(), false]
  return {
    step: (action, total) => {
      count = action === current ? count + 1 : 1
      current = action
      const now = nowMs()
      if (now - lastMs < everyMs) return
      lastMs = now
      isShown = true
      const line = lineOf(action, count, total)
      terminal.write(isTerminal ? `${CLEAR_LINE}${barOf(count, total)}${line}` : `${line}\n`)
    },
    done: () => {
      if (isTerminal && isShown) terminal.write(CLEAR_LINE)
      isShown = false
    },
  }
}

function lineOf(action: string, count: number, total?: number): string {
  return total === undefined ? `${count} ${action}` : `${count} of ${total} ${action}`
}

function barOf(count: number, total?: number): string {
  if (!total) return ''
  const filledChars = Math.round((Math.min(count, total) / total) * BAR_CHARACTERS)
  return `[${'#'.repeat(filledChars)}${'.'.repeat(BAR_CHARACTERS - filledChars)}] `
}
