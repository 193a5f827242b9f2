import type { CallView } from '../../../../domain/calls/call-view.ts'
import type { OfferedWeek } from '../../../../domain/calls/offered-week.ts'
import { buttonClass } from '../../../ui/Button.tsx'
import { controlClass } from '../../../ui/Field.tsx'
import tick from '../../../ui/tick.module.css'
import choice from '../ChoiceField.module.css'
import styles from './CallLinkPage.module.css'
import { CallTimes } from './CallTimes.tsx'

const WORDS_MAX_CHARS = 500

/** Moves the call, or books one if there is none. */
export function PickForm({ call, times }: { call: CallView; times: OfferedWeek }) {
  const { state, address, sequence, movesLeft } = call
  const isMove = state === 'booked'
  return (
    <form method="post" action={address} className={styles.card}>
      <h2>{isMove ? 'Move it' : 'Pick another time'}</h2>
      <input type="hidden" name="do" value={isMove ? 'move' : 'book'} />
      {isMove && <input type="hidden" name="sequence" value={sequence} />}
      <CallTimes
        id="call-at"
        name="callAt"
        label={isMove ? 'Pick another time' : 'Free times'}
        times={times}
        defaultValue={undefined}
        weekAddress={(day) => `${address}?week=${day}`}
      />
      <div className={styles.foot}>
        <button type="submit" className={buttonClass({ variant: 'ink' })}>
          {isMove ? 'Move the call' : 'Book this time'}
        </button>
        {isMove && <p>{movesSentence(movesLeft)} Your old time is kept until the new one is yours.</p>}
      </div>
    </form>
  )
}

function movesSentence(left: number): string {
  return left === 1
    ? 'You can move it once more.'
    : `You can move it ${left === 2 ? 'twice' : 'three times'}.`
}

/** Cancels the call. */
export function CancelForm({ call: { address, sequence } }: { call: CallView }) {
  return (
    <form method="post" action={address} className={`${styles.card} ${styles.quiet}`}>
      <h2>Cancel it</h2>
      <input type="hidden" name="do" value="cancel" />
      <input type="hidden" name="sequence" value={sequence} />
      <fieldset className={styles.then}>
        <legend>What should we do after that?</legend>
        <label className={choice.option}>
          <input type="radio" className={tick.tick} name="answer" value="write" defaultChecked />
          <span>
            Write to me instead <small>A person answers within one working day</small>
          </span>
        </label>
        <label className={choice.option}>
          <input type="radio" className={tick.tick} name="answer" value="none" />
          <span>I no longer need an answer</span>
        </label>
      </fieldset>
      <label className={styles.words}>
        <span>
          Anything we should know? <small>optional</small>
        </span>
        <textarea name="words" className={controlClass} rows={3} maxLength={WORDS_MAX_CHARS} />
      </label>
      <div className={styles.foot}>
        <button type="submit" className={buttonClass({ variant: 'line' })}>
          Cancel the call
        </button>
        <p>You can cancel until the call begins.</p>
      </div>
    </form>
  )
}

/** Confirms the call: shown only if the page was opened by the link of the mail. */
export function ConfirmForm({ call: { address, confirmation } }: { call: CallView }) {
  if (confirmation === null) return null
  return (
    <form method="post" action={address} className={styles.confirm}>
      <input type="hidden" name="do" value="confirm" />
      <input type="hidden" name="token" value={confirmation} />
      <button type="submit" className={buttonClass({ variant: 'moon' })}>
        Yes, phone me then
      </button>
    </form>
  )
}
