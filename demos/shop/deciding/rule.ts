import type { Command, CommandContext, Decision } from '../command.ts'
import type { ShopState } from '../shop-state.ts'

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

/** Decides one command; permissions are checked before. */
type Rule<Name extends Command['do']> = (
  state: ShopState,
  command: CommandOf<Name>,
  context: CommandContext,
) => Decision

export type Rules<Name extends Command['do']> = { readonly [One in Name]: Rule<One> }

/** The decision with a new state: given parts are replaced, the others stay the same objects. */
export function done(state: ShopState, parts: Partial<ShopState> = {}): Decision {
  return { done: true, state: { ...state, ...parts } }
}

/** The decision that changes nothing: the same state. */
export function nothingToDo(state: ShopState): Decision {
  return { done: true, state }
}
