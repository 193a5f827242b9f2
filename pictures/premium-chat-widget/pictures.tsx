import { Ground } from '../frames/Ground.tsx'
import { GALLERY_SIZE, type ScenePicture } from '../scene-picture.ts'
import afterHours from './after-hours.module.css'
import styles from './card.module.css'
import { GuestHousePage } from './GuestHousePage.tsx'
import { FOUND, SAVED_ANSWERS, SEARCHED } from './inbox.ts'
import { OnTheSite } from './OnTheSite.tsx'
import { SharedInbox } from './SharedInbox.tsx'
import savedAnswers from './saved-answers.module.css'
import { ASKED_AT, GUEST, OPENS, QUESTION } from './stay.ts'
import { WeekAtAGlance } from './WeekAtAGlance.tsx'
import { Avatar, Bubble, Composer, Launcher } from './Widget.tsx'
import widget from './widget.module.css'
import '@fontsource-variable/lora'
import '@fontsource-variable/nunito'

/** His question above, the search and the answer that is ready for him before it. */
function SavedAnswers() {
  return (
    <Ground tint="jacaranda">
      <div className={`${widget.widget} ${savedAnswers.behind}`}>
        <Avatar name={GUEST.name} />
        <Bubble from="them">{QUESTION}</Bubble>
        <span>{ASKED_AT}</span>
      </div>
      <div className={`${widget.widget} ${widget.panel} ${savedAnswers.panel}`}>
        <p className={savedAnswers.search}>
          <Glass />
          <b>{SEARCHED}</b>
          <i />
          <span>
            {FOUND.length} of {SAVED_ANSWERS} answers
          </span>
        </p>
        {FOUND.map(({ title, words }, nth) => (
          <div key={title} className={savedAnswers.answer} data-chosen={nth === 0 ? '' : undefined}>
            <b>{title}</b>
            {nth === 0 && <span>Chosen</span>}
            <p>{words}</p>
          </div>
        ))}
        <p className={savedAnswers.buttons}>
          <span className={widget.button}>Send to {GUEST.name}</span>
          <span className={widget.button} data-quiet="">
            Edit first
          </span>
        </p>
      </div>
    </Ground>
  )
}

function Glass() {
  return (
    <svg width="50" height="50" viewBox="0 0 24 24" fill="none" stroke="#5238b5" strokeWidth="2.600">
      <title>Search</title>
      <circle cx="10.500" cy="10.500" r="6.500" />
      <path d="m15.500 15.500 5 5" />
    </svg>
  )
}

/** The same button on the same page at night: a form takes the question until morning. */
function AfterHours() {
  return (
    <Ground tint="jacaranda">
      <GuestHousePage hour="night" />
      <div className={`${widget.widget} ${widget.panel} ${afterHours.panel}`}>
        <div className={afterHours.head}>
          <p>
            {ASKED_AT}, we open at {OPENS}
          </p>
          <b>
            We are closed,
            <br />
            leave a message
          </b>
        </div>
        <div className={afterHours.form}>
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

/** For the cards: the house, the button, one question and its answer. */
function Card() {
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

export const pictures: ReadonlyArray<ScenePicture> = [
  { name: 'premium-chat-widget-1', ...GALLERY_SIZE, scene: OnTheSite },
  { name: 'premium-chat-widget-2', ...GALLERY_SIZE, scene: AfterHours },
  { name: 'premium-chat-widget-3', ...GALLERY_SIZE, scene: SharedInbox },
  { name: 'premium-chat-widget-4', ...GALLERY_SIZE, scene: SavedAnswers },
  { name: 'premium-chat-widget-5', ...GALLERY_SIZE, scene: WeekAtAGlance },
  { name: 'premium-chat-widget-card', ...GALLERY_SIZE, scene: Card },
]
