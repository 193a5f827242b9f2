import * as z from 'zod/mini'
import { draftTextSchema } from '../../domain/inbox/api/enquiry-detail.ts'

/** The value stored on this device under a name; null if there is none or the browser stores nothing. */
export function readLocal(name: string): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

/** Stores a value on this device; null deletes it. In a browser that stores nothing, it lasts until the page is closed. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // As above: the page still has the value.
  }
}

const KEPT_AS = 'inbox-theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme that was chosen on this device; without a choice, the system's. */
export function chosenTheme(): Theme {
  const storedValue = readLocal(KEPT_AS)
  return THEMES.find((theme) => theme === storedValue) ?? 'system'
}

/** Stores a theme on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  writeLocal(KEPT_AS, theme)
  showTheme(theme)
}

/** Applies the chosen theme to the page. */
export function showTheme(theme = chosenTheme()): void {
  if (theme === 'system') delete document.documentElement.dataset.theme
  else document.documentElement.dataset.theme = theme
}

const deviceDraftSchema = z.extend(draftTextSchema, { to: z.string(), at: z.number() })
/** A draft that the server does not have, because the connection was lost or the session had ended. */
export type DeviceDraft = z.infer<typeof deviceDraftSchema>

/** The draft of an answer stored on this device. @param by the author's id */
export function loadLocalDraft(number: number, by: string): DeviceDraft | null {
  try {
    const storedDraft = deviceDraftSchema.safeParse(JSON.parse(readLocal(nameOf(number, by)) ?? 'null'))
    return storedDraft.success ? storedDraft.data : null
  } catch {
    return null
  }
}

/** Stores a draft on this device; null deletes it. @param by the author's id */
export function saveLocalDraft(number: number, by: string, draft: DeviceDraft | null): void {
  writeLocal(nameOf(number, by), draft && JSON.stringify(draft))
}

function nameOf(number: number, by: string): string {
  return `inbox-draft-${by}-${number}`
}
