import { readFile } from 'node:fs/promises'
import subsetFont from 'subset-font'
import { expect, test } from 'vitest'
import company from '../../content/company.json' with { type: 'json' }
import { checkLetters, headingsOf } from '../../site/build/fonts/first-face.ts'
import { openBuiltApp } from '../fixtures/built-app.ts'

const FACE = /font-family:Bricolage First;src:url\(([^)]*)\)/
const fullFont = await readFile(new URL('../../site/build/fonts/bricolage-grotesque.woff2', import.meta.url))

test('a first visit preloads a font with every letter of heading and wordmark, even of a typed name', async () => {
  const { origin, textAt, close } = await openBuiltApp()
  for (const address of [
    '/',
    '/casestudies/furniture-ecommerce-site',
    '/calculator',
    '/your-name?name=Ëlsie+%26+Qhawe+%C5%A0',
  ]) {
    const html = await textAt(address)
    const [, face = ''] = FACE.exec(html) ?? []
    expect(html).toContain(`<link rel="preload" href="${face}" as="font"`)
    const bytes = Buffer.from(await (await fetch(origin + face)).arrayBuffer())
    expect(bytes.length).toBeLessThan(fullFont.length / 2)
    const headings = headingsOf(html)
    expect(headings).toHaveLength(1)
    checkLetters(bytes, fullFont, [...headings, company.tradingName.value])
  }
  await close()
})

test('a letter missing only from the headings’ subset is reported with its heading', async () => {
  const face = await subsetFont(fullFont, 'Terms', { targetFormat: 'woff2' })
  checkLetters(face, fullFont, ['Terms', 'Term中'])
  expect(() => checkLetters(face, fullFont, ['Teams'])).toThrow('The face of headings lacks a of “Teams”.')
})

test('headings are read as they are displayed', () => {
  const html = '<h1 class="a">Thabo&#x27;s <br/>caf<span>é</span> &amp; bar</h1><h2>no</h2>'
  expect(headingsOf(html)).toEqual(["Thabo's café & bar"])
  expect(() => headingsOf('<h1>Caf&eacute;</h1>')).toThrow(
    'A heading has &eacute;: write the character itself.',
  )
})
