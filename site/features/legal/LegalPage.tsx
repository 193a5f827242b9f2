import type { LegalPage as Words } from '../../../domain/content/legal-page.ts'
import contentsStyles from './Contents.module.css'
import { LegalBlocks, type LegalSources } from './LegalBlocks.tsx'
import styles from './LegalPage.module.css'
import { fillPlaceholders, type LegalValues } from './legal-values.ts'
import summaryStyles from './Summary.module.css'

type Props = LegalSources & { words: Words }

/** A page that an Act requires: a summary, then numbered sections in plain English. It prints as a document. */
export function LegalPage({ words, ...sources }: Props) {
  return (
    <div className={styles.page}>
      <div className={`night ${styles.top}`}>
        <div className={`wrap split ${styles.hero}`}>
          <div>
            <h1>{words.heading}</h1>
            <p className="lead">{words.lead}</p>
          </div>
          <Summary words={words} values={sources.values} />
        </div>
      </div>
      <div className={`wrap ${styles.columns}`}>
        <Contents sections={words.sections} />
        <div className={styles.sections}>
          {words.sections.map(({ id, heading, blocks }, index) => (
            <section key={id} id={id} aria-labelledby={`${id}-heading`}>
              <h2 id={`${id}-heading`}>
                <span className={styles.number}>{index + 1}</span> {heading}
              </h2>
              <LegalBlocks blocks={blocks} {...sources} />
            </section>
          ))}
        </div>
      </div>
    </div>
  )
}

/**
 * The page's summary, each line with a link to its section.
 *
 * @throws {Error} if a line refers to a missing section
 */
function Summary({ words: { short, sections }, values }: { words: Words; values: LegalValues }) {
  return (
    <section className={`edged ${summaryStyles.short}`} aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      <ul>
        {short.map(({ text, section }) => (
          <li key={text}>
            {fillPlaceholders(text, values)}{' '}
            <a href={`#${section}`}>Section {sectionNumber(section, sections)}</a>
          </li>
        ))}
      </ul>
      <p className={summaryStyles.counts}>The whole text below is what counts.</p>
    </section>
  )
}

function sectionNumber(id: string, sections: Words['sections']): number {
  const index = sections.findIndex((section) => section.id === id)
  if (index < 0) throw new Error(`A legal page has no section "${id}", which its summary names`)
  return index + 1
}

/** The table of contents: beside the text if there is space, with a mark at the reader's position. */
function Contents({ sections }: { sections: Words['sections'] }) {
  const texts = sections.map(({ heading, blocks }) => heading + JSON.stringify(blocks))
  return (
    <nav className={`off-paper ${contentsStyles.contents}`} aria-labelledby="on-this-page">
      <h2 id="on-this-page">
        On this page
        <ReadingMoon />
      </h2>
      <p>
        {sections.length} sections, about {minutesToRead(texts.join(' '))} minutes
      </p>
      <ol>
        {sections.map(({ id, heading }, index) => (
          <li key={id}>
            <a href={`#${id}`}>
              <span>{index + 1}</span> {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}

const WORDS_A_MINUTE = 200

/** The reading time of a text in whole minutes, at least one. */
export function minutesToRead(text: string): number {
  const words = text.match(/[\p{L}\p{N}’]+/gu)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_A_MINUTE))
}

/** Reading progress: a moon that fills as the page scrolls, in browsers with scroll-driven animations. */
function ReadingMoon() {
  return (
    <svg className={contentsStyles.moon} viewBox="-12 -12 24 24" aria-hidden="true">
      <circle className={contentsStyles.dark} r="11" />
      <path className={contentsStyles.lit} d="M0-11A11 11 0 0 0 0 11Z" />
      <circle className={`${contentsStyles.dark} ${contentsStyles.waning}`} r="11" />
      <circle className={`${contentsStyles.lit} ${contentsStyles.waxing}`} r="11" />
    </svg>
  )
}
