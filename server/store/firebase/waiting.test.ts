import { execFile } from 'node:child_process'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { sampleContact } from '../../../domain/enquiry/samples/enquiries.ts'
import {
  databaseAnswer,
  emulatorEnvironment,
  type FirebaseForTests,
  needEmulator,
  openFirebase,
} from './test-firebase.ts'

needEmulator()
const CLI = fileURLToPath(new URL('../../../ops/commands/enquiries.ts', import.meta.url))

test('waiting and refused enquiries can be listed with their reason, and resent, with one command each', async () => {
  const firebase = await openFirebase()
  const { store, fakeFirebase, outbox, delivered, clock, lines } = firebase
  clock.now = new Date() // the command uses the real clock
  expect((await enquiries(firebase, 'waiting')).stdout).toBe('Nothing waits to be delivered to Firebase\n')
  fakeFirebase.injectedFailures.set('database', databaseAnswer(401, 'Permission denied'))
  const beginMs = clock.now.getTime()
  await store.add(enquiryFrom('a', beginMs, 1)).catch(() => {})
  fakeFirebase.injectedFailures.clear()
  fakeFirebase.injectedFailures.set('signUp', { kind: 'cut' })
  for (const at of [2, 3]) await store.add(enquiryFrom(`b${at}`, beginMs, at))

  const sent = (at: number) => new Date(beginMs + at).toISOString()
  const { stdout } = await enquiries(firebase, 'waiting')
  expect(stdout.split('\n').filter((line) => !line.startsWith('    '))).toEqual([
    'Not delivered to Firebase: 1 refused, 2 waiting',
    `  1 refused: database: HTTP 401 Permission denied, the oldest sent ${sent(1)}`,
    expect.stringMatching(`^  2 waiting: sign-in: no connection .*, the oldest sent ${sent(2)}$`),
    'To try all of them now: npm run --silent enquiries -- resend',
    '',
  ])
  expect(stdout).toContain('publish database.rules.json')
  expect(lines).toHaveLength(3)

  fakeFirebase.injectedFailures.clear()
  expect((await enquiries(firebase, 'resend')).stderr).toContain('3 to be delivered')
  clock.now = new Date()
  await store.deliverDue()
  expect([await outbox(), delivered().length]).toMatchObject([{ waiting: 0, failed: 0, delivered: 3 }, 3])
})

test('imported enquiries are not delivered, and the command says so; an export mentions waiting ones', async () => {
  const [from, to] = [await openFirebase(), await openFirebase()]
  from.fakeFirebase.injectedFailures.set('signUp', { kind: 'cut' })
  await from.store.add(sampleContact(1))
  const exported = await enquiries(from, 'export')
  expect(exported.stderr).toContain('Not all of it has reached Firebase yet')

  const imported = await enquiries(to, 'import', exported.stdout)
  expect(imported.stderr).toMatch(/^1 new.*\n.*not delivered to Firebase/)
  await to.store.deliverDue()
  expect([to.delivered(), await to.outbox()]).toMatchObject([[], { waiting: 0, delivered: 0 }])
  expect((await enquiries(to, 'import', exported.stdout)).stderr).toBe('0 new, 1 already stored\n')
  expect((await enquiries(to, 'export')).stderr).toBe('')
})

function enquiryFrom(visitor: string, beginMs: number, at: number) {
  return sampleContact(at, { userId: visitor.padEnd(28, 'x'), dateSent: beginMs + at })
}

/** Runs the owner's command on the store's data folder. */
function enquiries({ fakeFirebase, path }: FirebaseForTests, command: string, input = '') {
  const { promise, resolve } = Promise.withResolvers<{ stdout: string; stderr: string }>()
  const environment = { ...process.env, ...emulatorEnvironment(fakeFirebase), DATA_DIR: dirname(path) }
  const child = execFile(process.execPath, [CLI, command], { env: environment }, (_error, stdout, stderr) =>
    resolve({ stdout, stderr }),
  )
  child.stdin?.end(input)
  return promise
}
