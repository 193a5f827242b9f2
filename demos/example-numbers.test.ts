import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no number of the demos is a link: a tap on one would phone a stranger', () => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(
    sources.filter((file) => /tel:|wa\.me|sms:|mailto:/.test(readFileSync(join(folder, file), 'utf8'))),
  ).toEqual([])
})
