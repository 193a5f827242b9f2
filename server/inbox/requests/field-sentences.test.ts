import { expect, test } from 'vitest'
import { addEventSchema } from '../../../domain/inbox/api/enquiry-acts.ts'
import { fieldErrorMessages, plainSentence } from './field-sentences.ts'

const sentencesFor = (fact: unknown) => {
  const sent = { version: 1, fact }
  const { error } = addEventSchema.safeParse(sent, { error: plainSentence })
  return error && Object.values(fieldErrorMessages(error, sent))
}

test.each([
  [{ kind: 'answered', way: 'pigeon', words: '' }, 'Choose one of: telephone, whatsapp'],
  [{ kind: 'reminded', on: '2026-02-30' }, 'Enter a day like 2026-11-23'],
  [{ kind: 'reminded' }, 'This is missing'],
  [{ kind: 'given', to: 7 }, 'This is of another kind than it must be'],
  [{ kind: 'note', words: 'x'.repeat(20_001) }, 'Write 20000 characters or fewer'],
  [{ kind: 'note', words: ' ' }, 'Write a note first'],
  [{ kind: 'call-cancelled', words: '' }, 'Write why'],
  [{ kind: 'danced' }, 'There is nothing of this kind'],
])('%o gets a plain sentence', (fact, sentence) => {
  expect(sentencesFor(fact)).toEqual([sentence])
})
