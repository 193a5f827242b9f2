import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import assistant from './assistant.module.css'
import { ANSWERED, HANDED_OVER, PHRASINGS, QUESTIONS, SHOE_QUESTION_TIMES, WEEK } from './questions.ts'
import { PERSON, SHOE_QUESTION } from './shop.ts'
import styles from './what-people-ask.module.css'

/** Pixels of the line that is divided into answered and handed over. */
const LINE_WIDTH = 1064
const NARROW_LINE_WIDTH = 697

/**
 * The week's questions, and a slip of paper on the one that the assistant could not answer.
 * Narrow: for small screens, without the slip.
 */
export function WhatPeopleAsk({ isNarrow = false }: { isNarrow?: boolean }) {
  return (
    <Ground tint="protea">
      <Frame
        kind="window"
        left={28}
        top={48}
        width={isNarrow ? 777 : 1144}
        height={900}
        className={`${assistant.assistant} ${isNarrow ? styles.narrow : ''}`}
      >
        <p className={styles.head}>
          <b>What people ask</b>
          {!isNarrow && <span>{WEEK}</span>}
        </p>
        <ShareBar width={isNarrow ? NARROW_LINE_WIDTH : LINE_WIDTH} />
        <Questions />
      </Frame>
      {!isNarrow && <Slip />}
    </Ground>
  )
}

function Slip() {
  return (
    <div className={`${assistant.assistant} ${assistant.card} ${styles.slip}`}>
      <p className={assistant.handed}>Handed over {SHOE_QUESTION_TIMES} times</p>
      <h3>{SHOE_QUESTION}</h3>
      <ul>
        {PHRASINGS.map((phrasing) => (
          <li key={phrasing}>{phrasing}</li>
        ))}
      </ul>
      <p className={styles.to}>All to {PERSON.name}</p>
      <span className={assistant.button} data-first="">
        Teach it this
      </span>
    </div>
  )
}

function ShareBar({ width }: { width: number }) {
  const all = ANSWERED + HANDED_OVER
  const answered = Math.round((width * ANSWERED) / all)
  return (
    <div className={styles.share}>
      <svg width={width} height="26" aria-hidden="true">
        <rect width={answered - 4} height="26" fill="#1e6245" />
        <rect x={answered + 4} width={width - answered - 4} height="26" fill="#9c2f1f" />
      </svg>
      <p>
        <b>{all} questions</b>
        <span className={assistant.answered}>{ANSWERED} answered</span>
        <span className={assistant.handed}>{HANDED_OVER} handed over</span>
      </p>
    </div>
  )
}

function Questions() {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th>Question</th>
          <th>Times</th>
          <th>What happened</th>
        </tr>
      </thead>
      <tbody>
        {QUESTIONS.map(({ words, times, answered }) => (
          <tr key={words} data-on={words === SHOE_QUESTION ? '' : undefined}>
            <td>{words}</td>
            <td>{times}</td>
            <td>
              <span className={answered ? assistant.answered : assistant.handed}>
                {answered ? 'Answered' : 'Handed over'}
              </span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
