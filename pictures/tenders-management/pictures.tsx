import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import { daysBetween } from '../wording/dates.ts'
import { formatRand } from '../wording/rand.ts'
import bidChecklist from './bid-checklist.module.css'
import book from './bidbook.module.css'
import { own } from './brand.json'
import { Calendar } from './Calendar.tsx'
import { ComplianceFolder } from './ComplianceFolder.tsx'
import styles from './card.module.css'
import { type Person, TODAY } from './office.ts'
import { PricingSheet } from './PricingSheet.tsx'
import { TO_SEND, totals } from './pricing.ts'
import { TenderDesk } from './TenderDesk.tsx'
import { OPEN_TENDERS, ROAD } from './tenders.ts'
import { YearInReview } from './YearInReview.tsx'
import '@fontsource/ibm-plex-mono/500.css'
import '@fontsource/ibm-plex-mono/600.css'
import '@fontsource/ibm-plex-sans/500.css'
import '@fontsource/ibm-plex-sans/600.css'
import '@fontsource/ibm-plex-sans/700.css'

type Step = { name: string; who: Person; done: boolean; today?: true }

const STEPS: ReadonlyArray<Step> = [
  { name: 'Read the notice', who: 'Thabo', done: true },
  { name: 'Attend the briefing', who: 'Thabo', done: true },
  { name: 'MBD 1, invitation', who: 'Naledi', done: true },
  { name: 'MBD 4, interests', who: 'Naledi', done: true },
  { name: 'MBD 6.1, points', who: 'Naledi', done: true },
  { name: 'Tax PIN', who: 'Naledi', done: true },
  { name: 'CIDB printout', who: 'Naledi', done: true },
  { name: 'B-BBEE certificate', who: 'Naledi', done: true },
  { name: 'Pricing sheet', who: 'Riaan', done: true },
  { name: 'Method statement', who: 'Thabo', done: false, today: true },
  { name: 'Plant on hire', who: 'Riaan', done: false, today: true },
  { name: 'Director signs', who: 'Zodwa', done: false, today: true },
  { name: 'Bind two copies', who: 'Naledi', done: false },
  { name: 'Into the tender box', who: 'Thabo', done: false },
]

const DONE = STEPS.filter(({ done }) => done).length

const HALF = STEPS.length / 2

/** The road tender's bid on the day before it closes; narrow: its first half, without the time left. */
export function BidChecklist({ isNarrow = false }: { isNarrow?: boolean }) {
  const days = daysBetween(TODAY, ROAD.closing.date)
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={48} top={46} width={isNarrow ? 580 : 1104} className={book.book}>
        <div className={bidChecklist.head}>
          <div>
            <h3 className={book.title}>{ROAD.title.split(',')[0]}</h3>
            <p className={bidChecklist.buyer}>
              <span className={book.grade}>{ROAD.grade}</span>
              {ROAD.buyer}
            </p>
          </div>
          {!isNarrow && (
            <div className={bidChecklist.closes}>
              <b>{days === 1 ? 'Closing tomorrow' : `${days} days left`}</b>
              <span>{ROAD.closing.time}</span>
            </div>
          )}
        </div>
        <div className={bidChecklist.progress}>
          {STEPS.map(({ name, done }) => (
            <i key={name} data-done={done ? '' : undefined} />
          ))}
          <span>
            <b>{DONE}</b> of {STEPS.length} done
          </span>
        </div>
        <div className={bidChecklist.columns} style={isNarrow ? { gridTemplateColumns: '1fr' } : undefined}>
          <Steps steps={STEPS.slice(0, HALF)} first={1} />
          {!isNarrow && <Steps steps={STEPS.slice(HALF)} first={HALF + 1} />}
        </div>
      </Frame>
    </Ground>
  )
}

function Steps({ steps, first }: { steps: ReadonlyArray<Step>; first: number }) {
  return (
    <ol>
      {steps.map((step, index) => (
        <li key={step.name} data-today={step.today ? '' : undefined} data-done={step.done ? '' : undefined}>
          <i className={book.mono}>{step.done ? <Tick /> : first + index}</i>
          {step.name}
          <Who step={step} />
        </li>
      ))}
    </ol>
  )
}

function Who({ step: { who, today } }: { step: Step }) {
  return (
    <span className={bidChecklist.who} data-who={who}>
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

/** Bidbook at the size of a card: three notices, and the one that closes tomorrow in hand. */
function Card() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={64} top={72} width={1200} height={900} className={book.book}>
        <p className={styles.top}>Bidbook</p>
        <ul className={styles.list}>
          {OPEN_TENDERS.slice(0, 3).map(({ reference, title, buyer, closing }) => (
            <li key={reference} data-hot={reference === ROAD.reference ? '' : undefined}>
              <b>{daysBetween(TODAY, closing.date)}</b>
              <div>
                <h4>{title.split(',')[0]}</h4>
                <p>{buyer}</p>
              </div>
            </li>
          ))}
        </ul>
      </Frame>
      <Frame kind="sheet" left={282} top={594} width={858} className={`${book.book} ${styles.bid}`}>
        <p className={styles.closing}>
          Closing tomorrow <b>{ROAD.closing.time}</b>
        </p>
        <div className={styles.steps}>
          {STEPS.map(({ name, done }) => (
            <i key={name} data-done={done ? '' : undefined} />
          ))}
        </div>
        <p className={styles.done}>
          {DONE} of {STEPS.length} done
          <b className={book.mono}>{formatRand(totals(TO_SEND).totalCents)}</b>
        </p>
      </Frame>
    </Ground>
  )
}

/** The tender desk on the day before the road tender closes. */
function TendersForYou() {
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={60} top={44} width={1080} height={910} className={book.book}>
        <TenderDesk brand={own} />
      </Frame>
    </Ground>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'tenders-management-1', ...GALLERY_SIZE, scene: TendersForYou },
  { name: 'tenders-management-2', ...GALLERY_SIZE, scene: ComplianceFolder },
  { name: 'tenders-management-3', ...GALLERY_SIZE, scene: () => <BidChecklist /> },
  { name: 'tenders-management-4', ...GALLERY_SIZE, scene: Calendar },
  { name: 'tenders-management-5', ...GALLERY_SIZE, scene: PricingSheet },
  { name: 'tenders-management-6', ...GALLERY_SIZE, scene: YearInReview },
  { name: 'tenders-management-card', ...GALLERY_SIZE, scene: Card },
]
