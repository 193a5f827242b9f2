import type { Circumstances, Command, Decide, Decision } from './command.ts'
import { BASKET_RULES } from './deciding/basket.ts'
import { ORDER_RULES } from './deciding/orders.ts'
import { PAYING_RULES } from './deciding/paying.ts'
import { RETURN_RULES } from './deciding/returns.ts'
import type { Rules } from './deciding/rule.ts'
import { IN_FRONT_OF_THE_COUNTER, refused } from './refusals.ts'
import type { ShopState } from './shop-state.ts'

const SHOP_RULES = { ...BASKET_RULES, ...PAYING_RULES }
/** From both sides of the counter: each asks for itself who may. */
const ORDER_STEPS = { ...ORDER_RULES, ...RETURN_RULES }

/**
 * Decides one command over the whole state: all of it is done, or nothing and a sentence says why. Pure; time and person are passed
 * in. Parts that did not change stay the same objects, and a command that changes nothing gives back the very state.
 */
export const decide: Decide = (state, command, circumstances) => {
  if (isOneOf(SHOP_RULES, command))
    return circumstances.actor.kind === 'staff'
      ? IN_FRONT_OF_THE_COUNTER
      : decidedBy(SHOP_RULES, state, command, circumstances)
  if (isOneOf(ORDER_STEPS, command)) return decidedBy(ORDER_STEPS, state, command, circumstances)
  return refused('not possible', 'The office cannot do that yet.')
}

function isOneOf<Name extends Command['do']>(
  rules: Rules<Name>,
  command: Command,
): command is Extract<Command, { do: Name }> {
  return Object.hasOwn(rules, command.do)
}

function decidedBy<Name extends Command['do']>(
  rules: Rules<Name>,
  state: ShopState,
  command: Extract<Command, { do: Name }>,
  circumstances: Circumstances,
): Decision {
  // `as`: a rule is kept under the name of the command that it takes, see Rules.
  const rule = rules[command.do as Name] as (
    state: ShopState,
    command: Extract<Command, { do: Name }>,
    circumstances: Circumstances,
  ) => Decision
  return rule(state, command, circumstances)
}
