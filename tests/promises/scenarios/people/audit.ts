import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { DATABASE_FILE } from '../../../../server/store/sqlite/sqlite-store.ts'
import type { Context } from '../../context.ts'
import { exactly, type Scenario } from '../../scenario.ts'
import { joinInbox, OWNER, signIn } from '../../staff.ts'

/** Tampering with the audit log is detected. */
export const auditLog: Scenario = {
  id: 'S15',
  promise: 'A changed entry of the audit log is detected',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/store/sql/verify-chain.ts',
    find: 'entry.previous === previous.hash && entry.hash === sealOf(entry)',
    replace: 'entry.previous === previous.hash',
  },
  run: async (context) => {
    const server = await context.server()
    await joinInbox(server)
    for (let index = 0; index < 3; index += 1)
      await signIn(server.port, OWNER, { from: `127.6.0.${index + 1}` })
    const verify = () => verifyExitCode(context, server.dataDir, server.port)
    const untouched = await verify()
    const change = (sql: string) => {
      const database = new DatabaseSync(join(server.dataDir, DATABASE_FILE), { timeout: 5_000 })
      database.exec(sql)
      database.close()
    }
    change(`UPDATE audit SET who = 'somebody' WHERE n = 2`)
    return [
      exactly('exit code of an intact log', untouched, 0),
      exactly('exit code after a change', await verify(), 1),
    ]
  },
}

/** The exit code of `npm run audit:verify`. */
function verifyExitCode({ nodeArgs }: Context, dataDir: string, port: number): Promise<number> {
  const args = ['--disable-warning=ExperimentalWarning', ...nodeArgs, 'ops/commands/audit-verify.ts']
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) }
  const { promise, resolve } = Promise.withResolvers<number>()
  execFile(process.execPath, args, { env }, (error) => resolve(Number(error?.code ?? 0)))
  return promise
}
