import type { Category } from '../../../domain/content/case-study.ts'
import type { PricedHours } from '../../../domain/content/category-price.ts'
import type { Company } from '../../../domain/content/company.ts'
import { formatRand } from '../../../domain/money/money.ts'
import type { RateCard } from '../../../domain/pricing/rate-card.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import { Card } from '../../ui/Card.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './CategorySections.module.css'
import { CategoryDrawing } from './category-drawings/CategoryDrawing.tsx'
import { ProjectCard } from './ProjectCard.tsx'
import type { Project } from './projects.ts'

type Props = {
  category: Category
  /** The minimum price, in one sentence. */
  price: string
  /** Monthly hours of work; 0 if none. */
  monthlyHours: number
  action: Action
  /** The contact form with the build's plan, if `action` links elsewhere. */
  askHref?: string | undefined
}

/** The link of a category: to the calculator set to its build, or to the contact form. */
type Action = { href: string; text: string }

/** The head of a category: description, price, and a drawing of the work. */
export function CategoryHero({ category, price, monthlyHours, action, askHref }: Props) {
  return (
    <Section ground="night" rhythm="hero" className={`split ${styles.hero}`} tint={category.tint}>
      <p>
        <a href={paths.ourWork} className={`hit ${styles.up}`}>
          Our work
        </a>
      </p>
      <h1>{category.title}</h1>
      <div>
        <p className={styles.lead}>{category.lead}</p>
        <p className={styles.price}>{price}</p>
        <p className={`cluster ${styles.actions}`}>
          <ButtonLink href={action.href} variant="moon">
            {action.text}
          </ButtonLink>
          {askHref && (
            <ButtonLink href={askHref} variant="ghost">
              Ask about it
            </ButtonLink>
          )}
        </p>
      </div>
      <div className={styles.drawing}>
        <CategoryDrawing drawing={category.drawing} monthlyHours={monthlyHours} />
      </div>
    </Section>
  )
}

type CategoryPointsProps = {
  heading: string
  body: string
  /** A sentence of `body`, shown as a paragraph of its own. */
  warning?: string | undefined
  points: ReadonlyArray<string>
}

/** What is done, in words and as a list of points. */
export function CategoryPoints({ heading, body, warning, points }: CategoryPointsProps) {
  const textBeforeWarning = warning ? body.replace(warning, '').trim() : body
  return (
    <Section labelledBy="what-we-do" className="split">
      <div>
        <h2 id="what-we-do">{heading}</h2>
        <p className={`lead ${styles.body}`}>{textBeforeWarning}</p>
        {warning && <p className={styles.warning}>{warning}</p>}
      </div>
      <ul className={`rows ${styles.points}`}>
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </Section>
  )
}

type CategoryCostProps = {
  heading: string
  hoursHeading: string
  /** Costs on top of the price, as a sentence. */
  extraCosts: string | undefined
  parts: ReadonlyArray<PricedHours>
  /** The price of an hour, with the note on VAT: `R 690,00 incl. VAT`. */
  hourlyRate: string
  /** The same total in instalments, and the time it takes; absent if the price is not that of a build. */
  plan?: { monthly: string; time: string } | undefined
  action: Action
}

/** The cost of a category: the hours that make up the price, as bars, and the extra costs. */
export function CategoryCost({
  heading,
  hoursHeading,
  extraCosts,
  parts,
  hourlyRate,
  plan,
  action,
}: CategoryCostProps) {
  return (
    <Section ground="night" labelledBy="what-it-costs" className="split">
      <div>
        <h2 id="what-it-costs">{heading}</h2>
        {extraCosts && <p className={`lead ${styles.sentence}`}>{extraCosts}</p>}
      </div>
      <Card>
        <h3 className={styles.heading}>{hoursHeading}</h3>
        <ul>
          {parts.map((part) => (
            <Part
              key={String(part.everyMonth)}
              part={part}
              hourlyRate={hourlyRate}
              onceLabel={plan ? 'In total' : 'Once'}
            />
          ))}
        </ul>
        <div className={styles.plan}>
          {plan && (
            <p>
              {plan.monthly}, with no interest, after it is finished. {plan.time}
            </p>
          )}
          <ButtonLink href={action.href}>{action.text}</ButtonLink>
        </div>
      </Card>
    </Section>
  )
}

function Part({ part, hourlyRate, onceLabel }: { part: PricedHours; hourlyRate: string; onceLabel: string }) {
  const { hours, amountCents, everyMonth } = part
  return (
    <li className={styles.part}>
      <p className={styles.when}>{everyMonth ? 'Each month' : onceLabel}</p>
      <p className={styles.amount}>{formatRand(amountCents)}</p>
      {hours > 0 && (
        <>
          <svg
            className={styles.hours}
            viewBox={`0 0 ${hours * 10} 24`}
            width={hours * 26}
            aria-hidden="true"
          >
            {Array.from({ length: hours }, (_, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place in the row
              <rect key={index} x={index * 10 + 1} width="8" height="24" rx="2" />
            ))}
          </svg>
          <p className={styles.rate}>
            {hours} hours × {hourlyRate}
          </p>
        </>
      )}
    </li>
  )
}

/** The one project that shows a category. */
export function CategoryCase({ heading, project }: { heading: string; project: Project }) {
  return (
    <Section labelledBy="example">
      <h2 id="example" className={styles.example}>
        {heading}
      </h2>
      <ProjectCard project={project} headingLevel={3} />
    </Section>
  )
}

/** A category as schema.org Service with its minimum price; the provider only if the company is not an example. */
export function categoryService(
  category: Category,
  parts: ReadonlyArray<PricedHours>,
  card: RateCard,
  company: Company,
  address: URL,
): object {
  return {
    '@context': 'https://schema.org',
    '@type': 'Service',
    name: category.title,
    description: category.lead,
    url: address.href,
    areaServed: 'ZA',
    provider: company.tradingName.example ? undefined : { '@id': new URL('/#organisation', address).href },
    offers: parts.map((part) => offer(part, card)),
  }
}

function offer({ amountCents, everyMonth }: PricedHours, { vat, currency }: RateCard): object {
  return {
    '@type': 'Offer',
    priceSpecification: {
      '@type': everyMonth ? 'UnitPriceSpecification' : 'PriceSpecification',
      minPrice: amountCents / 100,
      priceCurrency: currency,
      valueAddedTaxIncluded: vat.registered,
      unitCode: everyMonth ? 'MON' : undefined,
    },
  }
}
