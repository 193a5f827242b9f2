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
  /** Stores the attempt in the basket, so that it survives a reload; an existing one stays. */
  | { do: 'begin payment'; paymentAttemptId: string }
  /** The mock bank's answer to an attempt, for the total that the customer saw. */
  | { do: 'pay'; paymentAttemptId: string; answer: 'paid' | 'declined'; totalCents: number }
  | { do: 'cancel order'; order: number }
  | { do: 'ask to send back'; order: number; quantities: Readonly<Record<string, number>>; reason: string }
  // the office
  | { do: 'see order'; order: number }
  | { do: 'move order'; order: number; to: OrderState }
  /** Puts pieces of a line into the parcel, by default all; 0 takes them out. */
  | { do: 'pick line'; order: number; sku: string; quantity?: number }
  | { do: 'add parcel'; order: number }
  /** @param at the parcel's index. Absent fields stay, so that two tabs may change one parcel at once. */
  | { do: 'change parcel'; order: number; at: number; parcel: Partial<Parcel> }
  | { do: 'take parcel away'; order: number; at: number }
  | { do: 'answer return'; order: number; returnIndex: number; accepted: boolean; words: string }
  | { do: 'count return in'; order: number; returnIndex: number }
  | { do: 'edit products'; numbers: ReadonlyArray<number>; edit: ProductEdit }
  /** @param bps -1000 is 10% less; new prices are rounded to R 10 (from R 2 000: R 50) */
  | { do: 'change prices'; numbers: ReadonlyArray<number>; bps: number }
  | { do: 'add product'; product: Omit<Product, 'number' | 'slug'> }
  | { do: 'count shelf'; sku: string; branch: Branch; quantity: number }
  /** All lines are sent, or none. */
  | {
      do: 'send transfers'
      lines: ReadonlyArray<{ sku: string; quantity: number }>
      from: Branch
      to: Branch
    }
  | { do: 'receive transfer'; id: number }
  | { do: 'save voucher'; voucher: Omit<Voucher, 'used'> }
  /** Ends it at once: from today on it gives no discount. */
  | { do: 'end voucher'; code: string }
  /** @param previousName absent for a new sale */
  | { do: 'save sale'; sale: Sale; previousName?: string }
  | { do: 'bring in csv'; file: string; rows: ReadonlyArray<CsvChange> }
  | { do: 'ask someone in'; member: StaffMember }
  /** Undoes `ShopState.lastChange` of this number: only its author may, and only while no other change affects its parts. */
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

export type Decide = (state: ShopState, command: Command, context: CommandContext) => Decision
