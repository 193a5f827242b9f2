import type { Company } from '../../../domain/content/company.ts'
import type { Counter, Solution } from '../../../domain/content/solution.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { Picture, type PictureFiles } from '../../ui/Picture.tsx'
import { Tags } from '../../ui/Tags.tsx'
import sceneStyles from './CounterScene.module.css'
import { DemoLinks, ViewDemo } from './DemoLinks.tsx'
import styles from './SolutionHero.module.css'

type Props = {
  solution: Solution
  price: {
    total: string
    /** The note on VAT of the total. */
    vatNote: string
    monthly: string
    /** The total over the longest duration that everyone is offered. */
    longest: string
  }
  demos: Company['demos']
  cutOuts: CutOuts
}

/** The head of a solution: the customer's side on the tint, the owner's side on the dark background behind it. */
export function SolutionHero({ solution, price, demos, cutOuts }: Props) {
  const { url, title, platforms, paymentMode, shortDescription, whoFor, counter } = solution
  const demo = solution.gallery.find((picture) => picture.demo)?.demo
  return (
    <section className={styles.hero} data-transition={url}>
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.text}>
          <Tags items={platforms} />
          <h1 className={styles.title}>{title}</h1>
          <p className="lead">{shortDescription}</p>
          <p className={styles.price}>
            <b className={styles.total}>{price.total}</b> <span>total, {price.vatNote}</span>
            <br />
            <b>{price.monthly}</b>
            <br />
            or {price.longest}.
          </p>
          <div className={`cluster ${styles.actions}`}>
            <ButtonLink href="#plan" variant="ink">
              Ask about it
            </ButtonLink>
            {demo && demos && (
              <DemoLinks
                href={demos[demo.at]}
                bothSides={demos.bothSides}
                className={buttonClass({ variant: 'line' })}
              >
                <ViewDemo of={title} />
              </DemoLinks>
            )}
            <a href="#included" className="hit off-paper">
              See Project Detail
            </a>
          </div>
          <p className={styles.reassurance}>
            <span>
              <b>You pay us nothing before it is finished,</b> unless you cancel.
            </span>{' '}
            <span>{paymentMode} Model: a monthly amount that ends.</span>
          </p>
          <p className={`cluster ${styles.questions}`}>
            <a href="#cancelling" className="hit" data-opens="">
              Can I cancel?
            </a>{' '}
            <a href="#on-top" className="hit" data-opens="">
              What comes on top?
            </a>
          </p>
        </div>
        <CounterScene counter={counter} {...cutOuts} />
        <p className={styles.whoFor}>
          <b>Who it is for:</b> {whoFor}
        </p>
      </div>
    </section>
  )
}

/**
 * The crops of the product's pictures: a device or a page in front, a window behind it, and the part of that window
 * whose text is legible on a phone.
 */
type CutOuts = { front: PictureFiles; behind: PictureFiles; behindNarrow: PictureFiles }

type CounterSceneProps = CutOuts & { counter: Counter }

/**
 * The two pictures at the top of a solution: the customer's device in front of the counter, the owner's window behind it. The
 * customer's is first in the markup, as on a phone, so that nothing moves while the page loads.
 */
function CounterScene({ counter, front, behind, behindNarrow }: CounterSceneProps) {
  const shape = shapeOf(front)
  return (
    <div
      // In print the pictures are further down: here they would leave half a page empty.
      className={`off-paper ${sceneStyles.scene}`}
      data-shape={shape}
      data-behind={shapeOf(behind)}
      role="img"
      aria-label={counter.scene}
    >
      <div className={sceneStyles.front}>
        <p className={sceneStyles.name}>{counter.front}</p>
        <div className={sceneStyles.screen}>
          <Picture sources={front} alt="" sizes={SIZES[shape]} />
        </div>
      </div>
      <div className={sceneStyles.behind}>
        <p className={sceneStyles.name}>{counter.behind}</p>
        <div className={sceneStyles.screen} data-ground={behindNarrow.ground ?? undefined}>
          <Picture
            sources={behindNarrow}
            alt=""
            sizes={SIZES.behindNarrow}
            wide={{ sources: behind, sizes: SIZES.behind, media: '(min-width: 44.01rem)' }}
          />
        </div>
      </div>
    </div>
  )
}

function shapeOf({ width, height }: PictureFiles): 'tall' | 'wide' {
  return height > width ? 'tall' : 'wide'
}

/** Every phone loads the file of 400 pixels: its text is legible, and the gallery below has larger files. */
const PHONE = '(max-width: 44rem) 8rem'
const SIZES = {
  tall: `${PHONE}, (min-width: 60rem) 20vw, 15rem`,
  wide: `${PHONE}, (min-width: 60rem) 28vw, 24rem`,
  behind: '(min-width: 60rem) 39vw, 32rem',
  behindNarrow: '8rem',
}
