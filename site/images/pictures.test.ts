import { describe, expect, test } from 'vitest'
import { content } from '../content.ts'
import { pictureSources } from './pictures.ts'

describe('pictures', () => {
  const names = content.solutions.flatMap(({ url, gallery }) => [
    `${url}-card`,
    ...gallery.map((_, index) => `${url}-${index + 1}`),
  ])

  test.each(names)('%s has both formats in every width that the site offers', (name) => {
    const { avif, webp } = pictureSources(name)

    expect(avif.map(({ width }) => width)).toEqual([400, 800, 1200, 1600])
    expect(webp.map(({ width }) => width)).toEqual([400, 800, 1200, 1600])
    expect([...avif, ...webp].every(({ url }) => url.includes(name))).toBe(true)
  })

  test('a missing picture is named', () => {
    expect(() => pictureSources('ecommerce-7')).toThrow('ecommerce-7')
  })
})
