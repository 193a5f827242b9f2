import { useEffect, useState, useSyncExternalStore } from 'react'
import type { StaffMember } from '../../shop/shop-state.ts'
import { NALEDI } from '../../shop/staff.ts'

/**
 * A choice that is stored for this tab, such as the current member of staff. Without storage it lasts until the page is closed.
 *
 * @param key the storage key without the office’s prefix
 * @param choices all choices; the first is the default, which the server renders
 */
export function useSessionChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Array<Choice>],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(choices[0])
  useEffect(() => {
    const storedChoice = choices.find((choice) => choice === readSession(`office ${key}`))
    if (storedChoice) setChoice(storedChoice)
  }, [key, choices])
  return [
    choice,
    (newChoice) => {
      setChoice(newChoice)
      writeSession(`office ${key}`, newChoice)
    },
  ]
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(key)
  } catch {
    return null // storage is switched off
  }
}

function writeSession(key: string, value: string): void {
  try {
    sessionStorage.setItem(key, value)
  } catch {
    // the choice lasts until the page is closed
  }
}

const CURRENT_STAFF_KEY = 'office looks through'
const listeners = new Set<() => void>()
/** The current name if the browser has no storage. */
let fallbackName: string | null = null

/**
 * The current member of staff of this tab; two tabs may have different ones.
 *
 * @param staff the owner is the first, and current if the stored name is not among them
 */
export function useCurrentStaffMember(staff: ReadonlyArray<StaffMember>): {
  me: StaffMember
  switchTo: (name: string) => void
} {
  const name = useSyncExternalStore(subscribe, storedName, () => null)
  return { me: staff.find((member) => member.name === name) ?? staff[0] ?? NALEDI, switchTo }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

const storedName = (): string | null => readSession(CURRENT_STAFF_KEY) ?? fallbackName

function switchTo(name: string): void {
  fallbackName = name
  writeSession(CURRENT_STAFF_KEY, name)
  for (const listener of listeners) listener()
}
