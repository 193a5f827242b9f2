import type { CaseStudy, Category } from '../../domain/content/case-study.ts'
import type { LegalPage } from '../../domain/content/legal-page.ts'
import type { Solution } from '../../domain/content/solution.ts'
import { formatRand } from '../../domain/money/money.ts'
import { monthlyFrom } from '../../domain/plan/monthly-from.ts'
import { baseChoices } from '../../domain/plan/offer.ts'
import { estimate } from '../../domain/pricing/estimate.ts'
import { categoryPrice } from '../../domain/pricing/price-sentence.ts'
import { projectCost } from '../../domain/pricing/project-cost.ts'
import { capitalised, inWords } from '../../domain/wording/counting-words.ts'
import { content } from '../../site/content.ts'
import { Moon } from '../../site/ui/Moon.tsx'
import { MoonRow } from '../../site/ui/MoonRow.tsx'
import type { ScenePicture } from '../scene-picture.ts'
import styles from './below.module.css'
import { Frame } from './Frame.tsx'

const { ratecard } = content
const vat = ratecard.vat.registered ? 'VAT included' : 'no VAT'

/** The counter: night behind, the product's own card in front, the limb between. */
export function SolutionCard({
  solution,
  picture,
}: {
  solution: Solution
  picture: ScenePicture | undefined
}) {
  const { totalCents } = estimate(baseChoices(solution.url), ratecard)
  const [monthly = ''] = monthlyFrom(totalCents, ratecard).split(', ')
  const Scene = picture?.scene
  return (
    <Frame
      ground="counter"
      tint={solution.bgColor}
      title={solution.title}
      narrow
      line={
        <>
          <b>{formatRand(totalCents)}</b>
          {monthly}
        </>
      }
    >
      {Scene && (
        <div className={styles.product}>
          <Scene />
        </div>
      )}
      <i className={styles.behind} />
    </Frame>
  )
}

/** From dark to light: the paper comes up as a horizon and carries the price, a moon for each month. */
export function CaseCard({ study }: { study: CaseStudy }) {
  const { totalCents, months, instalments } = projectCost(study.cost, ratecard)
  return (
    <Frame ground="night" kicker="Illustrative project" title={study.title}>
      <div className={styles.horizon}>
        <p>
          {`What it might cost, ${vat}`}
          <b>{formatRand(totalCents)}</b>
        </p>
        <div>
          <MoonRow count={months} columns={12} />
          <p>{instalments}</p>
        </div>
      </div>
    </Frame>
  )
}

/** A kind of work: what belongs to it, point by point, until the moon is full. */
export function CategoryCard({ category }: { category: Category }) {
  const { points, price, tint, title } = category
  const [part] = categoryPrice(price, ratecard).parts
  const every = part?.everyMonth ? ' a month' : ''
  return (
    <Frame
      ground="tint"
      tint={tint}
      title={title}
      narrow
      line={part && <b>{`from ${formatRand(part.amountCents)}${every}`}</b>}
    >
      <ol className={styles.points}>
        {points.map((point, at) => (
          <li key={point}>
            <Moon fraction={(at + 1) / points.length} size={44} ground="quiet" />
            {point}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

/** A legal page: a moon for each of its parts. */
export function LegalCard({ words }: { words: LegalPage }) {
  const { heading, sections } = words
  return (
    <Frame
      ground="paper"
      title={heading}
      line={`${capitalised(inWords(sections.length))} parts, in plain words`}
      narrow
    >
      <MoonRow count={sections.length} columns={6} className={styles.parts} />
    </Frame>
  )
}
