// For tests: node firebase-process.ts <database path> <host of the fake> <project id> <secret>. Stores an enquiry, dated now.
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { readConfig } from '../../config.ts'
import { openSqliteDatabase } from '../sqlite/database.ts'
import { isFirebase } from './driver.ts'
import { firebaseStore } from './firebase-store.ts'

const [path = '', host = '', projectId = '', secret = ''] = process.argv.slice(2)
const { storage } = readConfig({
  DATABASE_URL: `firebase://${projectId}`,
  FIREBASE_AUTH_EMULATOR_HOST: host,
  FIREBASE_DATABASE_EMULATOR_HOST: host,
})
if (isFirebase(storage)) {
  const timeOut = () => new AbortController().signal // never: the test ends this process
  const dependencies = { setting: storage.setting, secret, now: () => new Date(), report: () => {}, timeOut }
  await firebaseStore(openSqliteDatabase(path), dependencies).add(sampleContact(1, { dateSent: Date.now() }))
}
