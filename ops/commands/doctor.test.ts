import { expect, test } from 'vitest'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from './testing/run-script.ts'

const inFolder = temporaryFolder()

test('faults are listed with what to do, and the exit code is 1', async () => {
  const dataDir = inFolder('new')
  await (await embeddedStore.open(dataDir)).close()
  const { code, stdout } = await runScript('doctor', [], { DATA_DIR: dataDir })
  expect(code).toBe(1)
  expect(stdout).toMatch(/^ok {4}Settings: /m)
  expect(stdout).toMatch(/^ok {4}Store: An enquiry would be stored now\.$/m)
  expect(stdout).toMatch(/^note {2}Mail: .*\n {6}Set SMTP_URL/m)
  expect(stdout).toMatch(/^BAD {3}Inbox: .*\n {6}Run npm run inbox:owner/m)
})

test('an unreachable mail server is reported with its error', async () => {
  const dataDir = inFolder('mail')
  await (await embeddedStore.open(dataDir)).close()
  const mail = { SMTP_URL: 'smtp://127.0.0.1:1', MAIL_FROM: 'a@example.co.za', NOTIFY: 'b@example.co.za' }
  expect((await runScript('doctor', [], { DATA_DIR: dataDir, ...mail })).stdout).toMatch(
    /^BAD {3}Mail: The mail server cannot be used: /m,
  )
})

test('invalid settings are named, without their values', async () => {
  const { code, stderr } = await runScript('doctor', [], { DATA_DIR: inFolder('none'), SECRET: 'hunter2' })
  expect([code, stderr]).toEqual([1, expect.stringContaining('SECRET: must have at least 32 characters')])
  expect(stderr).not.toContain('hunter2')
})
