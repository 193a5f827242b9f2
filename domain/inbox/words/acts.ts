import { formatDate, isCalendarDate } from '../../calendar/calendar.ts'
import { counted } from '../../wording.ts'
import { AS_DELIVERED } from '../api/website.ts'
import { ANSWER_CHANNELS, type AnswerChannel, STATUSES, type Status } from '../events/kinds.ts'
import { BY_CHANNEL, STATUS_NAMES } from './names.ts'

/** The details of an action that the audit log may show: names of colleagues at most, never an enquirer's. */
export type AuditActionData = Readonly<Record<string, string | number | boolean | null>>

/**
 * `label` names the kind in the filter; `words` are shown between the author's name and the enquiry's number, by default those of
 * the label.
 */
type AuditActionText = { label: string; words?: string | ((data: AuditActionData) => string) }

/** `22 entries, unbroken` at the last check of the chain; `Not checked yet` if that found no entry. */
export function unbrokenEntries(count: number): string {
  return count === 0 ? 'Not checked yet' : `${counted(count, 'entry')}, unbroken`
}

/** Every audited action, in the words of the audit log. */
export const AUDIT_ACTIONS: Readonly<Record<string, AuditActionText>> = {
  opened: { label: 'opened the enquiry', words: 'opened' },
  answered: { label: 'answered', words: ({ way }) => `answered ${BY_CHANNEL[wayOf(way)]}` },
  'took-answer-back': { label: 'took an answer back', words: 'took back the answer to' },
  called: { label: 'tried to reach somebody', words: 'tried to reach the sender of' },
  'they-answered': { label: 'noted an answer of theirs', words: 'noted their answer to' },
  'no-answer-needed': { label: 'said that no answer is needed', words: 'said that no answer is needed to' },
  edited: { label: 'edited what was noted', words: 'edited what was noted on' },
  undone: { label: 'undid what was noted', words: 'undid what was noted on' },
  noted: { label: 'wrote a note', words: 'wrote a note on' },
  reminded: { label: 'asked for a reminder', words: 'asked for a reminder of' },
  'ended-reminder': { label: 'took a reminder away', words: 'took away the reminder of' },
  'corrected-address': { label: 'corrected an address', words: 'corrected the address of' },
  'mail-taken': { label: 'took an answer', words: 'took the answer to' },
  'mail-refused': { label: 'refused an answer', words: ({ words }) => `refused the answer: ${words}` },
  'sent-again': { label: 'sent an answer again', words: 'sent again the answer to' },
  took: { label: 'took an enquiry', words: 'took' },
  gave: { label: 'gave an enquiry', words: ({ name }) => `gave ${name}` },
  'let-go': { label: 'let go of an enquiry', words: 'let go of' },
  'call-cancelled': { label: 'cancelled a call', words: 'cancelled the call of' },
  'call-missed': {
    label: 'did not reach somebody at the time of a call',
    words: 'did not reach the sender of',
  },
  'call-given': { label: 'gave a call to somebody', words: 'gave away the call of' },
  'changed-own-calls': {
    label: 'changed whether they take calls',
    words: ({ takesCalls }) => (takesCalls ? 'takes calls now' : 'takes no more calls'),
  },
  released: { label: 'released' },
  'held-back': { label: 'called it spam', words: 'held back as spam' },
  'deleted-held-back': { label: 'deleted what was held back', words: 'deleted' },
  status: {
    label: 'changed the status',
    words: ({ from, to }) =>
      `changed the status from ${STATUS_NAMES[statusOf(from)]} to ${STATUS_NAMES[statusOf(to)]}`,
  },
  expired: {
    label: 'deleted by age',
    words: ({ count, day }) => `deleted ${counted(Number(count), 'enquiry')} of ${dayOf(day)}`,
  },
  exported: {
    label: 'exported enquiries',
    words: ({ count }) => `exported ${counted(Number(count), 'enquiry')}`,
  },
  'exported-person': {
    label: 'exported everything about a person',
    words: ({ hasEnquiry }) => `exported everything about ${hasEnquiry ? 'the sender of' : 'a person'}`,
  },
  'erased-person': {
    label: 'erased a person',
    words: ({ receipt }) => `erased a person, receipt ${receipt}`,
  },
  'changed-settings': {
    label: 'changed the settings',
    words: ({ names }) => `changed the settings: ${names}`,
  },
  'published-website': { label: 'published the website', words: publishedWords },
  'withdrew-prices': {
    label: 'withdrew prices that waited',
    words: ({ from }) => `withdrew the prices that waited for ${dayOf(from)}`,
  },
  'deleted-photo': {
    label: 'deleted a photo of the website',
    words: 'deleted a photo of the website for good',
  },
  'consent-withdrawn': {
    label: 'noted a withdrawn consent',
    words: 'noted that no more news is wanted by the sender of',
  },
  'exported-consents': {
    label: 'exported consents',
    words: ({ count }) => `exported ${counted(Number(count), 'consent')}`,
  },
  'stopped-subscriber': { label: 'stopped the letters of a subscriber' },
  'asked-subscriber-again': { label: 'asked a subscriber again' },
  'changed-saved-answers': { label: 'changed the saved answers' },
  'sent-mail-again': { label: 'sent a mail again', words: ({ kind }) => `sent a mail again, “${kind}”` },
  'sent-failed-mails-again': {
    label: 'sent all failed mails again',
    words: ({ count }) => `sent all failed mails again: ${count}`,
  },
  'put-mail-aside': {
    label: 'put aside a mail that failed',
    words: ({ kind }) => `put aside a mail that failed, “${kind}”`,
  },
  'made-webhook-key': { label: 'made a new signing key of the webhook' },
  'tested-webhook': { label: 'sent a test to the webhook' },
  'signed-in': { label: 'signed in', words: ({ way }) => `signed in with a ${way}` },
  'refused-sign-in': {
    label: 'was refused at sign-in',
    words: ({ times, network }) => `was refused at sign-in, ${times} times, from ${network}`,
  },
  'signed-out': { label: 'signed out' },
  'signed-out-everywhere': { label: 'signed out everywhere' },
  'ended-session': { label: 'signed out another device' },
  joined: { label: 'joined', words: ({ way }) => `joined with a ${way}` },
  'came-back': {
    label: 'came back by a new link',
    words: ({ way }) => `came back by a new link with a ${way}`,
  },
  'added-passkey': { label: 'added a passkey', words: ({ name }) => `added a passkey, ${name}` },
  'removed-passkey': {
    label: 'took a passkey away',
    words: ({ name }) => `took a passkey away, ${name || 'without a name'}`,
  },
  'passkey-went-back': {
    label: 'used a passkey whose counter went back',
    words: ({ name }) =>
      `used a passkey whose counter went back, ${name || 'without a name'}: it may be a copy`,
  },
  'changed-password': { label: 'changed their password' },
  'changed-name': {
    label: 'changed their name',
    words: ({ from, to }) => `changed their name from ${from} to ${to}`,
  },
  'asked-new-address': {
    label: 'asked for a new address',
    words: ({ email }) => `asked to sign in with ${email}`,
  },
  'kept-address': { label: 'kept their address', words: ({ email }) => `no longer asks for ${email}` },
  'changed-address': {
    label: 'changed their address',
    words: ({ from, to }) => `changed their address from ${from} to ${to}`,
  },
  invited: {
    label: 'invited somebody',
    words: ({ email, role }) => `invited ${email} as ${withArticle(role)}`,
  },
  'took-back-invitation': {
    label: 'took an invitation back',
    words: ({ email }) => `took the invitation of ${email} back`,
  },
  'made-link': { label: 'made a new link', words: ({ email }) => `made a new link for ${email}` },
  'made-owner-link': { label: 'made an owner’s link' },
  'changed-role': { label: 'changed a role', words: ({ name, role }) => `made ${name} ${withArticle(role)}` },
  'ended-access': { label: 'ended somebody’s access', words: ({ name }) => `ended the access of ${name}` },
  'restored-access': { label: 'let somebody back in', words: ({ name }) => `let ${name} back in` },
  'exported-audit': { label: 'exported the audit log' },
  'sealed-anew': {
    label: 'sealed the audit log anew',
    words: ({ n }) => `sealed the audit log anew, at entry ${n}`,
  },
}

/** `9f3a…c1`: an entry's hash in short. */
export function sealInShort(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-2)}`
}

/** An unknown value of another version counts as `mail`, or as `new`, because the log must always be readable. */
function wayOf(value: AuditActionData[string] | undefined): AnswerChannel {
  return ANSWER_CHANNELS.find((way) => way === value) ?? 'mail'
}

function statusOf(value: AuditActionData[string] | undefined): Status {
  return STATUSES.find((status) => status === value) ?? 'new'
}

function dayOf(value: AuditActionData[string] | undefined): string {
  const day = String(value)
  return isCalendarDate(day) ? formatDate(day) : day
}

/** Content files whose name in the log differs from their file name. */
const PART_NAMES: Readonly<Record<string, string>> = {
  ratecard: 'prices',
  faqs: 'questions',
  company: 'company facts',
}

/** The changed parts of the site, by the names of their files, or the restored version. */
function publishedWords({ number, parts, backTo }: AuditActionData): string {
  if (backTo === AS_DELIVERED) return `brought the website back as it was delivered, as version ${number}`
  if (typeof backTo === 'number') return `brought version ${backTo} of the website back, as version ${number}`
  const names = String(parts ?? '')
    .split(', ')
    .filter(Boolean)
  const partNames = names.map((name) => PART_NAMES[name] ?? name.replaceAll('-', ' ')).join(', ')
  return `published version ${number} of the website${partNames && `: ${partNames}`}`
}

const OTHER_ACTORS: Readonly<Record<string, string>> = {
  site: 'The site',
  'mail-server': 'Mail server',
  retention: 'Retention',
  somebody: 'Somebody',
  command: 'A command on the server',
}

/** An action in words, without its author and the enquiry: `signed in with a passkey`. */
export function actWords(act: string, data: AuditActionData): string {
  const words = AUDIT_ACTIONS[act]?.words ?? auditActionLabel(act)
  return typeof words === 'string' ? words : words(data)
}

/** The kind of an action in words: `signed in`. An unknown one is shown as stored. */
export function auditActionLabel(act: string): string {
  return AUDIT_ACTIONS[act]?.label ?? act.replaceAll('-', ' ')
}

/** The author if not a colleague: `The site`; undefined for a staff id. */
export function otherActor(who: string): string | undefined {
  return OTHER_ACTORS[who]
}

function withArticle(role: unknown): string {
  return role === 'owner' ? 'an owner' : 'a member'
}
