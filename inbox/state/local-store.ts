import * as z from 'zod/mini'
import { draftTextSchema } from '../../domain/inbox/api/enquiry-detail.ts'

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

const deviceDraftSchema = z.extend(draftTextSchema, { to: z.string(), at: z.number() })
/** A draft that the server does not have yet: the connection was lost, or the session had ended. */
export type DeviceDraft = z.infer<typeof deviceDraftSchema>

/** The draft of an answer that this device keeps. @param by the author's id */
export function loadLocalDraft(number: number, by: string): DeviceDraft | null {
  try {
    const kept = deviceDraftSchema.safeParse(JSON.parse(readLocal(nameOf(number, by)) ?? 'null'))
    return kept.success ? kept.data : null
  } catch {
    return null
  }
}

/** Keeps a draft on this device; null lets it go. @param by the author's id */
export function saveLocalDraft(number: number, by: string, draft: DeviceDraft | null): void {
  writeLocal(nameOf(number, by), draft && JSON.stringify(draft))
}

function nameOf(number: number, by: string): string {
  return `inbox-draft-${by}-${number}`
}
