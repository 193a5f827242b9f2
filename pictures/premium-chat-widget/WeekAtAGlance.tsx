import { Ground } from '../frames/Ground.tsx'
import { addDays, shortWeekday } from '../wording/dates.ts'
import {
  AFTER_HOURS_IN_WEEK,
  ANSWERED_AT,
  ASKED_LABEL,
  CHATS_IN_WEEK,
  LABELS,
  WEEK,
  weekName,
} from './inbox.ts'
import { ASKED_AT, ASKED_ON, GUEST } from './stay.ts'
import { Avatar } from './Widget.tsx'
import styles from './week-at-a-glance.module.css'
import widget from './widget.module.css'

/** Pixels of a bar for each chat. */
const CHAT_HEIGHT = 13
const MAX_CHATS = Math.max(...LABELS.map(({ chats }) => chats))

/** All chats of the week by day, open hours and after, and what they were about. */
export function WeekAtAGlance() {
  return (
    <Ground tint="jacaranda">
      <div className={`${widget.widget} ${widget.panel} ${styles.days}`}>
        <p className={styles.head}>
          <b>{CHATS_IN_WEEK} chats</b>
          <span>{weekName()}</span>
        </p>
        <p className={styles.key}>{AFTER_HOURS_IN_WEEK} of them after hours</p>
        <Days />
      </div>
      <div className={`${widget.widget} ${widget.panel} ${styles.labels}`}>
        <b>What they asked</b>
        <ul>
          {LABELS.map(({ name, chats }) => (
            <li key={name} data-asked={name === ASKED_LABEL ? '' : undefined}>
              <span>{name}</span>
              <b>{chats}</b>
              <Bar share={chats / MAX_CHATS} />
            </li>
          ))}
        </ul>
      </div>
      <div className={`${widget.widget} ${widget.panel} ${styles.asked}`}>
        <Avatar name={GUEST.name} />
        <p>“May we arrive after ten?”</p>
        <span>
          Answered {shortWeekday(addDays(ASKED_ON, 1))}, {ANSWERED_AT}
        </span>
      </div>
    </Ground>
  )
}

function Days() {
  return (
    <ol className={styles.bars}>
      {WEEK.map(({ date, open, after }) => (
        <li key={date}>
          {date === ASKED_ON && (
            <span className={styles.pin}>
              <Avatar name={GUEST.name} />
              <em>{ASKED_AT}</em>
            </span>
          )}
          <b>{open + after}</b>
          <svg width="68" height={(open + after) * CHAT_HEIGHT} aria-hidden="true">
            <rect width="68" height={after * CHAT_HEIGHT} rx="12" fill="#2a2158" />
            <rect
              y={after * CHAT_HEIGHT + 4}
              width="68"
              height={open * CHAT_HEIGHT - 4}
              rx="12"
              fill="#b7a8ee"
            />
          </svg>
          {shortWeekday(date)}
        </li>
      ))}
    </ol>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <svg width="100%" height="20" aria-hidden="true">
      <rect width={`${share * 100}%`} height="20" rx="10" />
    </svg>
  )
}
