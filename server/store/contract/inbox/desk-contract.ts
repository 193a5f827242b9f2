import { describe, expect, test } from 'vitest'
import { quarantined, sampleContact } from '../../../../domain/enquiry/samples/enquiries.ts'
import type { Transaction } from '../../sql/database.ts'
import { draftOf, dropDraft, keepDraft, replaceSavedAnswers, savedAnswers } from '../../sql/inbox/drafts.ts'
import { deleteQuarantined } from '../../sql/inbox/retention.ts'
import { readSetting, writeSetting } from '../../sql/inbox/settings-rows.ts'
import { inboxTools, NOON, type OpenInbox } from './inbox-under-test.ts'

const { postId } = sampleContact(1).record
const draft = { subject: 'Your plan', text: 'Good morning 👩🏾‍💻', attachPlan: true, keptAt: NOON }

export function deskContract(openInbox: OpenInbox): void {
  const open = inboxTools(openInbox)

  describe('what staff keep', () => {
    test('a draft is one a person and enquiry, and the last one counts', async () => {
      const { store, database, read } = await open()
      await store.add(sampleContact(1))
      const later = { ...draft, text: 'Good day', attachPlan: false, keptAt: NOON + 1 }
      expect(await database.transaction((tx) => keepDraft(tx, 'thandeka', 1, draft))).toBe(true)
      await database.transaction((tx) => keepDraft(tx, 'pieter', 1, draft))
      await database.transaction((tx) => keepDraft(tx, 'thandeka', 1, later))
      expect(await read((tx) => draftOf(tx, 'thandeka', postId))).toEqual(later)
      await database.transaction((tx) => dropDraft(tx, 'thandeka', 1))
      expect(await read((tx) => draftOf(tx, 'thandeka', postId))).toBeNull()
      expect(await read((tx) => draftOf(tx, 'pieter', postId))).toEqual(draft)
      expect(await database.transaction((tx) => keepDraft(tx, 'thandeka', 9, draft))).toBe(false)
    })

    test('what is held back is deleted with everything, nothing else is, and what belongs to it stands or falls with it', async () => {
      const { store, database, read } = await open()
      await store.add(quarantined(sampleContact(1)))
      await store.add(sampleContact(2))
      const tell = (tx: Transaction) => writeSetting(tx, 'extraHolidays', ['2026-12-28'])
      const remove = (number: number) => database.transaction((tx) => deleteQuarantined(tx, number, tell))
      const fail = () => {
        throw new Error('not told')
      }
      await expect(database.transaction((tx) => deleteQuarantined(tx, 1, fail))).rejects.toThrow('not told')
      expect(await remove(2)).toBe('not-held-back')
      expect(await read((tx) => readSetting(tx, 'extraHolidays'))).toEqual([])
      expect(await remove(1)).toBe('deleted')
      expect(await read((tx) => readSetting(tx, 'extraHolidays'))).toEqual(['2026-12-28'])
      expect((await Array.fromAsync(store.all())).map(({ record }) => record.postId)).toEqual([
        sampleContact(2).record.postId,
      ])
      expect(await read((tx) => tx.query('SELECT DISTINCT post_id FROM facts'))).toHaveLength(1)
      expect(await remove(1)).toBe('unknown')
    })

    test('saved answers are replaced as a whole, keep their order, and are of one revision', async () => {
      const { database, read } = await open()
      const answers = ['z', 'a', 'm'].map((id) => ({ id, name: `Name ${id}`, subject: '', text: '[sum]' }))
      const put = (revision: number, some = answers) =>
        database.transaction((tx) => replaceSavedAnswers(tx, { revision, answers: some }))
      expect(await put(0)).toBe(true)
      expect(await read(savedAnswers)).toEqual({ revision: 1, answers })
      const others = answers.slice(1).toReversed()
      expect(await put(0, others)).toBe(false)
      expect(await put(1, others)).toBe(true)
      expect(await read(savedAnswers)).toEqual({ revision: 2, answers: others })
    })

    test('of two who keep the saved answers at once one is told, and whoever keeps the same again is not', async () => {
      const { database, read } = await open()
      const put = (text: string) =>
        database.transaction((tx) =>
          replaceSavedAnswers(tx, { revision: 0, answers: [{ id: 'a', name: 'Price', subject: '', text }] }),
        )
      const done = await Promise.all([put('Thandeka’s'), put('Pieter’s')])
      expect(done.toSorted()).toEqual([false, true])
      const { answers } = await read(savedAnswers)
      expect(await put(answers[0]?.text ?? '')).toBe(true)
    })

    test('a setting has its default until it is set', async () => {
      const { database, read } = await open()
      expect(await read((tx) => readSetting(tx, 'extraHolidays'))).toEqual([])
      expect(await read((tx) => readSetting(tx, 'retentionMonths'))).toBeNull()
      await database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-12-28']))
      await database.transaction((tx) => writeSetting(tx, 'extraHolidays', ['2026-12-29']))
      expect(await read((tx) => readSetting(tx, 'extraHolidays'))).toEqual(['2026-12-29'])
    })
  })
}
