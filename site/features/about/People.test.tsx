import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { People } from './People.tsx'

const thandi = { name: 'Thandi Nkosi', role: 'Founder', sentence: 'Reads every message.', pictureUrl: null }

test('people stand with their role, their sentence and their picture, above the company’s line', () => {
  const html = renderToStaticMarkup(
    <People
      people={[thandi, { ...thandi, name: 'Sipho Dlamini', pictureUrl: '/sipho.webp' }]}
      company={['A (Pty) Ltd', 'Durban']}
    />,
  )
  expect(html).toContain('<h3>Thandi Nkosi</h3>')
  expect(html).toContain('Reads every message.')
  expect(html.match(/<img /g)).toHaveLength(1)
  expect(html).toMatch(/A \(Pty\) Ltd<.*>Durban</)
})

test('a company that says nothing but its name leaves no gap; one without people still has its line', () => {
  expect(renderToStaticMarkup(<People people={[]} company={['A (Pty) Ltd']} />)).toBe('')
  const html = renderToStaticMarkup(<People people={[]} company={['A (Pty) Ltd', 'since 2019']} />)
  expect(html).toMatch(/A \(Pty\) Ltd<.*>since 2019</)
  expect(html).not.toContain('<ul')
})
