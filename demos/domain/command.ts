import type { Branch, PerBranch, Product } from '../products/product.ts'
import type { Address, Way } from './basket.ts'
import type { OrderState, Parcel } from './order.ts'
import type { Actor } from './roles.ts'
import type { ProductEdit, ShopState, StaffMember } from './shop-state.ts'
import type { Sale, Voucher } from './vouchers.ts'

/** Everything that can be done to the shop. One command is decided and stored as a whole, in one tab at a time. */
export type Command =
  // the customer
  | { do: 'put in basket'; sku: string; pieces: number }
  | { do: 'set pieces'; sku: string; pieces: number }
  | { do: 'choose way'; way: Way }
  | { do: 'use voucher'; code: string }
  | { do: 'take voucher out' }
  | { do: 'give address'; address: Address }
  /** The pretended bank's answer to one attempt. Silence is no command: nothing happened. */
  | { do: 'pay'; attempt: string; answer: 'paid' | 'declined' }
  | { do: 'cancel order'; order: number }
  | { do: 'ask to send back'; order: number; pieces: Readonly<Record<string, number>>; reason: string }
  // the office
  | { do: 'see order'; order: number }
  | { do: 'move order'; order: number; to: OrderState }
  | { do: 'take piece'; order: number; sku: string }
  | { do: 'set parcels'; order: number; parcels: ReadonlyArray<Parcel> }
  | { do: 'answer return'; order: number; returnIndex: number; accepted: boolean; words: string }
  | { do: 'count return in'; order: number; returnIndex: number }
  | { do: 'edit products'; numbers: ReadonlyArray<number>; edit: ProductEdit }
  /** Percent of each size's price, to the next R 10 (above R 2 000: R 50). */
  | { do: 'change prices'; numbers: ReadonlyArray<number>; bps: number }
  | { do: 'add product'; product: Omit<Product, 'number' | 'slug'> }
  | { do: 'count shelf'; sku: string; branch: Branch; pieces: number }
  | { do: 'send transfer'; sku: string; pieces: number; from: Branch; to: Branch }
  | { do: 'receive transfer'; id: number }
  | { do: 'save voucher'; voucher: Omit<Voucher, 'used'> }
  | { do: 'save sale'; sale: Sale }
  | { do: 'bring in csv'; file: string; rows: ReadonlyArray<CsvChange> }
  | { do: 'ask someone in'; member: StaffMember }
  /** Puts parts back as they were: only while nobody changed them since. */
  | { do: 'undo'; parts: Partial<ShopState>; instead: Partial<ShopState> }

/** One good line of a file. What is absent stays. */
export type CsvChange = { sku: string; priceCents?: number; stock?: PerBranch; lowLine?: number }

/** What a decision may know besides the state. Time is passed in. */
export type Circumstances = { now: Date; actor: Actor }

/** Why something was not done, in a sentence for the person who tried. */
export type Refusal = {
  kind: 'not allowed' | 'not possible' | 'not found' | 'sold out' | 'changed meanwhile'
  sentence: string
}

export type Decision = { done: true; state: ShopState } | { done: false; refusal: Refusal }

/** `demos/domain/decide.ts`: `export function decide(state: ShopState, command: Command, circumstances: Circumstances): Decision` */
export type Decide = (state: ShopState, command: Command, circumstances: Circumstances) => Decision
