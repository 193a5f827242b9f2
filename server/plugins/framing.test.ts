import { expect, test } from 'vitest'
import { framingOf, pagePolicy } from './security-headers.ts'

const ORIGINS = { siteUrl: 'https://example.co.za', analytics: false }
const policyAt = (address: string) => pagePolicy(ORIGINS, undefined, framingOf(address))

test('both sides of the counter show pages of the demos, which no other site may show', () => {
  expect(policyAt('/demos/both-sides')).toMatch(/frame-src 'self'; frame-ancestors 'none'/)
  expect(policyAt('/demos/admin/order')).toMatch(/frame-ancestors 'self'/)
  expect(policyAt('/demos/admin/order')).not.toContain('frame-src')
})

test('every other page shows no frame and stands in none', () => {
  for (const address of ['/', '/contact-us', '/demos', '/answers/contact-us']) {
    expect(policyAt(address)).toMatch(/frame-ancestors 'none'/)
    expect(policyAt(address)).not.toContain('frame-src')
  }
})
