import { formatRand } from '../../../domain/money/money.ts'
import { Moon } from '../../ui/Moon.tsx'
import { Loaf } from './Loaf.tsx'
import styles from './ServicesHero.module.css'

type Props = {
  lead: string
  services: ReadonlyArray<{ id: string; title: string }>
  loaf: { name: string; priceCents: number; note: string }
}

export function ServicesHero({ lead, services, loaf }: Props) {
  return (
    <section className="night">
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.words}>
          <h1>What we do, in one loaf of bread.</h1>
          <p className={`lead ${styles.lead}`}>{lead}</p>
          <nav className={styles.services} aria-label="The four services">
            {services.map(({ id, title }, at) => (
              <a key={id} href={`#${id}`}>
                <Moon fraction={(at + 1) / services.length} size={24} ground="night" />
                {title}
              </a>
            ))}
          </nav>
        </div>
        <figure className={styles.figure}>
          <Loaf />
          <figcaption className={styles.label}>
            <b>{loaf.name}</b>
            <span>{formatRand(loaf.priceCents)}</span>
            <small>{loaf.note}</small>
          </figcaption>
        </figure>
      </div>
    </section>
  )
}
