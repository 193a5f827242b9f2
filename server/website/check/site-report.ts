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
import { comparePages, type Finding, type PageComparison } from './compare-pages.ts'
import type { BuiltSite } from './site-pages.ts'
import { addsUp } from './sums.ts'

type Files = Readonly<Record<string, unknown>>

/** The site that is live, and the version that was built to replace it. */
export type ReportTask = {
  liveSite: BuiltSite
  builtSite: BuiltSite
  changes: ReadonlyArray<DraftField>
  /** All files before and with the changes, with the newest price list. */
  live: Files
  drafted: Files
  /** The price list that is published with it, and whether visitors see it at once. */
  added: RateCard | null
  isAddedShown: boolean
}

/** How many faults or notices of a kind are named. */
const MAX_NAMED = 5
/** Parts whose texts are all on pages. Texts of others may be only in mails, the PDF or a form's answer. */
const ON_PAGES =
  /^(home|faqs|values|principles|steps|services|solutions|case-studies|categories|people|about-page|services-page)$/

const NO_TEXT = /(^|\.)(id|photo|picture)(\.|$)/

/** The report on a version: its changes, its faults, notices, and the checks that it has passed. */
export async function siteReport(task: ReportTask): Promise<SiteReport> {
  const { changes, live, drafted, added } = task
  const comparison = await comparePages(task.liveSite, task.builtSite)
  const placeOf = (text: string) => placeIn(changes, text)
  const faults = faultsOn(comparison, placeOf)
  const areSumsRight = comparison.wrongSums.length === 0 && (added === null || addsUp(added))
  return {
    ...(faults.length > 0 ? { faults } : {}),
    changes: changesInWords(changes, live, drafted, comparison.changed),
    toKnow: [
      ...contentNotices(task, comparison),
      ...pageNotices(comparison, placeOf, whatsappAddress(drafted.company as Company)),
    ],
    held: [
      ...(comparison.deadLinks.length === 0 ? (['links'] as const) : []),
      ...(areSumsRight ? (['sums'] as const) : []),
      ...(comparison.picturesWithoutAlt.length === 0 ? (['pictures'] as const) : []),
      ...(comparison.missingLetters.length === 0 ? (['letters'] as const) : []),
    ],
    pages: [...comparison.changed],
    pageCount: comparison.pageCount,
    ...(added ? { pricesFrom: firstDayOf(added.version) } : {}),
  }
}

type Place = Pick<SiteFault, 'part' | 'field'>

/** Faults of pages, which stop a version unless they are on the live site already. */
function faultsOn(
  { deadLinks, picturesWithoutAlt }: PageComparison,
  placeOf: (text: string) => Place,
): Array<SiteFault> {
  const isNew = (finding: Finding) => finding.isNew
  return [
    ...deadLinks.filter(isNew).map((link) => ({ ...placeOf(link.text), sentence: deadLinkSentence(link) })),
    ...picturesWithoutAlt.filter(isNew).map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `Say in a few words what the picture on “${page}” shows, for people who cannot see it.`,
    })),
  ].slice(0, MAX_NAMED)
}

function deadLinkSentence({ page, target }: PageComparison['deadLinks'][number]): string {
  return target.includes('#')
    ? `A link on “${page}” leads to ${target}, and nothing there has this name.`
    : `There is no page ${target} on this site, and a link on “${page}” leads there.`
}

/** Notices about pages, which do not stop a version. */
function pageNotices(
  comparison: PageComparison,
  placeOf: (text: string) => Place,
  ownWhatsapp: string | null,
): Array<SiteNotice> {
  const isLive = (finding: Finding) => !finding.isNew
  return [
    ...comparison.deadLinks
      .filter(isLive)
      .map((link) => ({ sentence: `${deadLinkSentence(link)} It is live already.` })),
    ...comparison.picturesWithoutAlt.filter(isLive).map(({ page }) => ({
      sentence: `A picture on “${page}” has no words for people who cannot see it. It is live already.`,
    })),
    ...comparison.wrongSums.map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `“${text}” adds up to no amount on “${page}”.`,
    })),
    ...comparison.missingLetters.map(({ page, text }) => ({
      ...placeOf(text),
      sentence: `“${text}” is not in our fonts: visitors see it in another one. It stands on “${page}”.`,
    })),
    ...comparison.otherSites
      .filter(({ text }) => text !== ownWhatsapp)
      .map(({ page, text }) => ({
        ...placeOf(text),
        sentence: `A link on “${page}” leads to another site, which we do not open ourselves.`,
        url: text,
      })),
  ].slice(0, MAX_NAMED * 3)
}

function contentNotices(
  { changes, live, drafted, isAddedShown }: ReportTask,
  comparison: PageComparison,
): Array<SiteNotice> {
  // The types are those of the schemas, which the files have passed.
  const facts = exampleFacts(drafted.company as Company)
  const people = (drafted.people as ReadonlyArray<Person>).filter(({ example }) => example)
  return [
    ...exampleNotices('company', facts, facts.length === 1 ? '1 fact is' : `${facts.length} facts are`),
    ...exampleNotices(
      'people',
      people.map(({ name }) => `people: ${name}`),
      people.length === 1 ? '1 person is' : `${people.length} people are`,
    ),
    ...changes.filter(isLongAudience).map(({ part, field, value }) => ({
      part,
      field,
      sentence: `“${value}” takes two lines on a small phone.`,
    })),
    ...hiddenTexts(changes, comparison),
    ...(isAddedShown ? formerPrices(changes, live, drafted, comparison) : []),
  ]
}

/** @param facts their names; an entry of a list has its own name after a colon */
function exampleNotices(part: string, facts: Array<string>, subject: string): Array<SiteNotice> {
  const predicate = facts.length === 1 ? 'still an example' : 'still examples'
  return facts.length === 0 ? [] : [{ part, sentence: `${subject} ${predicate}`, facts }]
}

function isLongAudience({ part, field, value }: DraftField): boolean {
  return part === 'home' && field === 'hero.audience' && String(value).length > AUDIENCE_BEST_LETTERS
}

/** Changed texts that no page shows. */
function hiddenTexts(changes: ReadonlyArray<DraftField>, { isShown }: PageComparison): Array<SiteNotice> {
  const hidden = changes.filter(
    ({ part, field, value }) =>
      ON_PAGES.test(part) &&
      typeof value === 'string' &&
      !NO_TEXT.test(field) &&
      !piecesOf(value).every(isShown),
  )
  return hidden.slice(0, MAX_NAMED).map(({ part, field, value }) => ({
    part,
    field,
    sentence: `“${value}” stands on no page.`,
  }))
}

/** A text without its placeholders in braces, which the site fills in. */
function piecesOf(text: string): Array<string> {
  return text.split(/\{\w+\}/)
}

/** Prices that were changed and are still on a page, in a text that an owner wrote. */
function formerPrices(
  changes: ReadonlyArray<DraftField>,
  live: Files,
  drafted: Files,
  { pagesOf }: PageComparison,
): Array<SiteNotice> {
  const centsOf = (files: Files, field: string) => {
    const value = fieldValue(files, { part: PRICES, field })
    // The types are those of the schemas, which the files have passed.
    return typeof value === 'object' && value !== null
      ? priceOf(value as Price, files[PRICES] as RateCard)
      : null
  }
  const prices = changes.filter(({ part }) => part === PRICES)
  const newCents = new Set(prices.map(({ field }) => centsOf(drafted, field)))
  return prices.flatMap(({ field }) => {
    const cents = centsOf(live, field)
    const [page] = cents === null || newCents.has(cents) ? [] : pagesOf(cents)
    if (cents === null || page === undefined) return []
    return [{ sentence: `${formatRand(cents)} still stands on “${page}”, and is no price of the new list.` }]
  })
}

function placeIn(changes: ReadonlyArray<DraftField>, text: string): Place {
  const change = changes.find(({ value }) =>
    JSON.stringify(value).includes(JSON.stringify(text).slice(1, -1)),
  )
  return change ? { part: change.part, field: change.field } : {}
}
