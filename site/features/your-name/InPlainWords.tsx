import { paths } from '../../../domain/sitemap/paths.ts'
import { Section } from '../../ui/Section.tsx'
import styles from './InPlainWords.module.css'

/** What happens to a typed name, and whose names stand in the products. */
export function InPlainWords() {
  return (
    <Section ground="quiet" labelledBy="plain-words-heading" className={styles.words}>
      <h2 id="plain-words-heading">What happens to your name</h2>
      <ul>
        <li>
          We keep nothing. Your name stands in this page’s address and nowhere else, until you send it to us
          with a question.
        </li>
        <li>
          Whoever gets the link sees the name. It is not listed, and search engines are told to leave it out.
        </li>
        <li>A name here is typed by a visitor. It is not our voice, and it does not make them our client.</li>
        <li>
          Where no name is typed, the products show businesses that we made up. Read what each product does
          and costs under <a href={paths.ourWork}>our work</a>.
        </li>
      </ul>
    </Section>
  )
}
