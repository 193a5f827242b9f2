import type { LegalPage } from '../../../domain/content/legal-page.ts'
import styles from './Contents.module.css'
import { ReadingMoon } from './ReadingMoon.tsx'
import { minutesToRead } from './reading-time.ts'

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
