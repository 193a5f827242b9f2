import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { shortWeekday } from '../wording/dates.ts'
import { ANSWERING, ASKED_LABEL, CHATS, TEAM } from './inbox.ts'
import styles from './shared-inbox.module.css'
import { ASKED_AT, ASKED_ON, GUEST, QUESTION, ROOM, STAY } from './stay.ts'
import { Avatar, Bubble, Composer } from './Widget.tsx'
import widget from './widget.module.css'

/** The team's inbox on Sunday morning: the open chats, and a guest's conversation and booking. */
export function SharedInbox() {
  return (
    <Ground tint="jacaranda">
      <Frame kind="window" left={36} top={48} width={1128} height={900} className={widget.widget}>
        <div className={styles.columns}>
          <Chats />
          <Conversation />
          <Guest />
        </div>
      </Frame>
    </Ground>
  )
}

function Chats() {
  return (
    <div className={styles.chats}>
      <p className={styles.team}>
        {TEAM.map((name) => (
          <Avatar key={name} name={name} />
        ))}
      </p>
      <ul>
        {CHATS.map(({ name, last, at }, index) => (
          <li key={name} data-on={index === 0 ? '' : undefined}>
            <b>{name}</b>
            <span>{at}</span>
            <p>{last}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Conversation() {
  return (
    <div className={styles.conversation}>
      <p className={styles.head}>
        <b>{GUEST.name}</b>
        <span className={widget.label}>{ASKED_LABEL}</span>
      </p>
      <div className={widget.messages}>
        <Bubble from="us">
          {STAY.nights}, breakfast in:
          <br />
          {STAY.total}
        </Bubble>
        <Bubble from="them">Lovely, we take it.</Bubble>
        <p className={styles.rule}>
          {shortWeekday(ASKED_ON)}, {ASKED_AT}, after hours
        </p>
        <Bubble from="them">{QUESTION}</Bubble>
        <p className={styles.note}>
          <b>Palesa, to the team:</b> I am off today. {ANSWERING}, will you?
        </p>
        <p className={styles.note}>
          <b>{ANSWERING}, to the team:</b> Mine.
        </p>
      </div>
      <Composer>{ANSWERING} is writing</Composer>
    </div>
  )
}

function Guest() {
  return (
    <div className={styles.guest}>
      <Avatar name={GUEST.name} />
      <b>
        {GUEST.name}
        <br />
        {GUEST.surname}
      </b>
      <dl>
        <dt>Room</dt>
        <dd>{ROOM.name}</dd>
        <dt>Stay</dt>
        <dd>{STAY.dates}</dd>
        <dt>Price</dt>
        <dd>{STAY.total}</dd>
        <dt>Number</dt>
        <dd>{GUEST.phone}</dd>
      </dl>
      <span className={styles.now}>On “Find us”</span>
    </div>
  )
}
