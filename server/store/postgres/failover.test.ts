import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import { startProxy } from '../testing/database-proxy.ts'
import { openPostgresWithLongTimeouts } from '../testing/long-timeouts.ts'
import { type PostgresProcess, startPostgres } from '../testing/postgres-process.ts'
import { acknowledgedBy, startStoreProcess } from '../testing/start-store-process.ts'
import { asOwner, describePostgres } from '../testing/test-postgres.ts'
import { postgresStore } from './postgres-store.ts'

describePostgres('a database with a replica that every commit waits for', () => {
  test('fails over under load: what was acknowledged is there, once, and the writing goes on', async () => {
    const primary = await startUntilFinished()
    const replica = await startUntilFinished(primary.urlOf('postgres'))
    const [primaryUrl, replicaUrl] = [primary.urlOf('postgres'), replica.urlOf('postgres')]
    await waitForReplicas(primaryUrl, '*')
    await until(primaryUrl, "SELECT 1 FROM pg_stat_replication WHERE sync_state = 'sync'")

    const proxy = await startProxy(primaryUrl)
    const writer = startStoreProcess('acknowledge-after-commit', proxy.url)
    const written = acknowledgedBy(writer)
    await written.more(100)
    await primary.kill()
    await asOwner('SELECT pg_promote()', replicaUrl)
    proxy.leadTo(replicaUrl)
    proxy.cut()
    await written.more(50)
    expect(writer.exitCode).toBeNull()
    writer.kill('SIGKILL')
    await once(writer, 'close')

    const store = postgresStore(await openPostgresWithLongTimeouts(replicaUrl))
    const stored = new Set((await Array.fromAsync(store.all())).map(({ metadata }) => metadata.key))
    expect(written.numbers().filter((at) => !stored.has(sampleContact(at).metadata.key))).toEqual([])

    // The one that is left acknowledges nothing that only it would have.
    await waitForReplicas(replicaUrl, 'another')
    const impatient = postgresStore(await openPostgresWithLongTimeouts(replicaUrl, { answerMs: 500 }))
    const unavailable = { name: 'StoreUnavailableError' }
    await expect(impatient.add(sampleContact(1e6))).rejects.toMatchObject(unavailable)
    await Promise.all([store.close(), impatient.close()])
    proxy.close()
  }, 60_000)
})

/** Starts one that is gone when the test is finished, well or not. */
async function startUntilFinished(replicaOf?: string): Promise<PostgresProcess> {
  const postgres = await startPostgres(replicaOf ? { replicaOf } : {})
  if (!postgres) throw new Error('PostgreSQL was there a moment ago')
  onTestFinished(postgres.remove)
  return postgres
}

async function waitForReplicas(url: string, names: string): Promise<void> {
  await asOwner(`ALTER SYSTEM SET synchronous_standby_names = '${names}'`, url)
  await asOwner('SELECT pg_reload_conf()', url)
  await until(url, `SELECT 1 WHERE current_setting('synchronous_standby_names') = '${names}'`)
}

async function until(url: string, statement: string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if ((await asOwner(statement, url)).length > 0) return
    await delay(25)
  }
  throw new Error(`In vain: ${statement}`)
}
