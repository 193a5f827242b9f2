import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('no number or e-mail address of the demos is a link, which would reach a stranger', () => {
  const folder = import.meta.dirname
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /(?<!\.test)\.tsx?$/.test(file),
  )
  expect(sources.length).toBeGreaterThan(100)
  expect(
    sources.filter((file) => /tel:|wa\.me|sms:|mailto:/.test(readFileSync(join(folder, file), 'utf8'))),
  ).toEqual([])
})
