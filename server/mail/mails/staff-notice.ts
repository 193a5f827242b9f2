import { z } from 'zod'
import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { NOTICE_KINDS, type NoticeKind } from '../../../domain/inbox/events/kinds.ts'
import { staffNoticeSubject } from '../../../domain/inbox/words/mail-subjects.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { flowed } from '../flowed-text.ts'
import { onOneLine } from '../mail.ts'
import { epochMs, type MailContext, type WrittenMail } from '../mail-definition.ts'

const MAX_NAMED = 20

export const kind = 'staff-notice'
export const name = 'Notice to staff'

/** Names no enquirer: the erasure of an enquiry leaves these messages in the outbox. */
export const schema = z.strictObject({
  kind: z.literal(kind),
  at: epochMs,
  to: z.string(),
  notices: z.array(
    z.strictObject({
      kind: z.enum(NOTICE_KINDS),
      number: z.int(),
      about: z.string(),
      dueAt: epochMs.nullable(),
      /** The name of the assignee. */
      holder: z.string().nullable(),
    }),
  ),
})
export type StaffNotice = z.infer<typeof schema>
type Notice = StaffNotice['notices'][number]

/** Lists enquiries for one member of staff by their numbers: reminders, new assignments, late answers. */
export function write({ to, notices }: StaffNotice, { company, siteUrl }: MailContext): WrittenMail {
  const sections = NOTICE_KINDS.flatMap((noticeKind) => {
    const ofKind = notices.filter((notice) => notice.kind === noticeKind)
    return ofKind.length > 0 ? [sectionOf(noticeKind, ofKind, siteUrl)] : []
  })
  const foot = flowed(
    'You choose under People and settings when you are mailed about enquiries that are assigned to you or late. A reminder comes because you asked for it.',
  )
  return {
    to: [to],
    subject: staffNoticeSubject(notices),
    text: `${[...sections, foot].join('\n\n')}\n`,
    senderName: `${company.tradingName.value} inbox`,
  }
}

const HEADINGS: Readonly<Record<NoticeKind, string>> = {
  reminder: 'You asked to be reminded of',
  assigned: 'Assigned to you',
  late: 'Not answered in time',
}

function sectionOf(noticeKind: NoticeKind, notices: ReadonlyArray<Notice>, siteUrl: string): string {
  const namedLines = notices.slice(0, MAX_NAMED).map((notice) => paragraphOf(notice, siteUrl))
  const unnamedCount = notices.length - namedLines.length
  return [
    `${HEADINGS[noticeKind]}:`,
    ...namedLines,
    ...(unnamedCount > 0 ? [`And ${unnamedCount} more:\n${siteUrl}${paths.inbox}`] : []),
  ].join('\n\n')
}

function paragraphOf(notice: Notice, siteUrl: string): string {
  const line = `${enquiryName(notice.number)}, ${onOneLine(notice.about)}.${dueOf(notice)}`
  return `${flowed(line)}\n${siteUrl}${paths.inboxEnquiry(notice.number)}`
}

function dueOf({ kind: noticeKind, dueAt, holder }: Notice): string {
  if (dueAt === null) return ''
  if (noticeKind !== 'late') return ` Answer by ${dayAndTime(dueAt)}.`
  const assigneeWords = holder === null ? 'Assigned to nobody' : `Assigned to ${onOneLine(holder)}`
  return ` An answer was due by ${dayAndTime(dueAt)}. ${assigneeWords}.`
}
