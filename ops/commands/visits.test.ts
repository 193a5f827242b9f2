import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { addDays, todayInJohannesburg } from '../../domain/calendar/calendar.ts'
import { embeddedStore } from '../../server/store/sqlite/driver.ts'
import { DATABASE_FILE } from '../../server/store/sqlite/sqlite-store.ts'
import { temporaryFolder } from '../../server/store/testing/temporary-folder.ts'
import { runScript } from './testing/run-script.ts'

const inFolder = temporaryFolder()
const visits = (dataDir: string, args: ReadonlyArray<string>) =>
  runScript('visits', args, { DATA_DIR: dataDir })

test('the counts of the last days are printed, newest day first and highest count first', async () => {
  const dataDir = inFolder('counted')
  const today = todayInJohannesburg(new Date())
  const stores = await embeddedStore.open(dataDir)
  const page = { page: '/', kind: 'page', referrerHost: '', day: today, count: 3 } as const
  await stores.visits.add([
    page,
    { ...page, kind: 'form-sent', page: '/contact-us', count: 1 },
    { ...page, referrerHost: 'google.com', count: 12 },
    { ...page, day: addDays(today, -2), count: 7 },
    { ...page, day: addDays(today, -7), count: 9 },
  ])
  await stores.close()
  expect(await visits(dataDir, [])).toEqual({
    code: 0,
    stderr: '',
    stdout: [
      `${today}  12  page       /            from google.com`,
      `${today}  3   page       /`,
      `${today}  1   form-sent  /contact-us`,
      `${addDays(today, -2)}  7   page       /`,
      '',
    ].join('\n'),
  })
})

test.each([['0'], ['x'], ['7', '8']])('%s prints the usage', async (...args) => {
  expect(await visits(inFolder('none'), args)).toMatchObject({ code: 2, stdout: '' })
})

test('an unexpected error is printed with its stack trace', async () => {
  const dataDir = inFolder('unexpected')
  await (await embeddedStore.open(dataDir)).close()
  const database = new DatabaseSync(join(dataDir, DATABASE_FILE))
  database.exec('PRAGMA ignore_check_constraints = ON')
  database.exec("INSERT INTO visits VALUES ('9999-12-31', '/', 'nobody-knows-it', '', 1)")
  database.close()
  const { code, stderr } = await visits(dataDir, [])
  expect({ code, stderr }).toEqual({ code: 1, stderr: expect.stringMatching(/\n +at .*visit-rows\.ts:\d+/) })
})
