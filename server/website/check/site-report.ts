import type { Company } from '../../../domain/content/company.ts'
import { whatsappAddress } from '../../../domain/content/contact-methods.ts'
import { type DraftField, fieldValue } from '../../../domain/content/draft.ts'
import { exampleFacts } from '../../../domain/content/example-facts.ts'
import { AUDIENCE_BEST_LETTERS } from '../../../domain/content/pages.ts'
import type { Person } from '../../../domain/content/people.ts'
import type { SiteFault, SiteNotice, SiteReport } from '../../../domain/inbox/api/website.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { priceOf } from '../../../domain/pricing/estimate.ts'
import { firstDayOf } from '../../../domain/pricing/list-version.ts'
import type { Price, RateCard } from '../../../domain/pricing/rate-card.ts'
import { changesInWords } from '../changes-in-words.ts'
import { PRICES } from '../prices.ts'
import { type Found, type Look, lookAtPages } from './look-at-pages.ts'
import type { BuiltSite } from './site-pages.ts'
import { addsUp } from './sums.ts'

type Files = Readonly<Record<string, unknown>>

/** A version that was built, and the site that is live. */
export type ReportTask = {
  from: BuiltSite
  to: BuiltSite
  /** What the owners changed. */
  changes: ReadonlyArray<DraftField>
  /** All files before and with the changes, with the newest price list. */
  live: Files
  drafted: Files
  /** The price list that is published with it, and whether visitors see it at once. */
  added: RateCard | null
  isAddedShown: boolean
}

/** Of things of one kind the first are named. */
const NAMED = 5
/** Texts of these stand on a page; others also in mails, the PDF or a form's answer. */
const ON_PAGES =
  /^(home|faqs|values|principles|steps|services|solutions|case-studies|categories|people|about-page|services-page)$/

const NO_TEXT = /(^|\.)(id|photo|picture)(\.|$)/

/** What the check of a version found: what changes, what stops it, what to know first, and what holds. */
export async function siteReport(task: ReportTask): Promise<SiteReport> {
  const { changes, live, drafted, added } = task
  const look = await lookAtPages(task.from, task.to)
  const placeOf = (text: string) => placeIn(changes, text)
  const faults = faultsOn(look, placeOf)
  const isSumRight = look.wrongSums.length === 0 && (added === null || addsUp(added))
  return {
    ...(faults.length > 0 ? { faults } : {}),
    changes: changesInWords(changes, live, drafted, look.changed),
    toKnow: [
      ...ofContent(task, look),
      ...ofPages(look, placeOf, whatsappAddress(drafted.company as Company)),
    ],
    held: [
      ...(look.deadLinks.length === 0 ? (['links'] as const) : []),
      ...(isSumRight ? (['sums'] as const) : []),
      ...(look.wordless.length === 0 ? (['pictures'] as const) : []),
      ...(look.letters.length === 0 ? (['letters'] as const) : []),
    ],
    pages: [...look.changed],
    pageCount: look.pageCount,
    ...(added ? { pricesFrom: firstDayOf(added.version) } : {}),
  }
}

type Place = Pick<SiteFault, 'part' | 'field'>

/** What stops a version: it is not on the live site. */
function faultsOn({ deadLinks, wordless }: Look, placeOf: (text: string) => Place): Array<SiteFault> {
  const isNew = (found: Found) => found.isNew
  return [
    ...deadLinks.filter(isNew).map((link) => ({ ...placeOf(link.text), sentence: deadSentence(link) })),
    ...wordless.filter(isNew).map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `Say in a few words what the picture on “${page}” shows, for people who cannot see it.`,
    })),
  ].slice(0, NAMED)
}

function deadSentence({ page, target }: Look['deadLinks'][number]): string {
  return target.includes('#')
    ? `A link on “${page}” leads to ${target}, and nothing there has this name.`
    : `There is no page ${target} on this site, and a link on “${page}” leads there.`
}

/** What is on the pages and does not stop a version. */
function ofPages(
  look: Look,
  placeOf: (text: string) => Place,
  ownWhatsapp: string | null,
): Array<SiteNotice> {
  const wasThere = (found: Found) => !found.isNew
  return [
    ...look.deadLinks
      .filter(wasThere)
      .map((link) => ({ sentence: `${deadSentence(link)} It is live already.` })),
    ...look.wordless.filter(wasThere).map(({ page }) => ({
      sentence: `A picture on “${page}” has no words for people who cannot see it. It is live already.`,
    })),
    ...look.wrongSums.map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `“${text}” adds up to no amount on “${page}”.`,
    })),
    ...look.letters.map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `“${text}” is not in our fonts: visitors see it in another one. It stands on “${page}”.`,
    })),
    ...look.otherSites
      .filter(({ text }) => text !== ownWhatsapp)
      .map(({ page, text }) => ({
        ...placeOf(text),
        sentence: `A link on “${page}” leads to another site, which we do not open ourselves.`,
        url: text,
      })),
  ].slice(0, NAMED * 3)
}

function ofContent({ changes, live, drafted, isAddedShown }: ReportTask, look: Look): Array<SiteNotice> {
  // Each by its schema, which it passed before it was built.
  const facts = exampleFacts(drafted.company as Company)
  const people = (drafted.people as ReadonlyArray<Person>).filter(({ example }) => example)
  return [
    ...stillExamples('company', facts, facts.length === 1 ? '1 fact is' : `${facts.length} facts are`),
    ...stillExamples(
      'people',
      people.map(({ name }) => `people: ${name}`),
      people.length === 1 ? '1 person is' : `${people.length} people are`,
    ),
    ...changes.filter(isLongAudience).map(({ part, field, value }) => ({
      part,
      field,
      sentence: `“${value}” takes two lines on a small phone.`,
    })),
    ...unread(changes, look),
    ...(isAddedShown ? formerPrices(changes, live, drafted, look) : []),
  ]
}

/** @param facts by their names; an entry of a list has its own name behind a colon */
function stillExamples(part: string, facts: Array<string>, howMany: string): Array<SiteNotice> {
  const what = facts.length === 1 ? 'still an example' : 'still examples'
  return facts.length === 0 ? [] : [{ part, sentence: `${howMany} ${what}`, facts }]
}

function isLongAudience({ part, field, value }: DraftField): boolean {
  return part === 'home' && field === 'hero.audience' && String(value).length > AUDIENCE_BEST_LETTERS
}

/** Changed texts that no page shows. */
function unread(changes: ReadonlyArray<DraftField>, look: Look): Array<SiteNotice> {
  const hidden = changes.filter(
    ({ part, field, value }) =>
      ON_PAGES.test(part) &&
      typeof value === 'string' &&
      !NO_TEXT.test(field) &&
      !piecesOf(value).every(look.isRead),
  )
  return hidden.slice(0, NAMED).map(({ part, field, value }) => ({
    part,
    field,
    sentence: `“${value}” stands on no page.`,
  }))
}

/** What stands as it is between the words in braces, which the site fills in. */
function piecesOf(text: string): Array<string> {
  return text.split(/\{\w+\}/)
}

/** Prices that were changed and still stand on a page, in somebody's own words. */
function formerPrices(
  changes: ReadonlyArray<DraftField>,
  live: Files,
  drafted: Files,
  look: Look,
): Array<SiteNotice> {
  const centsOf = (files: Files, field: string) => {
    const value = fieldValue(files, { part: PRICES, field })
    // By their schemas.
    return typeof value === 'object' && value !== null
      ? priceOf(value as Price, files[PRICES] as RateCard)
      : null
  }
  const prices = changes.filter(({ part }) => part === PRICES)
  const now = new Set(prices.map(({ field }) => centsOf(drafted, field)))
  return prices.flatMap(({ field }) => {
    const cents = centsOf(live, field)
    const [page] = cents === null || now.has(cents) ? [] : look.pagesOf(cents)
    if (cents === null || page === undefined) return []
    return [{ sentence: `${formatRand(cents)} still stands on “${page}”, and is no price of the new list.` }]
  })
}

function placeIn(changes: ReadonlyArray<DraftField>, text: string): Place {
  const found = changes.find(({ value }) => JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1)))
  return found ? { part: found.part, field: found.field } : {}
}
