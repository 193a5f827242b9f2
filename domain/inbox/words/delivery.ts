import { weekdayAndDate } from '../../calendar/day-words.ts'
import { dayOf, timeOfDay, timeToTheSecond } from '../../calendar/time-of-day.ts'
import { capitalised, counted, fullStop, inWords } from '../../wording.ts'

/** How mails are sent: by a mail server, or without one saved to a folder. */
type MailWay = 'smtp' | 'folder'

/** The delivery of an email; `response`: the mail server's words, null without one. `folder`: it is saved, not sent. */
export type MailDeliveryStatus =
  | { state: 'undoable'; untilMs: number; way: MailWay }
  | { state: 'folder' }
  | { state: 'waiting'; response: string | null; lastTryMs: number | null; nextTryMs: number }
  | { state: 'taken'; atMs: number; attached: string | null }
  | { state: 'failed'; response: string }

/** The delivery status shown under an email; `lead` is the part in bold, and in red if it failed. */
export function deliveryStatusText(
  status: MailDeliveryStatus,
  nowMs: number,
): { lead: string; rest: string } {
  switch (status.state) {
    case 'undoable': {
      const seconds = Math.max(Math.ceil((status.untilMs - nowMs) / 1_000), 1)
      return { lead: 'Waiting.', rest: ` ${sendingDelaySentence(seconds, status.way)}` }
    }
    case 'folder':
      return { lead: 'In the folder.', rest: ' No mail server is set, so nobody has got it.' }
    case 'waiting':
      return { lead: 'Waiting.', rest: waitingWords(status) }
    case 'taken': {
      const attached = status.attached === null ? '' : ` With ${status.attached}.`
      return { lead: `Taken by the mail server ${takenAt(status.atMs, nowMs)}.`, rest: attached }
    }
    case 'failed':
      return { lead: 'Not delivered.', rest: ` The mail server said: ${fullStop(status.response)}` }
  }
}

/** `The e-mail goes out in 10 seconds.`, or to the folder if there is no mail server. */
export function sendingDelaySentence(seconds: number, way: MailWay): string {
  const leaves = way === 'smtp' ? 'The e-mail goes out' : 'The e-mail is written to the folder'
  return `${leaves} in ${counted(seconds, 'second')}.`
}

/** `452 mailbox full. Tried for 72 hours. Phone, or send it again.`: the snippet of an enquiry whose answer failed permanently. */
export function notDeliveredLine(response: string, triedHours: number | null): string {
  const triedWords = triedHours === null ? '' : ` Tried for ${triedHours} hours.`
  return `${fullStop(response)}${triedWords} Phone, or send it again.`
}

/** `1 answer did not arrive. Rukhsana Patel is back in Needs an answer.` @param names full names, at least one */
export function notDeliveredSentence(names: ReadonlyArray<string>): string {
  const [onlyName] = names
  if (names.length === 1) return `1 answer did not arrive. ${onlyName} is back in Needs an answer.`
  const peopleWords = `${capitalised(inWords(names.length))} people`
  return `${names.length} answers did not arrive. ${peopleWords} are back in Needs an answer.`
}

/** The sidebar's line on mail. @param way `folder` without an SMTP server */
export function mailLine(mail: { way: MailWay; waiting: number; failed: number }): string {
  if (mail.way === 'folder') return 'E-mail sending is off: messages are saved to a folder and not sent.'
  const waitingNote =
    mail.waiting === 0 ? 'Nothing waits' : `${mail.waiting} ${mail.waiting === 1 ? 'waits' : 'wait'}`
  const failed = mail.failed === 0 ? '' : `, ${mail.failed} failed`
  return `Mail is going out. ${waitingNote}${failed}.`
}

function waitingWords(status: Extract<MailDeliveryStatus, { state: 'waiting' }>): string {
  const { response, lastTryMs, nextTryMs } = status
  if (lastTryMs === null) return ' It goes out within seconds.'
  const at = timeOfDay(lastTryMs)
  const trouble =
    response === null
      ? `The mail server did not answer at ${at}.`
      : `The mail server said at ${at}: ${fullStop(response)}`
  return ` ${trouble} Next try ${timeOfDay(nextTryMs)}, for up to 72 hours.`
}

function takenAt(ms: number, nowMs: number): string {
  const time = timeToTheSecond(ms)
  return dayOf(ms) === dayOf(nowMs) ? time : `${weekdayAndDate(dayOf(ms))}, ${time}`
}
