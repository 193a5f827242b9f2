import { randomUUID } from 'node:crypto'
import { describe } from 'vitest'
import { enquiryStoreContract } from '../contract/enquiry-store-contract.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { firebaseSetting } from './firebase-setting.ts'
import { firebaseStore } from './firebase-store.ts'
import { SECRET } from './test-firebase.ts'

const inFolder = temporaryFolder()
const NOWHERE = '127.0.0.1:1' // no service is ever at port 1

describe('firebase enquiry store, with Firebase unreachable', () => {
  enquiryStoreContract(async () => {
    const setting = firebaseSetting('demo-twelve-moons', {
      FIREBASE_AUTH_EMULATOR_HOST: NOWHERE,
      FIREBASE_DATABASE_EMULATOR_HOST: NOWHERE,
    })
    const timeOut = () => new AbortController().signal // never, however busy the machine is
    const dependencies = { setting, secret: SECRET, now: () => new Date(), report: () => {}, timeOut }
    return firebaseStore(openNewDatabase(inFolder(`${randomUUID()}.db`)), dependencies)
  })
})
