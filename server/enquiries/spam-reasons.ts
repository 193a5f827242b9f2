import { HONEYPOT } from '../../domain/enquiry/form.ts'
import type { QuarantineReason } from '../../domain/inbox/words/quarantine-words.ts'
import { readsLikeSpam } from './spam-phrases.ts'

const MAX_LINKS = 3
export const LINK = /(?:https?:\/\/|www\.)[^\s,<>"')\]]+/gi
const LINK_IN_NAME =
  /https?:|www\.|[a-z\d-]{2}\.(?:com|net|org|info|biz|ru|cn|xyz|top|site|online|shop|club|link|io|ly|co)\b/i

/**
 * The reasons for quarantining an enquiry, for staff to read; empty if it looks genuine. Quarantined enquiries are stored for staff to
 * check, never refused, because browsers' autofill fills honeypots and genuine visitors paste links. docs/decisions/0005.
 *
 * Markup, quotes and emoji alone are no reason.
 *
 * @param sent.values the parsed values, the honeypot included
 * @param sent.shopName the name under which a visitor saw a product
 * @param sent.browserHeaders whether the request had the headers that every browser sends with a form
 */
export function spamReasons(sent: {
  values: Readonly<Record<string, string | undefined>>
  shopName?: string | undefined
  browserHeaders: boolean
}): Array<QuarantineReason> {
  const { values, shopName = '', browserHeaders } = sent
  const { firstName = '', surname = '', message = '' } = values
  const reasons: Array<[boolean, QuarantineReason]> = [
    [Boolean(values[HONEYPOT]?.trim()), 'hidden field filled'],
    [!browserHeaders, 'no browser headers'],
    // A business name may be a domain, such as takealot.com, but not a link.
    [LINK_IN_NAME.test(`${firstName} ${surname}`) || countLinks(shopName) > 0, 'link in a name'],
    [countLinks(message) > MAX_LINKS, 'many links'],
    [readsLikeSpam(message) || readsLikeSpam(shopName), 'reads like known spam'],
  ]
  return reasons.filter(([isFound]) => isFound).map(([, reason]) => reason)
}

/** How many links a text holds. */
export function countLinks(text: string): number {
  return text.match(LINK)?.length ?? 0
}
