import { HONEST_MESSAGES } from '../../../../server/enquiries/samples/honest-enquiries.ts'
import { SPAM_MESSAGES } from '../../../../server/enquiries/samples/spam-enquiries.ts'
import { countOf, post } from '../../ask.ts'
import { contactFields } from '../../attack/contact-form.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { storedRecords } from '../../stored-records.ts'

const MIN_QUARANTINED_PERCENT = 90

/** The spam filter, which needs no captcha. */
export const spam: Scenario = {
  id: 'S3',
  promise: 'Honest enquiries reach the staff, spam is quarantined, and neither is discarded',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/enquiries/spam-reasons.ts',
    find: "[readsLikeSpam(message) || readsLikeSpam(shopName), 'reads like known spam'],",
    replace: '',
  },
  run: async (context) => {
    const server = await context.server()
    const messages = [...HONEST_MESSAGES, ...SPAM_MESSAGES]
    const send = (message: string, index: number) =>
      post(server.port, '/contact-us', { ...contactFields(`visitor-${index}@example.co.za`), message })
    const answers = await Promise.all(messages.map(send))
    const autofilledFields: Record<string, string> = {
      ...contactFields('autofill@example.co.za'),
      extraNote: 'filled by a browser',
    }
    const autofilled = await post(server.port, '/contact-us', autofilledFields)
    const stored = storedRecords(server.dataDir)
    const quarantined = new Set(
      stored.filter(({ isQuarantined }) => isQuarantined).map(({ record }) => record.message),
    )
    const caught = SPAM_MESSAGES.filter((message) => quarantined.has(message)).length
    return [
      atLeast('honest enquiries', HONEST_MESSAGES.length, 50),
      atLeast('spam', SPAM_MESSAGES.length, 50),
      exactly('accepted', countOf([...answers, autofilled], 200), messages.length + 1),
      exactly('stored', stored.length, messages.length + 1),
      none(
        'honest and quarantined',
        HONEST_MESSAGES.filter((message) => quarantined.has(message)),
      ),
      atLeast(
        'spam quarantined',
        Math.round((100 * caught) / SPAM_MESSAGES.length),
        MIN_QUARANTINED_PERCENT,
        ' %',
      ),
      exactly(
        'quarantined for a hidden field that a browser filled in',
        quarantined.has(autofilledFields.message ?? '') ? 1 : 0,
        1,
      ),
    ]
  },
}
