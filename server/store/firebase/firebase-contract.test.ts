import { randomUUID } from 'node:crypto'
import { beforeAll, describe } from 'vitest'
import type { Enquiry, EnquiryStore } from '../../../domain/enquiry/enquiry.ts'
import { enquiryStoreContract } from '../contract/enquiry-store-contract.ts'
import { openNewDatabase } from '../testing/new-database.ts'
import { temporaryFolder } from '../testing/temporary-folder.ts'
import { authEmulator } from './emulator/auth-emulator.ts'
import { type FakeFirebase, startFakeFirebase } from './fake-firebase.ts'
import { firebaseSetting } from './firebase-setting.ts'
import { firebaseStore } from './firebase-store.ts'
import { emulatorEnvironment, needEmulator, SECRET } from './test-firebase.ts'

const inFolder = temporaryFolder()
const NOWHERE = '127.0.0.1:1' // no service is ever at port 1
/** The contract's samples have times and content that the real rules refuse; those have tests of their own. */
const ALLOW_ALL_WRITES = { rules: { '.write': true } }

needEmulator()

describe('firebase enquiry store, with Firebase reachable', () => {
  let fakeFirebase: FakeFirebase
  beforeAll(async () => {
    fakeFirebase = await startFakeFirebase(ALLOW_ALL_WRITES, await authEmulator(), { now: new Date() })
    return fakeFirebase.close
  })

  enquiryStoreContract(async () => withOwnUserIds(openAt(fakeFirebase.host)))
})

describe('firebase enquiry store, with Firebase unreachable', () => {
  enquiryStoreContract(async () => openAt(NOWHERE))
})

function openAt(host: string): EnquiryStore {
  const { FIREBASE_AUTH_EMULATOR_HOST, FIREBASE_DATABASE_EMULATOR_HOST } = emulatorEnvironment({ host })
  const setting = firebaseSetting('demo-twelve-moons', {
    FIREBASE_AUTH_EMULATOR_HOST,
    FIREBASE_DATABASE_EMULATOR_HOST,
  })
  const database = openNewDatabase(inFolder(`${randomUUID()}.db`))
  const timeOut = () => new AbortController().signal // never, however busy the machine is
  const dependencies = { setting, secret: SECRET, now: () => new Date(), report: () => {}, timeOut }
  return firebaseStore(database, dependencies)
}

/** Gives records the user ids that the contract expects: Firebase replaces them by those of its accounts. */
function withOwnUserIds(store: EnquiryStore): EnquiryStore {
  const uids = new Map<string, string>()
  const withOwnId = (enquiry: Enquiry): Enquiry => {
    const userId = uids.get(enquiry.record.postId) ?? enquiry.record.userId
    return { ...enquiry, record: { ...enquiry.record, userId } }
  }
  const remember = ({ record }: Enquiry) => uids.has(record.postId) || uids.set(record.postId, record.userId)
  return {
    ...store,
    add: async (enquiry, options) => {
      remember(enquiry)
      const { visitor: _, ...result } = await store
        .add(enquiry, options)
        .then((added) => ({ visitor: null, ...added }))
      return 'postId' in result ? { ...result, userId: uids.get(result.postId) ?? result.userId } : result
    },
    all: async function* () {
      for await (const enquiry of store.all()) yield withOwnId(enquiry)
    },
    restore: (enquiry) => store.restore(enquiry),
    expire: async (enquiry, remainder) => {
      const stored = await Array.fromAsync(store.all())
      const { userId } = stored.find(({ record }) => record.postId === enquiry.record.postId)?.record ?? {}
      const withStoredId = (sample: Enquiry) =>
        userId === undefined ? sample : ({ ...sample, record: { ...sample.record, userId } } as Enquiry)
      return await store.expire(withStoredId(enquiry), remainder && withStoredId(remainder))
    },
    release: (postId) => store.release(postId),
  }
}
