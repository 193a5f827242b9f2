import { openEmbedded } from '../sqlite/driver.ts'
import type { ChosenStore, Environment, StoreDriver } from '../store-driver.ts'
import {
  type FirebaseSetting,
  firebaseFaults,
  firebaseSetting,
  firebaseVariables,
} from './firebase-setting.ts'
import { TOPIC } from './ledger.ts'
import { openFirebaseStore } from './open-firebase.ts'
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
      const { serving } = options
      if (!serving) return openEmbedded(dataDir, options)
      return openEmbedded(dataDir, options, (database) =>
        openFirebaseStore(database, { setting, ...serving }),
      )
    },
    ownBackup: null,
    importNote:
      'What is new is kept here, and not delivered to Firebase: see server/storage/firebase/README.md',
  }
}

function projectIdIn(url: string): string {
  return url.split('://')[1] ?? ''
}
