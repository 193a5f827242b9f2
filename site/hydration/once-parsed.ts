/** Runs a function when the page is parsed, before all other listeners for that. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { capture: true })
  else run()
}
