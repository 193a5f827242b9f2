import styles from './guest-chat.module.css'
import { CLOSES, ROOM, STAY } from './stay.ts'
import { Avatar, Bubble, Composer } from './Widget.tsx'
import widget from './widget.module.css'

/** The chat as a guest sees it: a question, and the first answer already there. */
export function GuestChat({ narrow = false }: { narrow?: boolean }) {
  return (
    <div className={`${widget.widget} ${widget.panel} ${styles.panel} ${narrow ? styles.narrow : ''}`}>
      <div className={widget.head}>
        <Avatar name="Palesa" />
        <p>
          <b>Palesa, front desk</b>
          <span>Here until {CLOSES}</span>
        </p>
      </div>
      <div className={widget.messages}>
        {/* For a speaker to check: the greetings in isiZulu. */}
        <Bubble from="us">Sawubona! Is there a family room, {STAY.dates}?</Bubble>
        <Bubble from="them">
          Sawubona! Yes, the {ROOM.name} room {ROOM.sleeps}.
        </Bubble>
        <Bubble from="them">
          {STAY.nights}, breakfast in:
          <br />
          <b>{STAY.total}</b>
        </Bubble>
        <span className={styles.whatsapp}>Carry on in WhatsApp</span>
      </div>
      <Composer>Write to Palesa</Composer>
    </div>
  )
}
