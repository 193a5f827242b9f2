import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { enquiryStoreContract } from '../contract/enquiry-store-contract.ts'
import type { Transaction } from '../sql/database.ts'
import { sqlEnquiryStore } from '../sql/store-enquiry.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { asOwner, blankPostgresUrl, describePostgres, newPostgresUrl } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'
import { postgresDatabase, transactionOn } from './transactions.ts'

describePostgres('postgres enquiry store', () => {
  enquiryStoreContract(async () => postgresStore(await openPostgresWithLongTimeouts(await newPostgresUrl())))
})

describePostgres('the database', () => {
  test('reports no conflict if another server restores the same enquiry between two statements', async () => {
    const postgres = await openPostgresWithLongTimeouts(await newPostgresUrl())
    const rival = postgresStore(postgres)
    const database = postgresDatabase(postgres)
    const transaction = <Result>(work: (tx: Transaction) => Promise<Result>) => {
      let isFirst = true
      const tx = transactionOn(async (text, values) => {
        const rows = await postgres.query(text, values)
        if (isFirst) await rival.restore(sampleContact(1))
        isFirst = false
        return rows
      })
      return work(tx)
    }
    const { checkWritable, close } = rival
    const store = sqlEnquiryStore({
      database: { ...database, transaction },
      hooks: {},
      checkWritable,
      close,
    })
    expect(await store.restore(sampleContact(1))).toBe(false)
    expect(await Array.fromAsync(store.all())).toEqual([sampleContact(1)])
    await close()
  })

  test.each(['consents', 'submissions'])(
    'without the table %s fails the check for writing',
    async (table) => {
      const url = await blankPostgresUrl()
      const store = postgresStore(await openPostgresWithLongTimeouts(url))
      await store.checkWritable()
      await asOwner(`DROP TABLE ${table} CASCADE`, url)
      await expect(store.checkWritable()).rejects.toThrow(`relation "${table}" does not exist`)
      await store.close()
    },
  )

  test('does not hide a bug: a post id used twice is no outage, and the connection continues', async () => {
    const store = postgresStore(await openPostgresWithLongTimeouts(await newPostgresUrl()))
    await store.add(sampleContact(1))
    const twice = sampleContact(2, { postId: sampleContact(1).record.postId })
    await expect(store.add(twice)).rejects.toThrow('is stored under another key')
    expect(await store.add(sampleContact(2))).toEqual({ outcome: 'stored' })
    await store.close()
  })
})
