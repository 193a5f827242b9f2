import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sampleContact } from '../../domain/enquiry/samples/submissions.ts'
import { writeFixtureSite } from '../fixture-site.ts'
import { freePort } from '../free-port.ts'
import { DATABASE_FILE } from '../storage/sqlite/sqlite-store.ts'
import { openSqliteStore } from '../storage/testing/open-sqlite-store.ts'
import { temporaryFolder } from '../storage/testing/temporary-folder.ts'

const inFolder = temporaryFolder()
const program = (name: string) => fileURLToPath(new URL(`../${name}`, import.meta.url))

test('who was erased and comes back with a backup is gone again once the server serves', async () => {
  const dataDir = inFolder(randomUUID())
  mkdirSync(dataDir)
  const path = join(dataDir, DATABASE_FILE)
  const store = openSqliteStore(path)
  const others = sampleContact(2, { email: 'ben@example.com' })
  for (const each of [sampleContact(1, { email: 'ann@example.com' }), others]) await store.add(each)
  await store.close()
  copyFileSync(path, inFolder('backup.sqlite'))
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(await freePort()), LOG_LEVEL: 'warn' }
  const erasing = spawn(process.execPath, [program('privacy-cli.ts'), 'erase', 'ann@example.com'], { env })
  erasing.stdin.end()
  expect(await once(erasing, 'exit')).toEqual([0, null])

  copyFileSync(inFolder('backup.sqlite'), path)
  const built = await writeFixtureSite()
  const server = spawn(process.execPath, [program('fixture-main.ts'), built.directory], { env })
  let said = ''
  for (const stream of [server.stdout, server.stderr]) stream.on('data', (chunk) => (said += String(chunk)))
  await Promise.race([once(server.stdout, 'data'), once(server, 'exit')])
  server.kill('SIGTERM')
  if (server.exitCode === null) await once(server, 'exit')
  await built.remove()

  expect(said).toContain('1 erasure applied again after a restore')
  expect(said).not.toContain('ann@')
  const restored = openSqliteStore(path)
  expect(await Array.fromAsync(restored.all())).toEqual([others])
  await restored.close()
})
