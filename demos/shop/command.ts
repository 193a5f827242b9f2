import type { Branch, PerBranch, Product } from '../catalogue/product.ts'
import type { Address, DeliveryMethod } from './basket.ts'
import type { OrderState, Parcel } from './order.ts'
import type { Actor } from './rights.ts'
import type { ProductEdit, ShopState, StaffMember } from './shop-state.ts'
import type { Sale, Voucher } from './vouchers.ts'

/** All commands of the shop. Each is decided and stored as a whole, one at a time across tabs. */
export type Command =
  // the customer
  | { do: 'put in basket'; sku: string; quantity: number }
  | { do: 'set quantity'; sku: string; quantity: number }
  | { do: 'choose delivery method'; deliveryMethod: DeliveryMethod }
  | { do: 'use voucher'; code: string }
  | { do: 'take voucher out' }
  | { do: 'give address'; address: Address }
  /** Keeps the attempt in the basket, so that it outlives a reload; one that is there already stays. */
  | { do: 'begin payment'; paymentAttemptId: string }
  /**
   * The pretended bank's answer to one attempt, over the total that the customer saw. Silence is no command: nothing happened.
   */
  | { do: 'pay'; paymentAttemptId: string; answer: 'paid' | 'declined'; totalCents: number }
  | { do: 'cancel order'; order: number }
  | { do: 'ask to send back'; order: number; quantities: Readonly<Record<string, number>>; reason: string }
  // the office
  | { do: 'see order'; order: number }
  | { do: 'move order'; order: number; to: OrderState }
  /** A line into the box, or out of it with 0 pieces; without `pieces` all of them. */
  | { do: 'pick line'; order: number; sku: string; quantity?: number }
  | { do: 'add parcel'; order: number }
  /** @param at its place among the order's parcels, from 0; what is absent of it stays, also what is changed in this moment */
  | { do: 'change parcel'; order: number; at: number; parcel: Partial<Parcel> }
  | { do: 'take parcel away'; order: number; at: number }
  | { do: 'answer return'; order: number; returnIndex: number; accepted: boolean; words: string }
  | { do: 'count return in'; order: number; returnIndex: number }
  | { do: 'edit products'; numbers: ReadonlyArray<number>; edit: ProductEdit }
  /** Up or down: -1000 is 10% less. To the next R 10 (from R 2 000: R 50). */
  | { do: 'change prices'; numbers: ReadonlyArray<number>; bps: number }
  | { do: 'add product'; product: Omit<Product, 'number' | 'slug'> }
  | { do: 'count shelf'; sku: string; branch: Branch; quantity: number }
  /** All lines go together, or none does. */
  | {
      do: 'send transfers'
      lines: ReadonlyArray<{ sku: string; quantity: number }>
      from: Branch
      to: Branch
    }
  | { do: 'receive transfer'; id: number }
  | { do: 'save voucher'; voucher: Omit<Voucher, 'used'> }
  /** From today on it takes nothing off any more. */
  | { do: 'end voucher'; code: string }
  /** @param was its name before, where that changes, too */
  | { do: 'save sale'; sale: Sale; was?: string }
  | { do: 'bring in csv'; file: string; rows: ReadonlyArray<CsvChange> }
  | { do: 'ask someone in'; member: StaffMember }
  /** Puts back what `ShopState.lastChange` of this number did: only by the same person, and only if nothing else changed it since. */
  | { do: 'undo'; change: number }

/** One valid line of a file. Absent fields are unchanged. */
export type CsvChange = { sku: string; priceCents?: number; stock?: PerBranch; lowStockThreshold?: number }

/** The input of a decision besides the state, with the time. */
export type CommandContext = { now: Date; actor: Actor }

/** Why a command was refused, in a sentence for its author. */
export type Refusal = {
  kind: 'not allowed' | 'not possible' | 'not found' | 'sold out' | 'changed meanwhile'
  /** A screen that shows a refusal uses its first sentence as the heading. */
  sentence: string
}

export type Decision = { done: true; state: ShopState } | { done: false; refusal: Refusal }

/** `demos/shop/decide.ts`: `export function decide(state: ShopState, command: Command, context: CommandContext): Decision` */
export type Decide = (state: ShopState, command: Command, context: CommandContext) => Decision
