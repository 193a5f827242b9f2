import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { People } from './People.tsx'

const thandi = { name: 'Thandi Nkosi', role: 'Founder', sentence: 'Reads every message.' }

test('people stand with their role, their sentence and their picture, above the company’s line', () => {
  const html = renderToStaticMarkup(
    <People
      people={[thandi, { ...thandi, name: 'Sipho Dlamini', picture: 'sipho.jpg' }]}
      company={['A (Pty) Ltd', 'Durban']}
      ways={[{ name: 'Phone', text: '011 123 4567', href: null }]}
      hours="Monday to Friday, 08:00 to 17:00"
    />,
  )
  expect(html).toContain('<h3>Thandi Nkosi</h3>')
  expect(html).toContain('Reads every message.')
  expect(html.match(/<img src="[^"]*"/g)).toEqual(['<img src="/people/sipho.jpg.webp"'])
  expect(html).toMatch(/A \(Pty\) Ltd<.*>Durban</)
  expect(html).toContain('<dt>Phone</dt><dd><span>011 123 4567</span></dd>')
  expect(html).toContain('<dt>Open</dt><dd>Monday to Friday, 08:00 to 17:00</dd>')
})

test('a company that says nothing but its name leaves no gap; one without people still has its line', () => {
  const known = { people: [], ways: [], hours: null }
  expect(renderToStaticMarkup(<People {...known} company={['A (Pty) Ltd']} />)).toBe('')
  const html = renderToStaticMarkup(<People {...known} company={['A (Pty) Ltd', 'since 2019']} />)
  expect(html).toMatch(/A \(Pty\) Ltd<.*>since 2019</)
  expect(html).not.toMatch(/<ul|<dl/)
})
