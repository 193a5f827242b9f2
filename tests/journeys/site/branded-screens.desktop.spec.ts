import fc from 'fast-check'
import { faultsOfNames, paleTexts, recordPositions } from '../branded-screens.ts'
import { setStyle } from '../cut-texts.ts'
import { expect } from '../fixtures.ts'
import { test } from '../shared-page.ts'
import { hydrate } from '../your-name-steps.ts'

const ALL_SAMPLES = Boolean(process.env.ALL_SAMPLES) // npm test -- --all
const NAME_COUNT = ALL_SAMPLES ? 5_000 : 125
const BATCH = 125
const COLOUR_COUNT = ALL_SAMPLES ? 60 : 4

const OTHER_SCRIPTS = `
مخبز النور والبركة للحلويات الشرقية
שלום עולם
日本語の名前がとても長い場合
नमस्ते दुकान
Пекарня Надежда
Αρτοποιείο Ήλιος
베이커리 이름이 길어요
面包店和咖啡馆
ร้านเบเกอรี่ที่บ้าน
கடை பெயர்
ዳቦ ቤት
ব্যাকারি দোকান
ហាងនំប៉័ង
မုန့်ဆိုင်
བག་ལེབ་ཚོང་ཁང་
ხელოვნების სახლი`
  .trim()
  .split('\n')
const HOSTILE = [
  'W'.repeat(60),
  'W'.repeat(30),
  `${'i'.repeat(29)} ${'m'.repeat(30)}`,
  'a '.repeat(30),
  '👨‍👩‍👧‍👦'.repeat(8),
  '🇿🇦 Braai',
  '<b onload="x">"Tom" & \'Co\'</b>',
  '</bdi></div><h1>Big</h1>',
  '​',
  'Z̀́̂algo',
  'Ÿ́Ģ̧ Åkerström',
  '\u202eright to left',
  'ﷺ ﷽',
  'A\u00adB',
  '………',
  '-'.repeat(60),
  '𝕿𝖍𝖊 𝕾𝖍𝖔𝖕',
]

/** Words in many scripts, with marks, emoji and symbols. */
const anyName = fc.oneof(
  fc.string({ unit: 'grapheme', maxLength: 70 }),
  fc.string({ unit: 'grapheme-ascii', maxLength: 70 }),
  fc
    .array(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 12 }), { maxLength: 6 })
    .map((words) => words.join(' ')),
)

test(`${NAME_COUNT} names stay within their box and move nothing in any screen, and names that do otherwise are detected`, async ({
  page,
}) => {
  if (ALL_SAMPLES) test.setTimeout(300_000)
  await page.goto('/your-name?name=Thandi&for=ecommerce') // none of these names reveals a trade
  await page.getByLabel('The name of your business').fill('')
  await setStyle(page, '')
  await page.waitForFunction(() => document.querySelector('[data-brand=name]')?.textContent !== 'Thandi')
  expect(await page.evaluate(recordPositions)).toBeGreaterThan(100)
  const chosen = [...HOSTILE, ...OTHER_SCRIPTS]
  const names = [...chosen, ...fc.sample(anyName, NAME_COUNT - chosen.length)]
  for (let index = 0; index < names.length; index += BATCH)
    expect(await page.evaluate(faultsOfNames, names.slice(index, index + BATCH))).toEqual([])

  for (const [behaviour, style, fault] of [
    ['leaves its box', '* { overflow: visible !important; white-space: nowrap }', 'leaves'],
    [
      'moves other parts',
      '* { overflow: visible !important; height: auto !important; display: block }',
      'moves',
    ],
  ] as const)
    await test.step(`control: a name that ${behaviour} is detected`, async () => {
      await page.goto('/your-name')
      await hydrate(page)
      await setStyle(page, `[data-worn] .scene ${style}`)
      await page.evaluate(recordPositions)
      const faults = await page.evaluate(faultsOfNames, ['W '.repeat(30)])
      expect(faults.join()).toContain(fault)
    })
})

test('in every colour each text of every screen is legible, and a text that is too pale is detected', async ({
  page,
}) => {
  if (ALL_SAMPLES) test.setTimeout(300_000)
  const random = fc
    .sample(fc.integer({ min: 0, max: 0xff_ff_ff }), COLOUR_COUNT)
    .map((colour) => colour.toString(16).padStart(6, '0'))
  for (const colour of ['000000', 'ffffff', 'ffff00', '00ff00', '0000ff', 'ff0000', '777777', ...random]) {
    await page.goto(`/your-name?name=Thandi&colour=${colour}`)
    await setStyle(page, '')
    expect.soft(await page.evaluate(paleTexts), colour).toEqual([])
  }
  await setStyle(page, `[data-worn] .scene * { color: var(--worn-solid); background: var(--worn-solid) }`)
  expect(await page.evaluate(paleTexts)).toContainEqual(expect.stringMatching(/^1\.00 Thandi/))
})
