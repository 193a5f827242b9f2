import { useSyncExternalStore } from 'react'
import type { StaffMember } from '../../shop/shop-state.ts'
import { NALEDI } from '../../shop/staff.ts'

const KEY = 'office looks through'
const listeners = new Set<() => void>()
/** Where this browser keeps nothing. */
let named: string | null = null

/**
 * Through whose eyes this tab looks: two tabs may be two people.
 *
 * @param staff who is named but no longer among them is the first again, the owner
 */
export function useTabMember(staff: ReadonlyArray<StaffMember>): {
  me: StaffMember
  lookAs: (name: string) => void
} {
  const name = useSyncExternalStore(subscribe, nameOfTab, () => null)
  return { me: staff.find((each) => each.name === name) ?? staff[0] ?? NALEDI, lookAs }
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

function lookAs(name: string): void {
  named = name
  try {
    sessionStorage.setItem(KEY, name)
  } catch {
    // it holds until the page is left
  }
  for (const listener of listeners) listener()
}
