import { ButtonLink } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './letters.module.css'

type Props = {
  title: string
  lead: string
  /** Where to go from here. */
  way: { title: string; href: string }
  /** How much of the moon is lit, 0 to 1. */
  lit: number
}

/** What the button of a mail's link has done, or why it has not. */
export function LetterAnswer({ title, lead, way, lit }: Props) {
  return (
    <Section ground="night">
      <div className={styles.page}>
        <Moon fraction={lit} ground="night" className={styles.moon ?? ''} />
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <p className={styles.actions}>
          <ButtonLink href={way.href} variant="ghost">
            {way.title}
          </ButtonLink>
        </p>
      </div>
    </Section>
  )
}
