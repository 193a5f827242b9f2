import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { content } from '../content.ts'

const css = readFileSync(new URL('transitions.css', import.meta.url), 'utf8')

test('every solution has a transition name of its own, and nothing else has', () => {
  const named = [...css.matchAll(/\[data-transition="([^"]+)"\] \{\s+view-transition-name: ([^;]+);/g)]
  expect(named.map(([, url]) => url).sort()).toEqual(content.solutions.map(({ url }) => url).sort())
  for (const [, url, name] of named) expect(name).toBe(url)
})
