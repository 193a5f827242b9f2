import { execFile } from 'node:child_process'
import { copyFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { backup, DatabaseSync } from 'node:sqlite'
import { promisify } from 'node:util'
import { DATABASE_FILE } from '../../../../server/store/sqlite/sqlite-store.ts'
import { post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { exactly, type Scenario } from '../../scenario.ts'
import { rowsIn, storedRecords } from '../../stored-records.ts'

const ANN = 'ann@example.co.za'
const BEN = 'ben@example.co.za'
const TABLES = `SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%'`

/** An erased person stays erased although backups still contain their data. */
export const erasure: Scenario = {
  id: 'P',
  promise: 'An erased person is in no table, even after an older backup is restored',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/inbox/before-serving.ts',
    find: 'const erased = isSameSecret',
    replace: 'const erased = false',
  },
  run: async (context) => {
    const server = await context.server()
    const { dataDir } = server
    for (const email of [ANN, BEN]) {
      await post(server.port, '/contact-us', contactFields(email))
      await post(server.port, '/newsletter', { email })
    }
    const copy = join(await context.folder(), 'backup.sqlite')
    const database = new DatabaseSync(join(dataDir, DATABASE_FILE), { timeout: 5_000 })
    await backup(database, copy)
    database.close()
    const privacy = async (command: string) => {
      const args = ['--disable-warning=ExperimentalWarning', ...context.nodeArgs, 'ops/commands/privacy.ts']
      const env = { ...process.env, DATA_DIR: dataDir, PORT: String(server.port) }
      const { stdout } = await promisify(execFile)(process.execPath, [...args, command, ANN], { env })
      return stdout
    }
    const exported = await privacy('export')
    const before = tablesWithPerson(dataDir)
    await privacy('erase')
    const after = tablesWithPerson(dataDir)
    await server.kill()
    for (const end of ['-wal', '-shm']) await rm(join(dataDir, DATABASE_FILE + end), { force: true })
    await copyFile(copy, join(dataDir, DATABASE_FILE))
    const restored = tablesWithPerson(dataDir)
    await server.up()
    return [
      exactly('the export names the person', exported.includes(ANN) ? 1 : 0, 1),
      exactly('before the erasure, tables with the person’s address', before > 0 ? 1 : 0, 1),
      exactly('after the erasure, tables with it', after, 0),
      exactly('in the restored backup, tables with it', restored > 0 ? 1 : 0, 1),
      exactly('once the server has started, tables with it', tablesWithPerson(dataDir), 0),
      exactly(
        'enquiries of others kept',
        storedRecords(dataDir).filter(({ record }) => record.email === BEN).length,
        2,
      ),
    ]
  },
}

/** The number of tables that contain the person's address, in any column. */
function tablesWithPerson(dataDir: string): number {
  const tables = rowsIn(dataDir, TABLES).map(({ name }) => String(name))
  return tables.filter((name) => JSON.stringify(rowsIn(dataDir, `SELECT * FROM "${name}"`)).includes(ANN))
    .length
}
