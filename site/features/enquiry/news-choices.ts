import type { Notices } from '../../../domain/content/notices.ts'

/** The two consents to news, taken apart to be shown once: what they share, and the channel of each box. */
export type NewsChoices = { legend: string; email: string; whatsapp: string; ending: string }

/**
 * Takes the wordings apart where they differ, so that what a visitor reads is what is stored with the consent.
 *
 * @throws {Error} if they do not begin alike: one question could not ask for both
 */
export function newsChoicesOf({ email, whatsapp }: Notices['newsWording']): NewsChoices {
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
