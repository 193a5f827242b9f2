import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { daysBetween } from '../wording/dates.ts'
import styles from './bid-checklist.module.css'
import book from './bidbook.module.css'
import { DONE, STEPS, type Step } from './checklist.ts'
import { TODAY } from './office.ts'
import { ROAD } from './tenders.ts'

const HALF = STEPS.length / 2

/** The road tender's bid on the day before it closes. */
export function BidChecklist() {
  const days = daysBetween(TODAY, ROAD.closing.date)
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={48} top={46} width={1104} className={book.book}>
        <div className={styles.head}>
          <div>
            <h3 className={book.title}>{ROAD.title.split(',')[0]}</h3>
            <p className={styles.buyer}>
              <span className={book.grade}>{ROAD.grade}</span>
              {ROAD.buyer}
            </p>
          </div>
          <div className={styles.closes}>
            <b>{days === 1 ? 'Closing tomorrow' : `${days} days left`}</b>
            <span>{ROAD.closing.time}</span>
          </div>
        </div>
        <div className={styles.progress}>
          {STEPS.map(({ name, done }) => (
            <i key={name} data-done={done ? '' : undefined} />
          ))}
          <span>
            <b>{DONE}</b> of {STEPS.length} done
          </span>
        </div>
        <div className={styles.columns}>
          <Steps steps={STEPS.slice(0, HALF)} first={1} />
          <Steps steps={STEPS.slice(HALF)} first={HALF + 1} />
        </div>
      </Frame>
    </Ground>
  )
}

function Steps({ steps, first }: { steps: ReadonlyArray<Step>; first: number }) {
  return (
    <ol>
      {steps.map((step, place) => (
        <li key={step.name} data-today={step.today ? '' : undefined} data-done={step.done ? '' : undefined}>
          <i className={book.mono}>{step.done ? <Tick /> : first + place}</i>
          {step.name}
          <Who step={step} />
        </li>
      ))}
    </ol>
  )
}

function Who({ step: { who, today } }: { step: Step }) {
  return (
    <span className={styles.who} data-who={who}>
      {who}
      {today ? ', today' : ''}
    </span>
  )
}

function Tick() {
  return (
    <svg width="30" height="30" viewBox="0 0 24 24" aria-hidden="true">
      <path d="m5 12.600 4.600 4.600L19 7" fill="none" stroke="#fff" strokeWidth="4" />
    </svg>
  )
}
