import { expect, test } from 'vitest'
import notices from '../../../content/notices.json' with { type: 'json' }
import { splitNewsWording } from './news-choices.ts'

test('the texts beside a box, joined, equal the wording stored with the consent', () => {
  const { legend, email, whatsapp, ending } = splitNewsWording(notices.newsWording)
  expect(`${legend} ${email}. ${ending}`).toBe(notices.newsWording.email)
  expect(`${legend} ${whatsapp}. ${ending}`).toBe(notices.newsWording.whatsapp)
})

test('wordings with different questions stop the build', () => {
  expect(() => splitNewsWording({ email: 'Send news by email.', whatsapp: 'Call me. I can stop.' })).toThrow(
    'content/notices.json',
  )
})
