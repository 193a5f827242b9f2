import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { HowToReachUs } from './HowToReachUs.tsx'
import { People } from './People.tsx'

const thandi = { id: 'thandi', name: 'Thandi Nkosi', role: 'Founder', sentence: 'Reads every message.' }
const company = { tradingName: { value: 'A (Pty) Ltd' }, social: [] }

test('people are shown with role, sentence and picture, and examples are marked as examples', () => {
  const people = [
    thandi,
    { ...thandi, id: 'sipho', name: 'Sipho Dlamini', photo: { file: 'sipho.jpg', alt: 'Sipho at his desk' } },
  ]
  const html = renderToStaticMarkup(<People heading="Who" people={people} />)
  expect(html).toContain('<h3>Thandi Nkosi</h3>')
  expect(html).toContain('Reads every message.')
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="/people/480/sipho.jpg.webp"'])
  expect(html).toContain('alt="Sipho at his desk"')
  expect(html).not.toContain('examples')
  const examples = people.map((person) => ({ ...person, example: true as const }))
  expect(renderToStaticMarkup(<People heading="Who" people={examples} />)).toContain(
    'These two are examples.',
  )
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
