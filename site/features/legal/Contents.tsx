import type { LegalPage } from '../../../domain/content/legal-page.ts'
import styles from './Contents.module.css'

/** The numbered sections: in view beside the text where there is room, with a mark where the reader is. */
export function Contents({ sections }: { sections: LegalPage['sections'] }) {
  const texts = sections.map(({ heading, blocks }) => heading + JSON.stringify(blocks))
  return (
    <nav className={styles.contents} aria-labelledby="on-this-page">
      <h2 id="on-this-page">
        On this page
        <ReadingMoon />
      </h2>
      <p>
        {sections.length} sections, about {minutesToRead(texts.join(' '))} minutes
      </p>
      <ol>
        {sections.map(({ id, heading }, at) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{at + 1}</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const WORDS_A_MINUTE = 200

/** Whole minutes that a person needs for a text, at least one. */
export function minutesToRead(text: string): number {
  const words = text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** Reading progress: a moon that fills as the page scrolls, in browsers with scroll-driven animations. */
function ReadingMoon() {
  return (
    <svg className={styles.moon} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className={styles.dark} r="11" />
      <path className={styles.lit} d="M0-11A11 11 0 0 0 0 11Z" />
      <circle className={`${styles.dark} ${styles.waning}`} r="11" />
      <circle className={`${styles.lit} ${styles.waxing}`} r="11" />
    </svg>
  )
}
