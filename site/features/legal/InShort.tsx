import type { LegalPage } from '../../../domain/content/legal-page.ts'
import { Moon } from '../../ui/Moon.tsx'
import styles from './InShort.module.css'
import { type LegalFigures, withFigures } from './legal-figures.ts'

type Props = { words: LegalPage; figures: LegalFigures }

/**
 * The page in a few lines, a share of a moon each, with the section that says it in full.
 *
 * @throws {Error} naming it, if a line is taken from a section that there is not
 */
export function InShort({ words: { short, sections }, figures }: Props) {
  return (
    <section className={styles.short} aria-labelledby="in-short">
      <h2 id="in-short">In short</h2>
      <ol>
        {short.map(({ text, section }, at) => (
          <li key={section}>
            <Moon fraction={(at + 1) / short.length} ground="night" className={styles.moon ?? ''} />
            <p>
              {withFigures(text, figures)}{' '}
              <a href={`#${section}`}>Section {sectionNumber(section, sections)}</a>
            </p>
          </li>
        ))}
      </ol>
      <p className={styles.counts}>The whole text below is what counts.</p>
    </section>
  )
}

function sectionNumber(id: string, sections: LegalPage['sections']): number {
  const at = sections.findIndex((section) => section.id === id)
  if (at < 0) throw new Error(`A legal page has no section "${id}", which its summary names`)
  return at + 1
}
