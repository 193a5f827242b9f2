import { buttonClass } from '../../ui/Button.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { Section } from '../../ui/Section.tsx'
import styles from './letters.module.css'

type Props = {
  title: string
  lead: string
  /** On the button, which posts to the page's own address. */
  button: string
  /** What happens if nobody presses it. */
  otherwise: string
  /** How much of the moon is lit, 0 to 1. */
  lit: number
}

/** A question behind a link of a mail: the page changes nothing, its button does. */
export function LetterQuestion({ title, lead, button, otherwise, lit }: Props) {
  return (
    <Section ground="night">
      <div className={styles.page}>
        <Moon fraction={lit} ground="night" className={styles.moon ?? ''} />
        <h1>{title}</h1>
        <p className={`lead ${styles.lead}`}>{lead}</p>
        <form method="post" className={styles.actions}>
          <button type="submit" className={buttonClass({ variant: 'moon' })}>
            {button}
          </button>
        </form>
        <p className={styles.otherwise}>{otherwise}</p>
      </div>
    </Section>
  )
}
