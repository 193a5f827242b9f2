import { ButtonLink } from '../../ui/Button.tsx'
import { LetterPage } from './LetterPage.tsx'
import styles from './letters.module.css'

type Props = {
  title: string
  lead: string
  /** Where to go from here. */
  way: { title: string; href: string }
  /** 1: it is done; 0: there is nothing (any more). */
  lit: 0 | 1
}

/** What the button of a mail's link has done, or why it has not. */
export function LetterAnswer({ way, ...page }: Props) {
  return (
    <LetterPage {...page}>
      <p className={styles.actions}>
        <ButtonLink href={way.href} variant="ghost">
          {way.title}
        </ButtonLink>
      </p>
    </LetterPage>
  )
}
