import { expect, test } from 'vitest'
import type { SavedAnswers } from '../../domain/inbox/api/settings.ts'
import { refusedWith } from '../api/refused.ts'
import { saveSavedAnswers } from './saved-answers.ts'

const answer = (id: string, text: string) => ({ id, name: id, subject: '', text })

/** A server on which a colleague has changed the saved answers. */
function serverWith(stored: SavedAnswers) {
  let current = stored
  const api = {
    savedAnswers: async () => current,
    setSavedAnswers: async (sent: SavedAnswers) => {
      if (sent.revision !== current.revision) throw refusedWith(409, { error: 'Somebody was first.' })
      current = { ...sent, revision: sent.revision + 1 }
      return current
    },
  }
  return { api, texts: () => current.answers.map(({ id, text }) => `${id}: ${text}`) }
}

const BASE = { revision: 1, answers: [answer('price', 'old')] }

test('a new saved answer is stored beside those that a colleague stored meanwhile', async () => {
  const { api, texts } = serverWith({ revision: 2, answers: [answer('price', 'theirs')] })
  expect(await saveSavedAnswers(api, BASE, [...BASE.answers, answer('thanks', 'new')])).toBeNull()
  expect(texts()).toEqual(['price: theirs', 'thanks: new'])
})
