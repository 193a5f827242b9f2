import type { Command, CommandContext, Decide, Decision } from './command.ts'
import { BASKET_RULES } from './deciding/basket.ts'
import { CSV_RULES } from './deciding/csv.ts'
import { ORDER_RULES } from './deciding/orders.ts'
import { PAYING_RULES } from './deciding/paying.ts'
import { PRODUCT_RULES } from './deciding/products.ts'
import { RETURN_RULES } from './deciding/returns.ts'
import type { Rules } from './deciding/rule.ts'
import { STAFF_RULES } from './deciding/staff.ts'
import { STOCK_RULES } from './deciding/stock.ts'
import { notUndoable, UNDO_RULES, undoable } from './deciding/undoing.ts'
import { VOUCHER_RULES } from './deciding/vouchers.ts'
import { checkPermission } from './permission.ts'
import type { ShopState } from './shop-state.ts'

const RULES: Rules<Command['do']> = {
  ...BASKET_RULES,
  ...PAYING_RULES,
  ...ORDER_RULES,
  ...RETURN_RULES,
  ...PRODUCT_RULES,
  ...STOCK_RULES,
  ...VOUCHER_RULES,
  ...CSV_RULES,
  ...STAFF_RULES,
  ...UNDO_RULES,
}

/**
 * Decides one command over the whole state: all of it is done, or nothing and a sentence says why. Pure; time and person are passed
 * in. Parts that did not change stay the same objects, and a command that changes nothing gives back the very state.
 */
export const decide: Decide = (state, command, context) => {
  const refusal = checkPermission(state, command, context.actor)
  if (refusal) return refusal
  const decision = decidedBy(command, state, context)
  if (!decision.done || decision.state === state || command.do === 'undo') return decision
  const isUndoable = context.actor.kind === 'staff' && command.do !== 'see order'
  return {
    done: true,
    state: isUndoable ? undoable(state, decision.state, context.actor) : notUndoable(state, decision.state),
  }
}

function decidedBy(command: Command, state: ShopState, context: CommandContext): Decision {
  // `as`: each rule stands under the name of the command that it takes, see Rules.
  const rule = RULES[command.do] as (state: ShopState, command: Command, context: CommandContext) => Decision
  return rule(state, command, context)
}
