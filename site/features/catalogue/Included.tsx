import { Moon } from '../../ui/Moon.tsx'
import styles from './Included.module.css'

type Props = { title: string; points: ReadonlyArray<string> }

/** What the total pays for: the moon is full at the last point. */
export function Included({ title, points }: Props) {
  return (
    <section className="band" id="included" aria-labelledby="included-heading">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.head}>
          <h2 className={styles.eyebrow} id="included-heading">
            What is included
          </h2>
          <h3 className={styles.title}>{title}</h3>
          <p className="lead">{counted(points.length)}, all in the total.</p>
        </div>
        <ol className={styles.points}>
          {points.map((point, at) => (
            <li key={point}>
              <Moon fraction={(at + 1) / points.length} size={36} />
              <p>{point}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

const NUMBERS = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine', 'Ten']

function counted(things: number): string {
  return `${NUMBERS[things] ?? things} ${things === 1 ? 'thing' : 'things'}`
}
