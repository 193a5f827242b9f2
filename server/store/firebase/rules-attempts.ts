import { readFileSync } from 'node:fs'
import targaryen, { type Auth } from 'targaryen'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'

export const RULES: object = JSON.parse(
  readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8'),
)
export const NOW = Date.UTC(2026, 10, 21, 10)

/** An operation, and whether the rules must allow it. */
export type RulesCase = { name: string; allowed: boolean; tries: (rules: object) => boolean }

export const contact = sampleContact(1, { dateSent: NOW }).record
export const lead = sampleLead(1, { dateSent: NOW }).record
export const { userId, postId } = contact
export const OWNER: Auth = { uid: userId, provider: 'anonymous' }
export const STRANGER: Auth = { uid: userId.toLowerCase(), provider: 'anonymous' }
export const CONTACT_PATH = `/contactUs/${userId}/${postId}`
export const LEAD_PATH = `/whiteLabelSolution/${userId}/${postId}`

export type Tree = { [field: string]: unknown }
export type Attempt = { path?: string; value?: unknown; auth?: Auth | null; stands?: object }

export function yes(name: string, attempt: Attempt): RulesCase {
  return { name, allowed: true, tries: (rules) => writes(rules, attempt) }
}

export function no(name: string, attempt: Attempt): RulesCase {
  return { name, allowed: false, tries: (rules) => writes(rules, attempt) }
}

export function unread(name: string, path: string, stands: object): RulesCase {
  return {
    name,
    allowed: false,
    tries: (rules) => databaseWith(rules, stands, OWNER).read(path, { now: NOW }).allowed,
  }
}

function writes(rules: object, { path = CONTACT_PATH, value = contact, auth = OWNER, stands = {} }: Attempt) {
  return databaseWith(rules, stands, auth).write(path, value, undefined, NOW).allowed
}

const parsed = new WeakMap<object, targaryen.Database>()

function databaseWith(rules: object, stands: object, auth: Auth | null): targaryen.Database {
  const empty = parsed.get(rules) ?? targaryen.database(rules, {}, NOW)
  parsed.set(rules, empty)
  return empty.with({ data: stands, now: NOW }).as(auth)
}

export function split(values: Tree): Array<[field: string, value: unknown]> {
  return Object.entries(values).flatMap(([field, many]) =>
    (Array.isArray(many) ? many : [many]).map((value): [string, unknown] => [field, value]),
  )
}

export function without(record: object, field: string): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))
}

export function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text
}
