import { Ground } from '../frames/Ground.tsx'
import styles from './card.module.css'
import { GuestHousePage } from './GuestHousePage.tsx'
import { Avatar, Bubble, Composer, Launcher } from './Widget.tsx'
import widget from './widget.module.css'

/** The product's card: the guest house's page, and the open chat with one question and its answer. */
export function Card() {
  return (
    <Ground tint="jacaranda">
      <GuestHousePage hour="day" />
      <div className={`${widget.widget} ${widget.panel} ${styles.panel}`}>
        <div className={widget.head}>
          <Avatar name="Palesa" />
          <p>
            <b>Palesa, front desk</b>
          </p>
        </div>
        <div className={widget.messages}>
          <Bubble from="us">May we arrive after ten?</Bubble>
          <Bubble from="them">Yes. The key safe is at the blue door.</Bubble>
        </div>
        <Composer>Write to Palesa</Composer>
      </div>
      <Launcher right={36} top={756} />
    </Ground>
  )
}
