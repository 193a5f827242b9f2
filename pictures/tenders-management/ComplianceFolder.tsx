import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { type CalendarDate, daysBetween } from '../wording/dates.ts'
import book from './bidbook.module.css'
import { own } from './brand.json'
import styles from './compliance-folder.module.css'
import { shortDate, TODAY } from './office.ts'
import { TopBar } from './TopBar.tsx'

/** What a bid must prove, and for how long each paper still proves it. */
export function ComplianceFolder() {
  const expiring = DOCUMENTS.filter(expiresSoon).length
  return (
    <Ground tint="dusk">
      <Frame kind="window" left={60} top={36} width={1080} className={book.book}>
        <TopBar brand={own} openTab="Folder" />
        <div className={styles.head}>
          <h3 className={book.title}>Compliance folder</h3>
          <span className={book.quiet}>
            {DOCUMENTS.length - expiring} of {DOCUMENTS.length} are fine
          </span>
        </div>
        <ul className={styles.cards}>
          {DOCUMENTS.map((document) => (
            <Card key={document.name} document={document} />
          ))}
        </ul>
      </Frame>
    </Ground>
  )
}

function Card({ document }: { document: ComplianceDocument }) {
  return (
    <li data-amber={expiresSoon(document) ? '' : undefined}>
      <Paper />
      <div>
        <h4>{document.name}</h4>
        <p>{detailOf(document)}</p>
      </div>
      <svg className={styles.left} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 5h100" />
        <path d={`M0 5h${100 * validityLeft(document)}`} />
      </svg>
      <strong>{stateOf(document)}</strong>
    </li>
  )
}

/** A page with its lines, its corner turned and its seal, in the colour of its state. */
function Paper() {
  return (
    <svg className={styles.paper} viewBox="0 0 70 86" aria-hidden="true">
      <path d="M2 6a4 4 0 0 1 4-4h42l20 20v58a4 4 0 0 1-4 4H6a4 4 0 0 1-4-4Z" />
      <path d="M48 2v16a4 4 0 0 0 4 4h16" />
      <path d="M14 24h22M14 36h40M14 48h40M14 60h18" />
      <circle cx="50" cy="65" r="10" />
      <path d="m45 73-2 12 7-4 7 4-2-12" />
    </svg>
  )
}

type ComplianceDocument = {
  name: string
  detail: string
  /** Absent if the document does not expire. */
  valid?: { from: CalendarDate; to: CalendarDate }
  /** The state shown for a document without dates. */
  stateText: string
}

const WARN_DAYS = 30

const DOCUMENTS: ReadonlyArray<ComplianceDocument> = [
  { name: 'Tax status', detail: 'Compliant, PIN on file', stateText: 'Checked this morning' },
  {
    name: 'B-BBEE, level 2',
    detail: 'Certificate to',
    valid: { from: '2025-12-15', to: '2026-12-14' },
    stateText: '',
  },
  {
    name: 'CIDB 4CE, 3GB, 2SQ',
    detail: 'Registered to',
    valid: { from: '2024-10-01', to: '2027-09-30' },
    stateText: '',
  },
  {
    name: 'Contractor’s insurance',
    detail: 'Public liability to',
    valid: { from: '2025-12-15', to: '2026-12-14' },
    stateText: '',
  },
  {
    name: 'Letter of good standing',
    detail: 'COIDA, to',
    valid: { from: '2026-05-01', to: '2027-04-30' },
    stateText: '',
  },
  { name: 'Central supplier number', detail: 'Bank and address match', stateText: 'Active' },
]

function expiresSoon({ valid }: ComplianceDocument): boolean {
  return valid !== undefined && daysBetween(TODAY, valid.to) <= WARN_DAYS
}

function stateOf(document: ComplianceDocument): string {
  if (!document.valid) return document.stateText
  const days = daysBetween(TODAY, document.valid.to)
  return expiresSoon(document) ? `Expires in ${days} days` : `${days} days left`
}

function detailOf({ detail, valid }: ComplianceDocument): string {
  return valid ? `${detail} ${shortDate(valid.to)}` : detail
}

/** The share of its time that is still to come, 0 to 1; a document without dates is always fresh. */
function validityLeft({ valid }: ComplianceDocument): number {
  return valid ? daysBetween(TODAY, valid.to) / daysBetween(valid.from, valid.to) : 1
}
