import type { ZodType } from 'zod'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import type { VisitStore } from '../visits/visits.ts'
import type { Changes } from './changes.ts'
import type { Outbox, Undelivered } from './outbox.ts'
import type { Database } from './sql/database.ts'
import type { EnquiryHooks } from './sql/store-enquiry.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A kind of store: what its folder gives to stores.ts. */
export type StoreDriver = {
  /** What stands before `://` in a DATABASE_URL that names it. */
  schemes: ReadonlyArray<string>
  /** How such a DATABASE_URL looks. */
  example: string
  /** What such a DATABASE_URL lacks, in words that never repeat it: it may hold a password. Null: nothing. */
  addressFault: (url: string) => string | null
  /** Its own variables in the environment. */
  variables: Readonly<Record<string, ZodType>>
  /** What is wrong with its variables taken together, where each alone is right: 'NAME: sentence'. */
  faults: (environment: Environment) => Array<string>
  /** The store at an address without fault. */
  at: (url: string, environment: Environment) => ChosenStore
  /** Where it hands enquiries on to a hosted service: what its owner reads of those that have not arrived. */
  delivery?: Delivery
}

/** The store that the settings choose; nothing of it is opened yet. */
export type ChosenStore = {
  kind: string
  /**
   * Opens it, for the server and for the owner's commands alike.
   *
   * @throws {StoreUnavailableError} if it cannot be opened: then the message says what and where, never a password
   * @throws {OperatorError} if there is none and it must exist, or it does not promise to keep what it acknowledges
   */
  open: (dataDir: string, options?: OpenOptions) => Promise<Stores>
  /** How it is backed up, if by tools of its own: `npm run backup` says so then. Null: as the embedded database is. */
  ownBackup: string | null
  /** Where else delivered enquiries are kept, which only the owner can delete; null: nowhere. */
  manualErasure: ManualErasure | null
  /** What the owner has to know about enquiries that were imported; null: nothing. */
  importNote: string | null
}

export type ManualErasure = {
  /** The path of an enquiry there, without personal data; null if it does not belong there. */
  pathOf: (enquiry: Enquiry) => string | null
  /** Tells the owner to delete such places. */
  note: string
}

export type OpenOptions = {
  /** Whether a place without data is refused instead of made: an export from the wrong folder must not look empty. */
  mustExist?: boolean
  /**
   * What a server needs that takes enquiries. Without it a hosted store is not delivered to: its owner's commands work on
   * what is kept here.
   */
  serving?: Serving | undefined
  /** What else belongs into the transaction of an enquiry, such as its log and the mails that tell of it. */
  hooks?: EnquiryHooks | undefined
}

type Serving = { secret: string; now: () => Date; report: Report }

/** Everything that is kept, opened in the place that the settings name. */
export type Stores = {
  enquiries: EnquiryStore
  visits: VisitStore
  /** Messages to others that must arrive, beside the enquiries that they tell of. */
  outbox: Outbox
  /** For all that is written once for every SQL store. */
  database: Database
  /** What changes in the inbox. */
  changes: Changes
  /** Finishes what was begun and closes all of them. Closing twice is harmless. */
  close: () => Promise<void>
}

type Delivery = {
  /** Of its messages in the outbox. */
  topic: string
  linesOn: (undelivered: ReadonlyArray<Undelivered>) => Array<string>
  /** Says after an export that something has not arrived. */
  waitingNote: string
}
