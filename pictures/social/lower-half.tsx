import type { ScenePicture } from '../scene-picture.ts'
import styles from './below.module.css'
import { Frame } from './Frame.tsx'
import { Moon, MoonRow } from './Moon.tsx'
import { type CardWords, words } from './words.ts'

type SolutionProps = { solution: CardWords['solutions'][number]; picture: ScenePicture | undefined }

/** The title and price on a night-blue field with a curved edge, and beside it the product's picture. */
export function SolutionCard({ solution, picture }: SolutionProps) {
  const Scene = picture?.scene
  return (
    <Frame
      ground="counter"
      tint={solution.tint}
      title={solution.title}
      narrow
      line={
        <>
          <b>{solution.total}</b>
          {solution.monthly}
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

/** Below the title a paper-coloured horizon, with the price and a moon for each month. */
export function ProjectCard({ project }: { project: CardWords['projects'][number] }) {
  const { title, total, months, instalments } = project
  return (
    <Frame ground="night" kicker="Example project" title={title}>
      <div className={styles.horizon}>
        <p>
          {`What it might cost, ${words.vat}`}
          <b>{total}</b>
        </p>
        <div>
          <MoonRow count={months} className={styles.months} />
          <p>{instalments}</p>
        </div>
      </div>
    </Frame>
  )
}

/** A kind of work: its points, each beside a fuller moon than the one before. */
export function CategoryCard({ category }: { category: CardWords['categories'][number] }) {
  const { points, price, tint, title } = category
  return (
    <Frame ground="tint" tint={tint} title={title} narrow line={price && <b>{price}</b>}>
      <ol className={styles.points}>
        {points.map((point, index) => (
          <li key={point}>
            <Moon fraction={(index + 1) / points.length} size={44} ground="quiet" />
            {point}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

/** A legal page: a moon for each of its parts. */
export function LegalCard({ page }: { page: CardWords['legal'][number] }) {
  const { title, parts, partsInWords } = page
  return (
    <Frame ground="paper" title={title} line={partsInWords} narrow>
      <MoonRow count={parts} className={styles.parts} />
    </Frame>
  )
}
