import type { Command, CommandContext, Decision } from '../command.ts'
import type { ShopState } from '../shop-state.ts'

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

/** Decides one command; permissions are checked before. */
type Rule<Name extends Command['do']> = (
  state: ShopState,
  command: CommandOf<Name>,
  context: CommandContext,
) => Decision

export type Rules<Name extends Command['do']> = { readonly [Each in Name]: Rule<Each> }

/** The decision with a new state: `parts` are replaced, the others stay the same objects. */
export function done(state: ShopState, parts: Partial<ShopState> = {}): Decision {
  return { done: true, state: { ...state, ...parts } }
}

export function nothingToDo(state: ShopState): Decision {
  return { done: true, state }
}
