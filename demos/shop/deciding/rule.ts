import type { Command, CommandContext, Decision } from '../command.ts'
import type { ShopState } from '../shop-state.ts'

export type CommandOf<Name extends Command['do']> = Extract<Command, { do: Name }>

/** How one command is decided. Who may give it is asked before. */
type Rule<Name extends Command['do']> = (
  state: ShopState,
  command: CommandOf<Name>,
  context: CommandContext,
) => Decision

export type Rules<Name extends Command['do']> = { readonly [One in Name]: Rule<One> }

/** The state with some parts new; the others stay the same objects. */
export function done(state: ShopState, parts: Partial<ShopState> = {}): Decision {
  return { done: true, state: { ...state, ...parts } }
}

/** What was asked is so already: the very same state. */
export function nothingToDo(state: ShopState): Decision {
  return { done: true, state }
}
