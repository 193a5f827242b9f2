import { expect, test } from 'vitest'
import calculator from '../../../content/calculator.json' with { type: 'json' }
import solutions from '../../../content/solutions.json' with { type: 'json' }
import { parseContentFile } from '../../../domain/content/content.ts'
import { rateCardOfNovember2026 as card } from '../../../domain/pricing/rate-card.fixture.ts'
import { workOutOf } from './solution-offer.ts'

const words = parseContentFile('calculator', calculator)
const [ecommerce] = parseContentFile('solutions', solutions)

test('a solution offers the designs with what they add, the months for everyone, and its extras', () => {
  if (!ecommerce) throw new Error('no solution')
  const { designs, months, extras } = workOutOf({ ...ecommerce, offeredExtras: ['whatsapp'] }, words, card)
  expect(designs.map(({ addsCents }) => addsCents)).toEqual([0, 672_800, 1_569_800])
  expect(months).toEqual([3, 6, 12, 18, 24])
  expect(extras).toEqual([
    { key: 'whatsapp', label: 'WhatsApp order and reminder messages', addsCents: 828_000 },
  ])
})

test.each(['courier', 'spaceship'])('an extra that cannot be added, %s, stops the build', (key) => {
  if (!ecommerce) throw new Error('no solution')
  expect(() => workOutOf({ ...ecommerce, offeredExtras: [key] }, words, card)).toThrow(
    `ecommerce: offeredExtras: "${key}"`,
  )
})
