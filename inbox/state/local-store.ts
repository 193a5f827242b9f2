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

/** Stores a value on this device; null deletes it. Does nothing if the browser stores nothing. */
export function writeLocal(name: string, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(name)
    else localStorage.setItem(name, value)
  } catch {
    // The browser stores nothing: the caller keeps the value while the page is open.
  }
}

const THEME_KEY = 'inbox-theme'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** The theme that was chosen on this device; without a choice, the system's. */
export function chosenTheme(): Theme {
  const storedValue = readLocal(THEME_KEY)
  return THEMES.find((theme) => theme === storedValue) ?? 'system'
}

/** Stores a theme on this device and applies it. */
export function chooseTheme(theme: Theme): void {
  writeLocal(THEME_KEY, theme)
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

/** The draft of a reply stored on this device; null if there is none. */
export function loadLocalDraft(number: number, authorId: string): DeviceDraft | null {
  try {
    const storedDraft = deviceDraftSchema.safeParse(
      JSON.parse(readLocal(draftKey(number, authorId)) ?? 'null'),
    )
    return storedDraft.success ? storedDraft.data : null
  } catch {
    return null
  }
}

/** Stores a draft on this device; null deletes it. */
export function saveLocalDraft(number: number, authorId: string, draft: DeviceDraft | null): void {
  writeLocal(draftKey(number, authorId), draft && JSON.stringify(draft))
}

function draftKey(number: number, authorId: string): string {
  return `inbox-draft-${authorId}-${number}`
}
