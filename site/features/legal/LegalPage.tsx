import type { LegalPage as Words } from '../../../domain/content/legal-page.ts'
import { Contents } from './Contents.tsx'
import { InShort } from './InShort.tsx'
import { LegalBlocks, type LegalSources } from './LegalBlocks.tsx'
import styles from './LegalPage.module.css'

type Props = LegalSources & { words: Words }

/** A page that an Act asks for: what it comes to, then numbered plain sections. It prints as a document. */
export function LegalPage({ words, ...sources }: Props) {
  return (
    <div className={styles.page}>
      <div className={`night ${styles.top}`}>
        <div className={`wrap ${styles.hero}`}>
          <div>
            <h1>{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <InShort words={words} figures={sources.figures} />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Contents sections={words.sections} />
        <div className={styles.sections}>
          {words.sections.map(({ id, heading, blocks }, at) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span className={styles.number}>{at + 1}</span> {heading}
              </h2>
              <LegalBlocks blocks={blocks} {...sources} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
