import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import assistant from './assistant.module.css'
import { CorrectMark, PageMark } from './Marks.tsx'
import { TESTS } from './questions.ts'
import { SHOE_QUESTION, TAUGHT } from './shop.ts'
import styles from './teaching-it.module.css'

/** A paragraph is added and the shop's test questions run again: the failed one passes. */
export function TeachingIt() {
  return (
    <Ground tint="protea">
      <Frame kind="window" left={400} top={48} width={760} height={900} className={assistant.assistant}>
        <div className={styles.tests}>
          <p className={styles.head}>
            <b>
              {TESTS.total} of {TESTS.total} right
            </b>
            <span>was {TESTS.total - 1}</span>
          </p>
          <Marks />
          <PassedQuestion />
          <ul>
            {TESTS.others.map((words) => (
              <li key={words}>
                <CorrectMark size={40} /> {words}
              </li>
            ))}
            <li>
              <CorrectMark size={40} /> {TESTS.declined} <span>declines</span>
            </li>
          </ul>
        </div>
      </Frame>
      <Editor />
    </Ground>
  )
}

function Editor() {
  return (
    <div className={`${assistant.paper} ${styles.editor}`}>
      <p className={assistant.running}>
        <span>{TAUGHT.document}</span>
        <span>page {TAUGHT.page}</span>
      </p>
      <h4>Shoes</h4>
      <p>{TAUGHT.before}</p>
      <p className={styles.added}>
        {TAUGHT.added}
        <i />
      </p>
      <span className={`${assistant.assistant} ${assistant.button}`} data-first="">
        Save and run {TESTS.total} tests
      </span>
    </div>
  )
}

/** A mark for each test; the last is the one that passes now. */
function Marks() {
  return (
    <p className={styles.marks}>
      {Array.from({ length: TESTS.total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: marks that are all alike
        <i key={index} />
      ))}
    </p>
  )
}

function PassedQuestion() {
  return (
    <div className={styles.turned}>
      <p>{SHOE_QUESTION}</p>
      <p className={styles.change}>
        <s className={assistant.handed}>Wrong</s>
        <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
          <path d="M2 12h34M27 3l9 9-9 9" fill="none" stroke="#2a1613" strokeWidth="4" />
        </svg>
        <span className={assistant.answered}>Right</span>
      </p>
      <p className={styles.from}>
        <PageMark height={30} /> From: {TAUGHT.document}, page {TAUGHT.page}
      </p>
    </div>
  )
}
