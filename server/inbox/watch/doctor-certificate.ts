import type { Config } from '../../config.ts'
import { errorText } from '../../error-text.ts'
import { RefusedCertificateError } from './certificate.ts'
import type { Finding } from './finding.ts'

const DAY_MS = 86_400_000
/** Caddy and certbot renew a month before the end: with less than this, renewing has failed for weeks. */
const LEAST_DAYS = 14

/** Whether the certificate of the site's address is one that browsers take, and lasts. */
export async function certificateFinding(
  { siteUrl }: Pick<Config, 'siteUrl'>,
  endOf: (origin: string) => Promise<Date>,
  now: Date,
): Promise<Finding> {
  const what = 'Certificate'
  if (!siteUrl.startsWith('https://'))
    return { what, state: 'good', sentence: `${siteUrl} is not https and needs none.` }
  const todo =
    'Look at the log of Caddy or certbot, which renew it: docs/operations.md, "the certificate ran out".'
  try {
    const days = Math.floor(((await endOf(siteUrl)).getTime() - now.getTime()) / DAY_MS)
    if (days < 0) return { what, state: 'bad', sentence: `The certificate of ${siteUrl} is over.`, todo }
    const sentence = `The certificate of ${siteUrl} lasts for ${days} more days.`
    return days < LEAST_DAYS ? { what, state: 'bad', sentence, todo } : { what, state: 'good', sentence }
  } catch (error) {
    if (error instanceof RefusedCertificateError)
      return {
        what,
        state: 'bad',
        sentence: `Browsers refuse the certificate of ${siteUrl}: ${error.message}.`,
        todo,
      }
    const sentence = `The certificate of ${siteUrl} cannot be read from here: ${error instanceof Error ? error.message : errorText(error)}.`
    return { what, state: 'advice', sentence, todo: 'Open the address from another network.' }
  }
}
