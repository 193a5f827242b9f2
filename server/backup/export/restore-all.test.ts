import { expect, test } from 'vitest'
import { type Enquiry, RestoreConflictError, StoreUnavailableError } from '../../../domain/enquiry/enquiry.ts'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { restoreAll } from './restore-all.ts'

const enquiries = Array.from({ length: 30 }, (_, index) => sampleContact(index + 1))
const pause = async () => {}
const recordingStore = (fails: (at: number, attempts: number) => Error | null) => {
  const attempts = new Map<Enquiry, number>()
  const stored = new Set<Enquiry>()
  const restore = async (enquiry: Enquiry) => {
    attempts.set(enquiry, (attempts.get(enquiry) ?? 0) + 1)
    const fault = fails(enquiries.indexOf(enquiry), attempts.get(enquiry) ?? 0)
    if (fault) throw fault
    stored.add(enquiry)
    return true
  }
  return { stored, restore }
}

test('a store that is unavailable for a while is retried, and nothing is left out', async () => {
  const store = recordingStore((_at, attempts) => (attempts <= 5 ? new StoreUnavailableError('away') : null))
  const restored = await restoreAll(store, enquiries, () => {}, { pause })
  expect(restored).toEqual({ added: 30, unchanged: 0, refused: [] })
  expect(store.stored.size).toBe(30)
})

test('a store that stays unavailable ends the import with its error, and restores in progress are finished', async () => {
  const store = recordingStore((at) => (at === 12 ? new StoreUnavailableError('away for good') : null))
  await expect(restoreAll(store, enquiries, () => {}, { pause })).rejects.toThrow('away for good')
  expect(store.stored.size).toBe(29)
})

test('a refused enquiry is named, and the others continue; an unexpected error is not retried', async () => {
  const refusing = recordingStore((at) => (at === 3 ? new RestoreConflictError('stands there') : null))
  const restored = await restoreAll(refusing, enquiries, () => {}, { pause })
  expect(restored).toEqual({ added: 29, unchanged: 0, refused: ['stands there'] })
  const broken = recordingStore((at) => (at === 3 ? new TypeError('bug') : null))
  await expect(restoreAll(broken, enquiries, () => {}, { pause })).rejects.toThrow('bug')
  expect(broken.stored.size).toBeLessThan(30)
})
