import { useSyncExternalStore } from 'react'
import type { StaffMember } from '../domain/shop-state.ts'

const KEY = 'kiaat-demo-looks-through'
const listeners = new Set<() => void>()
/** Where this tab's browser keeps nothing. */
let named: string | null = null

/**
 * Through whose eyes this tab looks at the office: two tabs may be two people.
 *
 * @param staff of the shop; who is named but no longer among them is the first again, the owner
 */
export function useTabRole(staff: ReadonlyArray<StaffMember>): {
  member: StaffMember | null
  lookAs: (name: string) => void
} {
  const name = useSyncExternalStore(subscribe, nameOfTab, () => null)
  return { member: staff.find((each) => each.name === name) ?? staff[0] ?? null, lookAs }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

function nameOfTab(): string | null {
  try {
    return sessionStorage.getItem(KEY) ?? named
  } catch {
    return named
  }
}

function lookAs(name: string): void {
  named = name
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // Nothing is kept: it holds until the page is left.
  }
  for (const listener of listeners) listener()
}
