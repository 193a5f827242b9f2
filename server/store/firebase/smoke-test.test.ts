import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { emulatorEnvironment, needEmulator, openFirebase, signInAnswer } from './test-firebase.ts'

needEmulator()
const CLI = fileURLToPath(new URL('../../../ops/commands/firebase-smoke.ts', import.meta.url))

test('with our rules all is ok, and the output says how to delete the one marked record', async () => {
  const { fakeFirebase, delivered } = await openFirebase()
  fakeFirebase.clock.now = new Date()
  const { code, output } = await smoke(emulatorEnvironment(fakeFirebase))
  expect(output.match(/^ok {4}/gm)).toHaveLength(9)
  expect([code, output]).toEqual([0, expect.stringContaining('The project is ready.')])
  const [[place, record] = ['', {}], ...others] = delivered()
  expect([record, others]).toEqual([expect.objectContaining({ firstName: 'Smoke', surname: 'Test' }), []])
  expect(output).toContain(`Realtime Database, Data: ${place}`)
})

test('with rules that allow everything it fails, and says what to do', async () => {
  const { fakeFirebase } = await openFirebase({ rules: { '.read': true, '.write': true } })
  const { code, output } = await smoke(emulatorEnvironment(fakeFirebase))
  expect([code, output.match(/^NOT ok .*publish database.rules.json/gm)?.length]).toEqual([1, 5])
})

test('a key of another project, or an unknown project, is reported in words', async () => {
  const { fakeFirebase } = await openFirebase()
  fakeFirebase.injectedFailures.set('signUp', signInAnswer(400, 'API key not valid.'))
  expect(await smoke(emulatorEnvironment(fakeFirebase))).toEqual({
    code: 1,
    output: expect.stringContaining('FIREBASE_API_KEY is not'),
  })
  expect(await smoke({ DATABASE_URL: '' })).toEqual({
    code: 1,
    output: expect.stringContaining('names no Firebase project'),
  })
})

function smoke(environment: Record<string, string>): Promise<{ code: number; output: string }> {
  const { promise, resolve } = Promise.withResolvers<{ code: number; output: string }>()
  execFile(process.execPath, [CLI], { env: { ...process.env, ...environment } }, (error, stdout, stderr) =>
    resolve({ code: Number(error?.code ?? 0), output: stdout + stderr }),
  )
  return promise
}
