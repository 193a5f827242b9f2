import { formatRand } from '../../../domain/money/money.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink } from '../../ui/Button.tsx'
import styles from './ServicesHero.module.css'

type Props = {
  heading: string
  lead: string
  services: ReadonlyArray<{ id: string; title: string; rows: ReadonlyArray<{ totalCents: number }> }>
  loaf: { name: string; priceCents: number; note: string }
}

export function ServicesHero({ heading, lead, services, loaf }: Props) {
  return (
    <section className="night">
      <div className={`wrap split ${styles.hero}`}>
        <div className={styles.words}>
          <h1>{heading}</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <nav className={styles.services} aria-label="The four services">
            {services.map(({ id, title, rows: [cheapest] }) => (
              <a key={id} href={`#${id}`} className="hit">
                <span>{title}</span>
                {cheapest && <small>from {formatRand(cheapest.totalCents)}</small>}
                <span aria-hidden="true">↓</span>
              </a>
            ))}
          </nav>
          <ButtonLink href={paths.calculator()} variant="moon" className={styles.action ?? ''}>
            Work out your price
          </ButtonLink>
        </div>
        <figure className={styles.figure}>
          <Loaf />
          <figcaption className={`paper ${styles.label}`}>
            <b>{loaf.name}</b>
            <span>{formatRand(loaf.priceCents)}</span>
            <small>{loaf.note}</small>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}

const SEEDS = [
  [84, 196, 5],
  [122, 240, 4],
  [100, 282, 6],
  [212, 178, 4],
  [262, 222, 6],
  [226, 276, 4],
  [352, 196, 6],
  [404, 170, 4],
  [392, 262, 5],
  [498, 180, 4],
  [540, 232, 6],
  [494, 278, 5],
  [250, 330, 5],
  [356, 340, 4],
  [416, 380, 6],
  [530, 350, 4],
  [500, 420, 6],
  [350, 440, 4],
] as const

function Loaf() {
  return (
    <svg
      className={styles.loaf}
      viewBox="0 70 620 400"
      role="img"
      aria-label="A loaf of brown bread with four rounded slices, standing on the horizon"
    >
      <path
        className={styles.crust}
        d="M20 470V190A98 98 0 0 1 168 106A98 98 0 0 1 310 106A98 98 0 0 1 452 106A98 98 0 0 1 600 190V470Z"
      />
      <path
        className={styles.crumb}
        d="M38 470V192A80 80 0 0 1 168 130A80 80 0 0 1 310 130A80 80 0 0 1 452 130A80 80 0 0 1 582 192V470Z"
      />
      <path className={styles.cuts} d="M168 130V470M310 130V470M452 130V470" />
      <g className={styles.seeds}>
        {SEEDS.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  )
}

/** The loaf once more, cut: a slice for each of the four services. */
export function Slices() {
  return (
    <svg className={styles.slices} viewBox="0 70 740 400" role="img" aria-label="Four slices of bread">
      {[0, 1, 2, 3].map((at) => (
        <g key={at} transform={`translate(${at * 190})`}>
          <path className={styles.crust} d="M0 470V180A85 98 0 0 1 170 180V470Z" />
          <path className={styles.crumb} d="M18 452V182A67 80 0 0 1 152 182V452Z" />
        </g>
      ))}
    </svg>
  )
}
