import { Ground } from '../frames/Ground.tsx'
import type { BrandProps } from '../live/scene-brand.ts'
import { GuestHousePage } from './GuestHousePage.tsx'
import { GuestHouseSite } from './GuestHouseSite.tsx'
import styles from './guest-chat.module.css'
import { CLOSES, ROOM, STAY } from './stay.ts'
import { Avatar, Bubble, Composer, Launcher } from './Widget.tsx'
import widget from './widget.module.css'

/** The chat open on the guest house's page, the first answer already there. */
export function OnTheSite() {
  return (
    <Ground tint="jacaranda">
      <GuestHousePage hour="day" />
      <GuestChat />
      <Launcher right={36} top={768} />
    </Ground>
  )
}

/** The same in a window of 760 by 720 pixels, which the page fills. */
export function OnNarrowSite({ brand }: BrandProps) {
  return (
    <>
      <GuestHouseSite brand={brand} hour="day" narrow />
      <GuestChat narrow />
    </>
  )
}

/** The chat as a guest sees it: a question, and the first answer already there. */
function GuestChat({ narrow = false }: { narrow?: boolean }) {
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
