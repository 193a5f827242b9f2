import { Ground } from '../frames/Ground.tsx'
import { FOUND, SAVED_ANSWER_COUNT, SEARCHED } from './inbox.ts'
import styles from './saved-answers.module.css'
import { ASKED_AT, GUEST, QUESTION } from './stay.ts'
import { Avatar, Bubble } from './Widget.tsx'
import widget from './widget.module.css'

/** The guest’s question behind; in front, the search and the answers that it found. */
export function SavedAnswers() {
  return (
    <Ground tint="jacaranda">
      <div className={`${widget.widget} ${styles.behind}`}>
        <Avatar name={GUEST.name} />
        <Bubble from="them">{QUESTION}</Bubble>
        <span>{ASKED_AT}</span>
      </div>
      <div className={`${widget.widget} ${widget.panel} ${styles.panel}`}>
        <p className={styles.search}>
          <Magnifier />
          <b>{SEARCHED}</b>
          <i />
          <span>
            {FOUND.length} of {SAVED_ANSWER_COUNT} answers
          </span>
        </p>
        {FOUND.map(({ title, words }, index) => (
          <div key={title} className={styles.answer} data-chosen={index === 0 ? '' : undefined}>
            <b>{title}</b>
            {index === 0 && <span>Chosen</span>}
            <p>{words}</p>
          </div>
        ))}
        <p className={styles.buttons}>
          <span className={widget.button}>Send to {GUEST.name}</span>
          <span className={widget.button} data-quiet="">
            Edit first
          </span>
        </p>
      </div>
    </Ground>
  )
}

function Magnifier() {
  return (
    <svg width="50" height="50" viewBox="0 0 24 24" fill="none" stroke="#5238b5" strokeWidth="2.600">
      <title>Search</title>
      <circle cx="10.500" cy="10.500" r="6.500" />
      <path d="m15.500 15.500 5 5" />
    </svg>
  )
}
