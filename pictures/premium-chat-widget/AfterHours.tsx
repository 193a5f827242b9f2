import { Ground } from '../frames/Ground.tsx'
import styles from './after-hours.module.css'
import { GuestHousePage } from './GuestHousePage.tsx'
import { ASKED_AT, GUEST, OPENS, QUESTION } from './stay.ts'
import { Launcher } from './Widget.tsx'
import widget from './widget.module.css'

/** The guest house's page at night: the chat button opens a form for a message. */
export function AfterHours() {
  return (
    <Ground tint="jacaranda">
      <GuestHousePage hour="night" />
      <div className={`${widget.widget} ${widget.panel} ${styles.panel}`}>
        <div className={styles.head}>
          <p>
            {ASKED_AT}, we open at {OPENS}
          </p>
          <b>
            We are closed,
            <br />
            leave a message
          </b>
        </div>
        <div className={styles.form}>
          <p>
            {GUEST.name} {GUEST.surname}
          </p>
          <p>{GUEST.phone}</p>
          <p data-focus="">
            {QUESTION}
            <i />
          </p>
          <span className={widget.button}>Leave message</span>
        </div>
      </div>
      <Launcher right={36} top={768} />
    </Ground>
  )
}
