import type { DatabaseSync } from 'node:sqlite'
import type { EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { type EnquiryHooks, hooksInTurn } from '../sql/enquiry-hooks.ts'
import { openEmbedded } from '../sqlite/driver.ts'
import { sqliteStore } from '../sqlite/sqlite-store.ts'
import type { ChosenStore, Environment, StoreDriver } from '../store-driver.ts'
import {
  type FirebaseSetting,
  firebaseFaults,
  firebaseSetting,
  firebaseVariables,
} from './firebase-setting.ts'
import { TOPIC } from './ledger.ts'
import { openFirebaseStore } from './open-firebase.ts'
import { DELETE_THERE, placeInFirebase } from './owner-lines.ts'
import { deliverReleased } from './releases.ts'
import { waitingLines } from './waiting-lines.ts'

const PROJECT_ID = /^[a-z][a-z0-9-]{4,28}[a-z0-9]$/ // as Google Cloud's console asks for it

type ChosenFirebase = ChosenStore & { setting: FirebaseSetting }

/** The hosted store. Everything is kept in the embedded database too, and delivered from there. */
export const firebaseDriver: StoreDriver = {
  schemes: ['firebase'],
  example: 'firebase://PROJECT_ID',
  addressFault: (url) => (PROJECT_ID.test(projectIdIn(url)) ? null : 'has no project id'),
  variables: firebaseVariables,
  faults: firebaseFaults,
  at: chosenFirebase,
  delivery: {
    topic: TOPIC,
    linesOn: waitingLines,
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
      if (!serving) return openEmbedded(dataDir, options, (database) => forCommands(database, hooks))
      return openEmbedded(dataDir, options, (database) =>
        openFirebaseStore(database, { setting, hooks, ...serving }),
      )
    },
    ownBackup: null,
    handDeletion: { placeOf: placeInFirebase, note: DELETE_THERE },
    importNote:
      'What is new is kept here, and not delivered to Firebase: see server/store/firebase/README.md',
  }
}

/** Without a delivery of its own: what a command releases is delivered by the server. */
function forCommands(database: DatabaseSync, hooks: Partial<EnquiryHooks>): EnquiryStore {
  const own = { onReleased: deliverReleased(database, () => new Date()) }
  return sqliteStore(database, hooksInTurn(own, hooks))
}

function projectIdIn(url: string): string {
  return url.split('://')[1] ?? ''
}
