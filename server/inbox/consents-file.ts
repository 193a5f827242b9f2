import { Readable } from 'node:stream'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import { escapeFormulaCell } from '../../domain/inbox/export/escape-formula-cell.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { phoneNumber } from '../../domain/inbox/words/phone-number.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { hashOfToken, stopTokenOf } from '../mail/link-token.ts'
import { storeStopLink } from '../store/sql/inbox/form-consents.ts'
import type { SubscribersPage } from '../store/sql/inbox/subscribers.ts'
import { countsOfSubscribers, pageOfSubscribers } from '../store/sql/inbox/subscribers.ts'
import { recordAct } from './audit/record-act.ts'
import { BYTE_ORDER_MARK, csvOf, EXPORT_TYPES } from './export.ts'
import type { Answer, StaffRequest } from './requests/define-routes.ts'
import type { InboxServices } from './services.ts'

const PAGE_SIZE = 100
/** States in which an address may get news. */
const IN_FORCE = ['confirmed', 'agreed'] as const
const HEADINGS = [
  'By',
  'E-mail',
  'Phone',
  'Enquiry',
  'Page',
  'Words',
  'Agreed',
  'Privacy notice',
  'Stop link',
]

/** Sends all current consents to news as a file: e-mail addresses with their stop links, which are valid from then on. */
export async function sendConsents(
  services: InboxServices,
  { signedIn, reply }: Pick<StaffRequest<unknown>, 'signedIn' | 'reply'>,
): Promise<Answer> {
  const { database } = services
  const { confirmed, agreed } = await database.read(countsOfSubscribers)
  const data = { count: confirmed + agreed }
  await database.transaction((tx) => recordAct(services, tx, signedIn.staff.id, 'exported-consents', data)) // before any is sent
  reply
    .type(EXPORT_TYPES.csv)
    .header('content-disposition', 'attachment; filename="consents.csv"')
    .send(Readable.from(linesOf(services)))
  return undefined
}

async function* linesOf(services: InboxServices): AsyncGenerator<string> {
  yield BYTE_ORDER_MARK + (await csvOf([HEADINGS]))
  for (const state of IN_FORCE) {
    for (let after: SubscribersPage['next'] | undefined; after !== null; ) {
      const query = { state, after, limit: PAGE_SIZE }
      const page: SubscribersPage = await services.database.read((tx) => pageOfSubscribers(tx, query))
      await services.database.transaction(async (tx) => {
        for (const { email, postId } of page.rows.filter(isByEmail))
          await storeStopLink(tx, hashOfToken(stopTokenOf(email, services.secret)), postId)
      })
      if (page.rows.length > 0) yield await csvOf(page.rows.map((row) => cellsOf(row, services)))
      after = page.next
    }
  }
}

type Row = SubscribersPage['rows'][number]

function isByEmail(row: Row): boolean {
  return !('channel' in row) || row.channel === 'email'
}

function cellsOf(row: Row, { secret, config }: InboxServices): Array<string> {
  const { email, page, wording, givenAt, notice } = row
  const { phone, number } = 'phone' in row ? row : { phone: '', number: null }
  const cells = [
    isByEmail(row) ? 'E-mail' : 'WhatsApp',
    email,
    phoneNumber(phone),
    number === null ? '' : enquiryName(number),
    page,
    wording,
    `${dayOf(givenAt)} ${timeOfDay(givenAt)}`,
    notice,
    isByEmail(row) ? `${config.siteUrl}${paths.newsletterStop(stopTokenOf(email, secret))}` : '',
  ]
  return cells.map(escapeFormulaCell)
}
