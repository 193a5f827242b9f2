import { useEffect, useState, useSyncExternalStore } from 'react'
import type { StaffMember } from '../../shop/shop-state.ts'
import { NALEDI } from '../../shop/staff.ts'

/**
 * A choice that is stored for this tab, such as the current member of staff. Without storage it lasts until the page is closed.
 *
 * @param key under which it is kept, without the office's own prefix
 * @param choices what it may be; the first is the default, and what the server draws
 */
export function useSessionChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Array<Choice>],
): [Choice, (choice: Choice) => void] {
  const [choice, setChoice] = useState<Choice>(choices[0])
  useEffect(() => {
    const keptChoice = choices.find((choice) => choice === readSession(key))
    if (keptChoice) setChoice(keptChoice)
  }, [key, choices])
  return [
    choice,
    (chosen) => {
      setChoice(chosen)
      write(key, chosen)
    },
  ]
}

function readSession(key: string): string | null {
  try {
    return sessionStorage.getItem(`office ${key}`)
  } catch {
    return null // storage is switched off
  }
}

function write(key: string, value: string): void {
  try {
    sessionStorage.setItem(`office ${key}`, value)
  } catch {
    // it lives as long as the page
  }
}

const KEY = 'office looks through'
const listeners = new Set<() => void>()
/** The name in a browser without storage. */
let named: string | null = null

/**
 * The current member of staff of this tab; two tabs may have different ones.
 *
 * @param staff if the stored name is no longer among them, the first one, the owner, is current
 */
export function useCurrentStaffMember(staff: ReadonlyArray<StaffMember>): {
  me: StaffMember
  switchTo: (name: string) => void
} {
  const name = useSyncExternalStore(subscribe, nameOfTab, () => null)
  return { me: staff.find((each) => each.name === name) ?? staff[0] ?? NALEDI, switchTo }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function nameOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? named
  } catch {
    return named // storage is switched off
  }
}

function switchTo(name: string): void {
  named = name
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // it holds until the page is left
  }
  for (const listener of listeners) listener()
}
