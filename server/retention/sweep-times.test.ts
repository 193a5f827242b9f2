import { expect, test, vi } from 'vitest'
import { quarantined, sampleContact, sampleLead } from '../../domain/enquiry/samples/enquiries.ts'
import { AFTER_A_YEAR, hoursPass, postIds, sweepsUnderTest, WAIT } from './fixture-sweeps.ts'

const { sweeping } = sweepsUnderTest()

test('a sweep at a quarter to midnight is followed by one on the next day, an hour later', async () => {
  const { clock, lines, start } = await sweeping([sampleLead(3)])
  clock.now = new Date('2027-11-21T21:45:00Z')
  start()
  await hoursPass(10)
  expect(lines).toEqual([])
  clock.now = new Date('2027-11-21T22:45:00Z')
  await hoursPass(10)
  await vi.waitFor(() => expect(lines).toHaveLength(1), WAIT)
})

test('a store that cannot be had is tried again within the hour', async () => {
  const { store, clock, lines, start } = await sweeping([sampleLead(3)], {}, 1)
  clock.now = AFTER_A_YEAR
  start()
  await vi.waitFor(
    () => expect(lines).toMatchObject([['error', {}, expect.stringContaining('in an hour')]]),
    WAIT,
  )
  await hoursPass(1)
  await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT)
  expect(lines[1]?.[1]).toMatchObject({ enquiriesDeleted: 1 })
  expect(await postIds(store)).toEqual([])
})

test('what was deleted before the store failed is told all the same', async () => {
  const { clock, lines, start, failAfter } = await sweeping([quarantined(sampleContact(1)), sampleLead(3)])
  clock.now = AFTER_A_YEAR
  failAfter(1)
  start()
  await vi.waitFor(() => expect(lines).toHaveLength(2), WAIT)
  expect(lines[1]?.[1]).toMatchObject({ heldBackDeleted: 1, enquiriesDeleted: 0 })
})

test('a sweep that was stopped is not begun again', async () => {
  const { store, clock, start, sweep } = await sweeping([sampleLead(3)])
  await sweep.stop()
  clock.now = AFTER_A_YEAR
  start()
  await hoursPass(48)
  expect(await Array.fromAsync(store.all())).toEqual([sampleLead(3)])
})
