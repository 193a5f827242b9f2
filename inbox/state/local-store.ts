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

const KEPT_AS = 'inbox-theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme that was chosen on this device; the system's own if none was. */
export function chosenTheme(): Theme {
  const kept = readLocal(KEPT_AS)
  return THEMES.find((theme) => theme === kept) ?? 'system'
}

/** Keeps a theme for this device and shows it. */
export function chooseTheme(theme: Theme): void {
  writeLocal(KEPT_AS, theme)
  showTheme(theme)
}

/** Puts the chosen theme on the page. */
export function showTheme(theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}
