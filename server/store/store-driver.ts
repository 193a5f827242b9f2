import type { ZodType } from 'zod'
import type { Enquiry, EnquiryStore } from '../../domain/enquiry/enquiry.ts'
import type { Report } from '../log.ts'
import type { VisitStore } from '../visits/visits.ts'
import type { Changes } from './changes.ts'
import type { Outbox, Undelivered } from './outbox.ts'
import type { Database } from './sql/database.ts'
import type { EnquiryHooks } from './sql/store-enquiry.ts'

export type Environment = Readonly<Record<string, string | undefined>>

/** A kind of store. */
export type StoreDriver = {
  /** The schemes of its DATABASE_URL. */
  schemes: ReadonlyArray<string>
  /** An example of its DATABASE_URL. */
  example: string
  /** The fault of a DATABASE_URL, null if valid. The sentence never repeats it, because it may contain a password. */
  addressFault: (url: string) => string | null
  /** Its environment variables. */
  variables: Readonly<Record<string, ZodType>>
  /** Conflicts between its variables that are valid individually: 'NAME: sentence'. */
  faults: (environment: Environment) => Array<string>
  /** The store at a valid address. */
  at: (url: string, environment: Environment) => ChosenStore
  /** For a hosted service: how its undelivered enquiries are reported to the owner. */
  delivery?: Delivery
}

/** The store that the settings choose, not yet opened. */
export type ChosenStore = {
  kind: string
  /**
   * Opens it, for the server or for commands.
   *
   * @throws {StoreUnavailableError} if it cannot be opened; the message names fault and place, never a password
   * @throws {OperatorError} if it must exist and does not, or its settings risk acknowledged data
   */
  open: (dataDir: string, options?: OpenOptions) => Promise<Stores>
  /** How to back it up with its own tools, as `npm run backup` then says. Null: backed up like the embedded database. */
  ownBackup: string | null
  /** Another place with delivered enquiries, which only the owner can delete; null if there is none. */
  manualErasure: ManualErasure | null
  /** A note for the owner after an import; null for none. */
  importNote: string | null
}

export type ManualErasure = {
  /** The path of an enquiry there, without personal data; null if it is not stored there. */
  pathOf: (enquiry: Enquiry) => string | null
  /** Tells the owner to delete what is at such paths. */
  note: string
}

export type OpenOptions = {
  /** Whether a missing store is an error instead of being created: an export from the wrong folder must not look empty. */
  mustExist?: boolean
  /**
   * For a server that accepts enquiries. Without it nothing is delivered to a hosted store: commands work on the local data.
   */
  serving?: Serving | undefined
  /** Further work in the transaction of an enquiry, such as its events and mails. */
  hooks?: EnquiryHooks | undefined
}

type Serving = { secret: string; now: () => Date; report: Report }

/** All stores, opened in the place that the settings name. */
export type Stores = {
  enquiries: EnquiryStore
  visits: VisitStore
  /** The queue of outgoing messages. */
  outbox: Outbox
  /** The SQL database under all stores. */
  database: Database
  /** Notifies of changes in the inbox. */
  changes: Changes
  /** Finishes running work and closes all of them. Idempotent. */
  close: () => Promise<void>
}

type Delivery = {
  /** The topic of its messages in the outbox. */
  topic: string
  reportLines: (undelivered: ReadonlyArray<Undelivered>) => Array<string>
  /** Printed after an export if messages are undelivered. */
  waitingNote: string
}
