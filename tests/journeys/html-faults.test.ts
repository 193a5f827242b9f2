import { expect, test } from 'vitest'
import { htmlFaults } from './html-faults.ts'

const page = (body: string) =>
  `<!doctype html>\n<html lang="en"><head><title>Page</title></head><body><h1>Page</h1>${body}</body></html>`

test.each([
  ['<div role="img" aria-label="A shop"><h2>New this week</h2></div>', 'A heading in a drawing'],
  ['<article><p>No. 414</p></article>', 'An article without a heading'],
])('%s is a fault', async (body, message) => {
  expect((await htmlFaults(page(body))).join()).toContain(message)
})

test('an article with a heading, and a drawing without one, are valid', async () => {
  const body = '<article><h2>No. 414</h2></article><div role="img" aria-label="A shop"><p>New</p></div>'
  expect(await htmlFaults(page(body))).toEqual([])
})
