import { refused } from '../refusals.ts'
import type { Actor } from '../rights.ts'
import type { LastChange, ShopState } from '../shop-state.ts'
import { nameOf } from '../staff.ts'
import type { Rules } from './rule.ts'

type Parts = Omit<ShopState, 'lastChange'>

export const UNDO_RULES: Rules<'undo'> = {
  undo: (state, { change }, { actor }) => {
    const { number, by, before } = state.lastChange
    if (actor.kind !== 'staff' || (number === change && by !== actor.name))
      return refused('not allowed', 'Only who did it can put it back.')
    if (number !== change || before === null)
      return refused('changed meanwhile', 'It was changed since, so it cannot be put back.')
    return { done: true, state: { ...state, ...before, lastChange: { number, by, before: null } } }
  },
}

/** The state after a change of the office, which remembers what the changed parts were before. */
export function undoable(before: ShopState, after: ShopState, actor: Actor): ShopState {
  const number = before.lastChange.number + 1
  return {
    ...after,
    lastChange: { number, by: nameOf(actor, ''), before: changedParts(before, after) },
  }
}

/** The state after another change: what it touched can no longer be put back. */
export function notUndoable(before: ShopState, after: ShopState): ShopState {
  const kept: LastChange['before'] = before.lastChange.before
  if (kept === null) return after
  const isTouched = Object.keys(changedParts(before, after)).some((part) => part in kept)
  return isTouched ? { ...after, lastChange: { ...before.lastChange, before: null } } : after
}

function changedParts(before: ShopState, after: ShopState): Partial<Parts> {
  const { lastChange: _, ...parts } = before
  const entries = Object.entries(parts).filter(([part, value]) => after[part as keyof Parts] !== value)
  // `as`: these are the entries of a state's parts, some left out.
  return Object.fromEntries(entries) as Partial<Parts>
}
