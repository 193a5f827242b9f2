import { expect, test } from 'vitest'
import notices from '../../../content/notices.json' with { type: 'json' }
import { newsConsentsOf } from './news-choices.ts'

test('what a visitor reads beside a box is, put together, what is stored with the consent', () => {
  const { legend, email, whatsapp, ending } = newsConsentsOf(notices.newsWording)
  expect(`${legend} ${email}. ${ending}`).toBe(notices.newsWording.email)
  expect(`${legend} ${whatsapp}. ${ending}`).toBe(notices.newsWording.whatsapp)
})

test('wordings that ask for different things stop the build', () => {
  expect(() => newsConsentsOf({ email: 'Send news by email.', whatsapp: 'Call me. I can stop.' })).toThrow(
    'content/notices.json',
  )
})
