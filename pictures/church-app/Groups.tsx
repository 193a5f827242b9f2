import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { StatusBar } from '../frames/StatusBar.tsx'
import { dayAndMonth, weekdayName } from '../wording/dates.ts'
import styles from './groups.module.css'
import hs from './hillside.module.css'
import { MarkedRow } from './MarkedRow.tsx'

const NEXT_MEETING = '2026-11-25'
const STUDY = { part: 3, parts: 6 }

const QUESTIONS = ['Who is seen in the field, and by whom?', 'What do we leave at the edges?']

const ROWS = [
  { mark: STUDY.part, under: `of ${STUDY.parts}`, title: 'Study notes, Ruth 2', note: '4 pages, 0,3 MB' },
  { mark: 2, title: 'Who brings supper?', note: 'Bread and salad still open' },
  { mark: 3, title: 'New on the prayer list', note: 'Only this group sees it' },
]

/** A small group: when it meets, what it reads, and who leads it. */
export function Groups() {
  return (
    <Ground tint="fynbos">
      <Frame kind="sheet" left={706} top={44} width={446} height={420} className={`${hs.hs} ${styles.notes}`}>
        <p className={hs.quiet}>
          Study notes {STUDY.part} of {STUDY.parts}
        </p>
        <h4>Ruth 2: the field</h4>
        <ol>
          {QUESTIONS.map((question) => (
            <li key={question}>{question}</li>
          ))}
        </ol>
      </Frame>
      <Frame kind="phone" left={52} top={36} width={640} height={1060} className={hs.hs}>
        <StatusBar time="17:20" />
        <div className={styles.page}>
          <h3>
            {weekdayName(NEXT_MEETING)}
            <br />
            at Scottsville
          </h3>
          <p className={hs.quiet}>9 people, four streets</p>
          <div className={styles.next}>
            <p>Next meeting</p>
            <b className={hs.serif}>{dayAndMonth(NEXT_MEETING)}, 18:30</b>
            At the Dlaminis’, Durban Road 61
          </div>
          <ul className={`${hs.rows} ${styles.list}`}>
            {ROWS.map((row) => (
              <MarkedRow key={row.title} {...row} />
            ))}
          </ul>
        </div>
      </Frame>
      <Leader />
    </Ground>
  )
}

function Leader() {
  return (
    <Frame kind="sheet" left={744} top={372} width={392} className={`${hs.hs} ${styles.leader}`}>
      <Portrait />
      <h4>Thandi Dlamini</h4>
      <p className={hs.quiet}>leads this group</p>
      <p className={`${hs.button} ${styles.action}`}>Phone Thandi</p>
      <p className={`${hs.button} ${styles.action}`} data-quiet="">
        Write
      </p>
    </Frame>
  )
}

function Portrait() {
  return (
    <svg className={styles.portrait} viewBox="0 0 150 150" aria-hidden="true">
      <path d="M0 150V75a75 75 0 0 1 150 0v75Z" fill="#e2b545" />
      <path d="M26 150c2-38 22-46 49-46s47 8 49 46Z" fill="#3c441d" />
      <path d="M64 92h22v18c0 12-22 12-22 0Z" fill="#6a3f26" />
      <ellipse cx="75" cy="72" rx="26" ry="31" fill="#7a4a2c" />
      <path d="M40 66c-10-64 80-64 70 0-8-18-62-18-70 0Z" fill="#a3422c" />
      <path d="M41 52c18-18 50-18 68 0" stroke="#e9c46a" strokeWidth="6" fill="none" />
      <path d="M66 84c6 6 12 6 18 0" stroke="#3a2012" strokeWidth="4" strokeLinecap="round" fill="none" />
      <path d="M64 68h2M84 68h2" stroke="#23150c" strokeWidth="6" strokeLinecap="round" />
    </svg>
  )
}
