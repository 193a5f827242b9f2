/** Runs it once all of the page is there, before anybody else who waits for that. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { capture: true })
  else run()
}
