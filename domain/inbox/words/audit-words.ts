import { formatDate } from '../../calendar/calendar.ts'
import type { AuditAct, AuditActKind } from '../audit-acts.ts'
import type { Role } from '../permissions.ts'
import { BY_WAY, enquiryName, STATUS_NAMES } from './names.ts'

type ActOf<Kind extends AuditActKind> = Extract<AuditAct, { act: Kind }>

/** Who did it, by the colleague's id, and how colleagues are called. */
type People = { by: string | null; nameOf: (staffId: string) => string }

/** What was done, after the name and before the enquiry's number. */
const WORDS: { [Kind in AuditActKind]: (act: ActOf<Kind>, people: People) => string } = {
  opened: () => 'opened the enquiry of',
  answered: ({ way }) => `answered ${BY_WAY[way]}`,
  'answer-taken-back': () => 'took back the answer to',
  called: () => 'tried to reach the sender of',
  'they-answered': () => 'wrote down what was answered to',
  noted: () => 'wrote a note on',
  reminded: () => 'asked for a reminder of',
  'address-corrected': () => 'corrected the address of',
  'mail-taken': () => 'took the answer to',
  'mail-refused': ({ words }) => `refused the answer: ${words}`,
  'mail-sent-again': () => 'sent again the answer to',
  given: ({ to }, { by, nameOf }) => (to === null ? 'let go of' : to === by ? 'took' : `gave ${nameOf(to)}`),
  'held-back': ({ reasons }) => `held back, ${reasons.join(', ')}`,
  released: () => 'released',
  'held-back-deleted': () => 'deleted',
  status: ({ from, to }) => `changed the status from ${STATUS_NAMES[from]} to ${STATUS_NAMES[to]}`,
  expired: (act) => `deleted ${enquiries(act)} of ${formatDate(act.day)}`,
  exported: (act) => `exported ${enquiries(act)}`,
  'person-exported': () => 'exported everything about a person',
  'person-erased': ({ receipt }) => `erased a person, receipt ${receipt}`,
  'audit-exported': () => 'exported the audit log',
  'signed-in': ({ by }) => `signed in with a ${by}`,
  'signed-out': ({ everywhere }) => (everywhere ? 'signed out everywhere' : 'signed out'),
  'sign-in-refused': ({ times, network }) =>
    `was refused at sign-in, ${timesInWords(times)}, from ${network}`,
  'passkey-added': () => 'added a passkey',
  'passkey-removed': () => 'removed a passkey',
  'password-changed': () => 'changed the password',
  invited: ({ staff, role }, { nameOf }) => `invited ${nameOf(staff)} as ${roleName(role)}`,
  'invitation-taken-back': ({ staff }, { nameOf }) => `took back the invitation of ${nameOf(staff)}`,
  'role-changed': ({ staff, role }, { nameOf }) => `made ${nameOf(staff)} ${roleName(role)}`,
  left: ({ staff }, { nameOf }) => `ended the access of ${nameOf(staff)}`,
  'settings-changed': ({ names }) => `changed the settings: ${names.join(', ')}`,
  'subscriber-stopped': () => 'stopped the letters of a subscriber',
  'subscriber-asked-again': () => 'asked a subscriber again',
}

/** Who acts where no colleague does. */
const ACTORS: Partial<Record<AuditActKind, string>> = {
  'mail-taken': 'Mail server',
  'mail-refused': 'Mail server',
  expired: 'Retention',
  'sign-in-refused': 'Somebody',
}

/** An entry in pieces: `Aisha Davids` `changed the status from In conversation to Won` `E-4391`; no number if it is about none. */
export function auditSentence(
  act: AuditAct,
  people: People,
): { who: string; words: string; subject: string | null } {
  // Each entry of the table takes the act of its own name.
  const words = WORDS[act.act] as (act: AuditAct, people: People) => string
  return {
    who: people.by === null ? (ACTORS[act.act] ?? 'The site') : people.nameOf(people.by),
    words: words(act, people),
    subject: 'number' in act ? enquiryName(act.number) : null,
  }
}

/** `9f3a…c1`: an entry's hash in short. */
export function sealInShort(hash: string): string {
  return `${hash.slice(0, 4)}…${hash.slice(-2)}`
}

function enquiries({ enquiries: count }: { enquiries: number }): string {
  return `${count} ${count === 1 ? 'enquiry' : 'enquiries'}`
}

function timesInWords(times: number): string {
  return times === 1 ? 'once' : `${times} times`
}

function roleName(role: Role): string {
  return role === 'owner' ? 'an owner' : 'a member'
}
