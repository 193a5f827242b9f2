import { type Person, photoFiles } from '../../../domain/content/people.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Faces } from '../../ui/Faces.tsx'
import styles from './Readers.module.css'

const ONE_OF_LIST = new Intl.ListFormat('en-GB', { type: 'disjunction' })

/** The people who read the message; nothing until the owner names some. */
export function Readers({ people }: { people: ReadonlyArray<Person> }) {
  if (people.length === 0) return null
  const areExamples = people.every(({ example }) => example)
  return (
    <div className={styles.readers}>
      <Faces pictures={photoFiles(people).map((file) => paths.personPicture(file, 'small'))} />
      <p>
        <b>{ONE_OF_LIST.format(people.map(({ name }) => name.split(' ')[0] ?? name))}</b> reads it and phones
        you
        {areExamples && ' (examples)'}.
      </p>
    </div>
  )
}
