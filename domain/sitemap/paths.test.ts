import { readdir } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { content } from '../../site/content.ts'
import { paths, sitePages } from './paths.ts'

const pages = sitePages(content)
const addresses = pages.map(({ path }) => path)

test('every page has one file under site/pages, and every file there has a page, except answers, demos and the 404 page', async () => {
  const files = await readdir(new URL('../../site/pages/', import.meta.url), { recursive: true })
  const routes = files
    .filter((file) => file.endsWith('.astro') && !/^(answers\/|demos\/|404\.)/.test(file))
    .map(patternOf)
  for (const address of addresses)
    expect(
      routes.filter((route) => route.test(address)),
      address,
    ).toHaveLength(1)
  for (const route of routes)
    expect(
      addresses.filter((address) => route.test(address)),
      String(route),
    ).not.toEqual([])
})

test('no address is repeated, and none ends in a slash', () => {
  expect(new Set(addresses).size).toBe(addresses.length)
  expect(addresses.filter((address) => address !== '/' && address.endsWith('/'))).toEqual([])
})

test('every social card of a page exists, and every card belongs to a page', async () => {
  const drawn = await readdir(new URL('../../site/public/social/', import.meta.url))
  const named = pages.flatMap(({ socialCard }) => socialCard ?? [])
  expect(named.toSorted()).toEqual(drawn.map((file) => `/social/${file}`).toSorted())
})

test('each further solution repeats the template of the first', () => {
  const repeated = pages.filter(({ repeatsTemplate }) => repeatsTemplate).map(({ path }) => path)
  const [first, ...others] = content.solutions.map(({ url }) => paths.solution(url))
  expect(repeated).toEqual(expect.arrayContaining(others))
  expect(repeated).not.toContain(first)
})

/** `our-work/[slug].astro` has the addresses `/our-work/` and one more segment, `index.astro` has `/`. */
function patternOf(file: string): RegExp {
  const address = file.replaceAll('\\', '/').replace(/(?:(?:^|\/)index)?\.astro$/, '')
  return new RegExp(`^/${address.replaceAll(/\[\w+\]/g, '[^/]+')}$`)
}
