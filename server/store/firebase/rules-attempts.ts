import { readFileSync } from 'node:fs'
import targaryen, { type Auth } from 'targaryen'
import { sampleContact, sampleLead } from '../../../domain/enquiry/samples/enquiries.ts'

export const RULES: object = JSON.parse(
  readFileSync(new URL('../../../database.rules.json', import.meta.url), 'utf8'),
)
export const NOW = Date.UTC(2026, 10, 21, 10)

/** An operation, and whether the rules must allow it. */
export type RulesCase = { name: string; isAllowed: boolean; permits: (rules: object) => boolean }

export const contact = sampleContact(1, { dateSent: NOW }).record
export const lead = sampleLead(1, { dateSent: NOW }).record
export const { userId, postId } = contact
export const OWNER: Auth = { uid: userId, provider: 'anonymous' }
export const STRANGER: Auth = { uid: userId.toLowerCase(), provider: 'anonymous' }
export const CONTACT_PATH = `/contactUs/${userId}/${postId}`
export const LEAD_PATH = `/whiteLabelSolution/${userId}/${postId}`

export type Tree = { [field: string]: unknown }
export type Operation = { path?: string; value?: unknown; auth?: Auth | null; stored?: object }

export function allows(name: string, operation: Operation): RulesCase {
  return { name, isAllowed: true, permits: (rules) => permitWrite(rules, operation) }
}

export function refuses(name: string, operation: Operation): RulesCase {
  return { name, isAllowed: false, permits: (rules) => permitWrite(rules, operation) }
}

export function refusesRead(name: string, path: string, stored: object): RulesCase {
  return {
    name,
    isAllowed: false,
    permits: (rules) => databaseWith(rules, stored, OWNER).read(path, { now: NOW }).allowed,
  }
}

function permitWrite(
  rules: object,
  { path = CONTACT_PATH, value = contact, auth = OWNER, stored = {} }: Operation,
) {
  return databaseWith(rules, stored, auth).write(path, value, undefined, NOW).allowed
}

const emptyDatabases = new WeakMap<object, targaryen.Database>()

function databaseWith(rules: object, stored: object, auth: Auth | null): targaryen.Database {
  const empty = emptyDatabases.get(rules) ?? targaryen.database(rules, {}, NOW)
  emptyDatabases.set(rules, empty)
  return empty.with({ data: stored, now: NOW }).as(auth)
}

export function fieldValues(values: Tree): Array<[field: string, value: unknown]> {
  return Object.entries(values).flatMap(([field, fieldValue]) =>
    (Array.isArray(fieldValue) ? fieldValue : [fieldValue]).map((value): [string, unknown] => [field, value]),
  )
}

export function without(record: object, field: string): object {
  return Object.fromEntries(Object.entries(record).filter(([name]) => name !== field))
}

export function shortened(value: unknown): string {
  const text = JSON.stringify(value) ?? 'absent'
  return text.length > 40 ? `${text.slice(0, 30)}… (${text.length})` : text
}
