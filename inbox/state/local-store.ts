/** What this device keeps under a name; null for nothing, or where the browser keeps nothing. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Keeps something on this device; null lets it go. A browser that keeps nothing has it until the page is closed. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // As above: the page itself still has it.
  }
}
