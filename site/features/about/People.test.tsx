import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HowToReachUs } from './HowToReachUs.tsx'
import { People } from './People.tsx'

const thandi = { id: 'thandi', name: 'Thandi Nkosi', role: 'Founder', sentence: 'Reads every message.' }
const company = { tradingName: { value: 'A (Pty) Ltd' }, social: [] }

test('example people are marked as examples', () => {
  const people = [thandi, { ...thandi, id: 'sipho', name: 'Sipho Dlamini' }]
  const examples = people.map((person) => ({ ...person, example: true as const }))
  const htmlOf = (shown: typeof people) => renderToStaticMarkup(<People heading="Who" people={shown} />)
  expect(htmlOf(people)).not.toContain('examples')
  expect(htmlOf(examples)).toContain('These two are examples.')
})

test('without people there is no heading for them, and a missing fact leaves no gap', () => {
  expect(renderToStaticMarkup(<People heading="Who" people={[]} />)).toBe('')
  const reach = (facts: object) =>
    renderToStaticMarkup(<HowToReachUs company={{ ...company, ...facts }} chargesVat={false} />)
  expect(reach({})).not.toMatch(/<h3|<dl|<p/)
  const openingHours = { days: [1, 2, 3, 4, 5], opens: '08:00', closes: '17:00' }
  const html = reach({
    phone: { value: '011 123 4567', example: true },
    openingHours,
    since: { value: '2019' },
  })
  expect(html).toContain('<dt>Phone</dt><dd><span>011 123 4567</span></dd>')
  expect(html).toContain('<dt>Open</dt><dd>Monday to Friday, 08:00 to 17:00</dd>')
  expect(html).toMatch(/A \(Pty\) Ltd<.*>since 2019</)
})
