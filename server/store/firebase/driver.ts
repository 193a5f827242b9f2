import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { createTaskRunner } from '../../run-tasks.ts'
import type { Undelivered } from '../outbox.ts'
import type { EnquiryHooks } from '../sql/store-enquiry.ts'
import { openEmbedded } from '../sqlite/driver.ts'
import { sqliteStore } from '../sqlite/sqlite-store.ts'
import type { ChosenStore, Environment, StoreDriver } from '../store-driver.ts'
import {
  type FirebaseSetting,
  firebaseFaults,
  firebaseSetting,
  firebaseVariables,
} from './firebase-setting.ts'
import { type FirebaseStoreDependencies, firebaseStore } from './firebase-store.ts'
import { queueReleased, TOPIC } from './ledger.ts'
import { adviceOn, DELETION_NOTE, pathInFirebase } from './owner-messages.ts'

const DELIVERY_INTERVAL_MS = 1_000

/**
 * Opens Firebase as the hosted store, and delivers waiting enquiries until it is closed. Does not check whether Firebase is reachable.
 *
 * @param database opened by openSqliteDatabase, which stores each enquiry too
 */
function openFirebaseStore(database: DatabaseSync, dependencies: FirebaseStoreDependencies): EnquiryStore {
  const store = firebaseStore(database, dependencies)
  const delivery = {
    name: TOPIC,
    everyMs: DELIVERY_INTERVAL_MS,
    run: store.deliverDue,
    failure: 'The outbox could not be read',
  }
  const deliveryTask = createTaskRunner([delivery], dependencies.report)
  deliveryTask.start()
  return {
    ...store,
    close: async () => {
      // Closing the store first aborts the attempts for which the delivery round would wait.
      const closed = store.close()
      await deliveryTask.stop()
      await closed
    },
  }
}

/** Undelivered enquiries for the owner: how many, since when, why and what to do. No names. */
function undeliveredReport(undelivered: ReadonlyArray<Undelivered>): Array<string> {
  if (undelivered.length === 0) return ['Nothing waits to be delivered to Firebase']
  return [
    `Not delivered to Firebase: ${sumOf(undelivered, true)} refused, ${sumOf(undelivered, false)} waiting`,
    ...undelivered.flatMap(reportOf),
    'To try all of them now: npm run --silent enquiries -- resend',
  ]
}

function reportOf({ hasFailed, reason, count, oldestMs }: Undelivered): Array<string> {
  const oldestNote = oldestMs === null ? '' : `, the oldest sent ${new Date(oldestMs).toISOString()}`
  const advice = adviceOn(reason)
  return [
    `  ${count} ${hasFailed ? 'refused' : 'waiting'}: ${reason || 'not tried yet'}${oldestNote}`,
    ...(advice ? [`    ${advice}`] : []),
  ]
}

function sumOf(undelivered: ReadonlyArray<Undelivered>, hasFailed: boolean): number {
  return undelivered
    .filter((group) => group.hasFailed === hasFailed)
    .reduce((sum, { count }) => sum + count, 0)
}

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ // the rule of Google Cloud's console

type ChosenFirebase = ChosenStore & { setting: FirebaseSetting }

/** The hosted store. Everything is stored in the embedded database first, and delivered from there. */
export const firebaseDriver: StoreDriver = {
  schemes: ['firebase'],
  example: 'firebase://PROJECT_ID',
  addressFault: (url) => (PROJECT_ID.test(projectIdIn(url)) ? null : 'has no project id'),
  variables: firebaseVariables,
  faults: firebaseFaults,
  at: chosenFirebase,
  delivery: {
    topic: TOPIC,
    reportLines: undeliveredReport,
    waitingNote:
      'Not all of it has reached Firebase yet: that is delivered from this DATA_DIR only (see: enquiries waiting)',
  },
}

/** Whether the settings choose Firebase. */
export function isFirebase(chosen: ChosenStore): chosen is ChosenFirebase {
  return 'setting' in chosen && chosen.kind === 'firebase'
}

function chosenFirebase(url: string, environment: Environment): ChosenFirebase {
  const setting = firebaseSetting(projectIdIn(url), environment)
  return {
    kind: 'firebase',
    setting,
    open: async (dataDir, options = {}) => {
      const { serving, hooks = {} } = options
      if (!serving) return openEmbedded(dataDir, options, (database) => storeForCommands(database, hooks))
      return openEmbedded(dataDir, options, (database) =>
        openFirebaseStore(database, { setting, hooks, ...serving }),
      )
    },
    ownBackup: null,
    manualErasure: { pathOf: pathInFirebase, note: DELETION_NOTE },
    importNote:
      'What is new is kept here, and not delivered to Firebase: see server/store/firebase/README.md',
  }
}

/** A store that does not deliver: the server delivers what a command releases. */
function storeForCommands(database: DatabaseSync, hooks: EnquiryHooks): EnquiryStore {
  const hosted = { queueReleased: queueReleased(() => new Date()) }
  return sqliteStore(database, { ...hooks, hosted })
}

function projectIdIn(url: string): string {
  return url.split('://')[1] ?? ''
}
