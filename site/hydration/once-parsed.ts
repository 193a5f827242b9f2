/** Runs a function once the page is parsed, before all other listeners of DOMContentLoaded. */
export function onceParsed(run: () => void): void {
  if (document.readyState === 'loading') addEventListener('DOMContentLoaded', run, { capture: true })
  else run()
}
