import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test } from 'vitest'
import { CONTACT } from '../../fixture-app.ts'
import { writeFixtureSite } from '../../fixture-site.ts'
import { freePort } from '../../free-port.ts'
import { holdConnections } from '../../http/hold/hold-connections.ts'
import { embeddedStore } from '../../store/sqlite/driver.ts'
import { temporaryFolder } from '../../store/testing/temporary-folder.ts'
import { asOwner, describePostgres, newPostgresUrl } from '../../store/testing/test-postgres.ts'
import { markInUse } from './marks.ts'
import { moveToPostgres } from './move-to-postgres.ts'

const MAIN = fileURLToPath(new URL('../../fixture-main.ts', import.meta.url))
const SECRET = 'a secret of a test, long enough to be taken'
const inFolder = temporaryFolder()

describePostgres('the switch to PostgreSQL', () => {
  const servers: Array<ChildProcess> = []
  afterEach(() => void servers.map((server) => server.kill('SIGKILL')))

  test('while visitors send their forms refuses none of them, and each is in PostgreSQL once', async () => {
    const [built, url, port, dataDir] = [
      ...[await writeFixtureSite(), await newPostgresUrl()],
      ...[await freePort(), inFolder('data')],
    ] as const
    const start = async (databaseUrl: string) => {
      const settings = { PORT: `${port}`, DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SECRET }
      const env = { ...process.env, ...settings, SUBMISSIONS_PER_10_MINUTES: '0', LOG_LEVEL: 'silent' }
      const server = spawn(process.execPath, [MAIN, built.directory], { env })
      servers.push(server)
      await once(server.stdout, 'data')
      return server
    }
    const old = await start('')
    const visitors = sendForms(port)
    await visitors.more(20)
    const holding = await holdConnections({ host: '127.0.0.1', port }, 0)
    await visitors.leadTo(holding.port) // as the proxy does when its configuration is loaded anew
    old.kill('SIGTERM')
    expect(await once(old, 'exit')).toEqual([0, null])
    await moveToPostgres({
      ...{ dataDir, url, secret: SECRET, isRehearsal: false, now: () => new Date(), step: () => {} },
    })
    await start(url)
    await holding.released
    await visitors.leadTo(port)
    await visitors.more(20)
    const { statuses, messages } = await visitors.end()
    await holding.stop()
    await built.remove()

    expect(new Set(statuses)).toEqual(new Set([200]))
    const rows = await asOwner("SELECT record::json ->> 'message' AS message FROM submissions", url)
    expect(rows.map(({ message }) => String(message)).toSorted()).toEqual(messages.toSorted())
    const folder = await embeddedStore.open(dataDir)
    await expect(folder.works.write(markInUse)).rejects.toThrow('was moved to PostgreSQL')
    await folder.close()
  })
})

/** Four visitors who send one form after another. */
function sendForms(port: number) {
  const [statuses, messages]: [Array<number>, Array<string>] = [[], []]
  const underWay = new Set<Promise<Response>>()
  let [place, isOver] = [port, false]
  const answered = new EventTarget()
  const visitor = async (name: number) => {
    while (!isOver) {
      const message = `${name} writes form ${messages.length}`
      messages.push(message)
      const asked = fetch(`http://127.0.0.1:${place}/contact-us`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', connection: 'close' },
        body: JSON.stringify({ ...CONTACT, message, email: `v${messages.length}@example.co.za` }),
      })
      underWay.add(asked)
      statuses.push((await asked).status)
      underWay.delete(asked)
      answered.dispatchEvent(new Event('answer'))
    }
  }
  const all = Promise.all([1, 2, 3, 4].map(visitor))
  return {
    /** Resolves once nobody is on the way to the place of before: who knocks there as it closes is reset by the system. */
    leadTo: async (other: number) => {
      place = other
      await Promise.all(underWay)
    },
    more: async (count: number) => {
      const enough = statuses.length + count
      while (statuses.length < enough) await Promise.race([once(answered, 'answer'), all]) // a visitor who is refused ends it
    },
    end: async () => {
      isOver = true
      await all
      return { statuses, messages }
    },
  }
}
