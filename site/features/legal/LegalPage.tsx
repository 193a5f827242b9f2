import type { LegalPage as Words } from '../../../domain/content/legal-page.ts'
import { LegalBlocks, type LegalSources } from './LegalBlocks.tsx'
import styles from './LegalPage.module.css'

type Props = LegalSources & { words: Words }

/** A page that an Act asks for, in plain sections; it prints as a document. */
export function LegalPage({ words, ...sources }: Props) {
  return (
    <div className={styles.page}>
      <section className={`night ${styles.top}`}>
        <div className={`wrap ${styles.hero}`}>
          <h1>{words.heading}</h1>
          <p className="lead">{words.lead}</p>
        </div>
      </section>
      <div className={`wrap ${styles.columns}`}>
        <nav className={styles.contents} aria-labelledby="on-this-page">
          <h2 id="on-this-page">On this page</h2>
          <ol>
            {words.sections.map(({ id, heading }) => (
              <li key={id}>
                <a href={`#${id}`}>{heading}</a>
              </li>
            ))}
          </ol>
        </nav>
        <div className={styles.sections}>
          {words.sections.map(({ id, heading, blocks }) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>{heading}</h2>
              <LegalBlocks blocks={blocks} {...sources} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}
