import type { Notices } from '../../../domain/content/pages.ts'

/** The two consents to news, split for display: the text that they share, and the channel of each box. */
export type NewsChoices = { legend: string; email: string; whatsapp: string; ending: string }

/**
 * Splits the wordings where they differ, so that the text shown is the text stored with the consent.
 *
 * @throws {Error} if they differ in more than one word, so that one question cannot cover both
 */
export function newsConsentsOf({ email, whatsapp }: Notices['newsWording']): NewsChoices {
  const start = sharedStart(email.split(' '), whatsapp.split(' '))
  const [channel = '', ...rest] = email.split(' ').slice(start)
  const [otherChannel = '', ...otherRest] = whatsapp.split(' ').slice(start)
  if (start === 0 || channel === '' || rest.join(' ') !== otherRest.join(' '))
    throw new Error('content/notices.json: newsWording: email and whatsapp must differ in one word only')
  return {
    legend: email.split(' ').slice(0, start).join(' '),
    email: withoutStop(channel),
    whatsapp: withoutStop(otherChannel),
    ending: rest.join(' '),
  }
}

function sharedStart(words: ReadonlyArray<string>, others: ReadonlyArray<string>): number {
  const at = words.findIndex((word, index) => word !== others[index])
  return at === -1 ? words.length : at
}

function withoutStop(word: string): string {
  return word.replace(/\.$/, '')
}
