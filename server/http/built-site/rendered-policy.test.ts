import { expect, test } from 'vitest'
import { inlineHashesOf } from './inline-hashes.ts'
import { renderedPolicies } from './load-site.ts'
import type { Locals } from './page-renderer.ts'

const SITE = { siteUrl: 'https://www.example.co.za', analytics: false }
const BLANK: Locals = { form: { name: 'contact', values: {}, errors: {}, notice: null } }

/** A page that repeats its input without escaping: the worst case. */
const inlineHashes = async (_path: string, { form }: Locals) => ({
  status: 200,
  hashes: inlineHashesOf(`<style>p{color:red}</style><p>${form?.values.message ?? ''}</p>`),
})

test('the policy of a rendered page is computed once, from the page without input', async () => {
  const received: Array<Locals> = []
  const policyOf = renderedPolicies(SITE, {
    inlineHashes: (path, locals) => {
      received.push(locals)
      return inlineHashes(path, locals)
    },
  })
  const policies = await Promise.all([
    policyOf('/answers/contact-us', BLANK),
    policyOf('/answers/contact-us', BLANK),
  ])
  expect(received).toEqual([BLANK])
  expect(policies[1]).toBe(policies[0])
})

test('a page that failed to render is tried again the next time', async () => {
  let isBroken = true
  const policyOf = renderedPolicies(SITE, {
    inlineHashes: async (path, locals) => ({
      ...(await inlineHashes(path, locals)),
      status: isBroken ? 500 : 200,
    }),
  })
  await expect(policyOf('/answers/contact-us', BLANK)).rejects.toThrow('status 500')
  isBroken = false
  expect(await policyOf('/answers/contact-us', BLANK)).toContain('style-src')
})
