import type { Notices } from '../../../domain/content/pages.ts'

/** The two consents to news, split for display: the text that they share, and the channel of each box. */
export type NewsChoices = { legend: string; email: string; whatsapp: string; ending: string }

/**
 * Splits the wordings where they differ, so that the text shown is the text stored with the consent.
 *
 * @throws {Error} if they differ in more than one word, so that one question cannot cover both
 */
export function splitNewsWording({ email, whatsapp }: Notices['newsWording']): NewsChoices {
  const start = sharedStart(email.split(' '), whatsapp.split(' '))
  const [channel = '', ...emailRest] = email.split(' ').slice(start)
  const [otherChannel = '', ...otherRest] = whatsapp.split(' ').slice(start)
  if (start === 0 || channel === '' || emailRest.join(' ') !== otherRest.join(' '))
    throw new Error('content/notices.json: newsWording: email and whatsapp must differ in one word only')
  return {
    legend: email.split(' ').slice(0, start).join(' '),
    email: withoutStop(channel),
    whatsapp: withoutStop(otherChannel),
    ending: emailRest.join(' '),
  }
}

function sharedStart(words: ReadonlyArray<string>, otherWords: ReadonlyArray<string>): number {
  const firstDifference = words.findIndex((word, index) => word !== otherWords[index])
  return firstDifference === -1 ? words.length : firstDifference
}

function withoutStop(word: string): string {
  return word.replace(/\.$/, '')
}
