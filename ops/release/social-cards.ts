import { readFile, writeFile } from 'node:fs/promises'
import { isDeepStrictEqual } from 'node:util'
import { categoryPrice } from '../../domain/content/category-price.ts'
import type { Content } from '../../domain/content/content.ts'
import { projectCost } from '../../domain/content/project-cost.ts'
import { formatRand } from '../../domain/money/money.ts'
import { describeInstalments } from '../../domain/plan/instalments.ts'
import { longestMonthlyPrice, monthlyPrice } from '../../domain/plan/monthly-price.ts'
import { baseChoices } from '../../domain/plan/offer.ts'
import { offerInMonths } from '../../domain/plan/plan-sentence.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import { capitalised, inWords } from '../../domain/wording.ts'
import type { CardWords } from '../../pictures/social/words.ts'

const WORDS = new URL('../../pictures/social/words.json', import.meta.url)

/** Whether the social cards were drawn with the current texts of content/: the owner may change texts before drawing again. */
export async function areCardWordsCurrent(content: Content): Promise<boolean> {
  return isDeepStrictEqual(JSON.parse(await readFile(WORDS, 'utf8')), cardWords(content))
}

/** Writes the current texts of content/ for the social cards, whose pictures must then be drawn again. */
export async function writeCardWords(content: Content): Promise<void> {
  await writeFile(WORDS, `${JSON.stringify(cardWords(content), null, 2)}\n`)
}

/** The texts of the social cards, from content/, with amounts calculated as in the calculator. */
export function cardWords(content: Content): CardWords {
  return {
    brand: content.company.tradingName.value,
    vat: content.ratecard.vat.registered ? 'VAT included' : 'no VAT',
    plan: examplePlan(content),
    services: content.services.map(({ title, tint }) => ({ title, tint })),
    solutions: solutions(content),
    projects: projects(content),
    categories: categories(content),
    legal: [
      legalPage('privacy', content['legal-privacy']),
      legalPage('terms', content['legal-terms']),
      legalPage('paia-manual', content['legal-paia']),
    ],
  }
}

function examplePlan({ 'example-plan': example, home, ratecard }: Content): CardWords['plan'] {
  const { plan } = offerInMonths(baseChoices(example.need), example.months, ratecard)
  return {
    what: home.hero.example,
    total: formatRand(plan.totalCents),
    months: plan.months,
    instalments: describeInstalments(plan.amounts),
  }
}

function solutions({ solutions, ratecard }: Content): CardWords['solutions'] {
  return solutions.map(({ url, title, bgColor }) => {
    const { totalCents } = estimate(baseChoices(url), ratecard)
    const monthly = `or ${longestMonthlyPrice(totalCents, ratecard)}`
    return { slug: url, title, tint: bgColor, total: formatRand(totalCents), monthly }
  })
}

function projects({ 'case-studies': studies, ratecard }: Content): CardWords['projects'] {
  return studies.map(({ slug, title, cost }) => {
    const { totalCents, months } = projectCost(cost, ratecard)
    const instalments = monthlyPrice(totalCents, months)
    return { slug, title, total: formatRand(totalCents), months, instalments }
  })
}

function categories({ categories, ratecard }: Content): CardWords['categories'] {
  return categories.map(({ slug, title, tint, points, price }) => {
    const [part] = categoryPrice(price, ratecard).parts
    const period = part?.everyMonth ? ' a month' : ''
    return { slug, title, tint, points, price: part ? `from ${formatRand(part.amountCents)}${period}` : null }
  })
}

function legalPage(slug: string, { heading, sections }: Content['legal-terms']): CardWords['legal'][number] {
  const partsInWords = `${capitalised(inWords(sections.length))} parts, in plain words`
  return { slug, title: heading, parts: sections.length, partsInWords }
}
