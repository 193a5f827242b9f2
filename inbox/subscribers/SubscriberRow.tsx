import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { formatDate, isCalendarDate } from '../../domain/calendar/calendar.ts'
import type { Subscriber, SubscriptionState } from '../../domain/inbox/api/subscribers.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { phoneNumber } from '../../domain/inbox/words/phone-number.ts'
import { type SubscriptionStatus, subscriptionSentence } from '../../domain/inbox/words/subscription-words.ts'
import { Button } from '../../ui/Button.tsx'
import { Fault, Field } from '../../ui/Field.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { useNow } from '../state/clock.ts'
import { useColleague } from '../state/session.ts'
import { Dialog } from '../ui/Dialog.tsx'
import { Form } from '../ui/Form.tsx'
import { Moon, type MoonState } from '../ui/Moon.tsx'
import styles from './SubscribersPage.module.css'

/** A subscriber's address, its state, and the wording of the consent. */
export function SubscriberRow({ row }: { row: Subscriber }) {
  const api = useApi()
  const colleague = useColleague()
  const [isStopping, setStopping] = useState(false)
  const { act, fault, isBusy } = useSettingsAction(['subscribers'])
  const { id, email, state, wording, page, notice, canAskAgain } = row
  const status = statusOf(row, (id) => colleague(id)?.name ?? 'Somebody')
  const now = useNow()
  return (
    <tr>
      <th scope="row">
        <b>{email}</b>
        <br />
        <Source row={row} />
      </th>
      <td>
        <span className={styles.state}>
          <Moon state={STATE_MOONS[state]} size={22} />
          <b>{STATE_NAMES[state]}</b>
        </span>
      </td>
      <td data-wide>
        <span className="muted">{subscriptionSentence(status, now)}</span>
        <br />“{wording}”{' '}
        <span className="muted">
          On {page}. Privacy notice of {isCalendarDate(notice) ? formatDate(notice) : notice}.
        </span>
        <Fault words={fault} />
      </td>
      <td className="at-end">
        {(state === 'confirmed' || state === 'agreed') && (
          <Button onClick={() => setStopping(true)}>Stop</Button>
        )}
        {state === 'waiting' && canAskAgain && (
          <Button
            disabled={isBusy}
            onClick={() => void act(() => api.resendConfirmation(id), `${email} is asked again.`)}
          >
            Ask again
          </Button>
        )}
        {isStopping && <UnsubscribeForm row={row} onClose={() => setStopping(false)} />}
      </td>
    </tr>
  )
}

/** Where the consent came from: the newsletter, or a channel and an enquiry. */
function Source({ row: { from, channel, phone, enquiry } }: { row: Subscriber }) {
  if (from === 'newsletter') return <span className="muted">Newsletter</span>
  return (
    <span className="muted">
      News by {channel === 'email' ? 'e-mail' : `WhatsApp, ${phoneNumber(phone ?? '')}`}
      {enquiry !== null && (
        <>
          , with{' '}
          <Link to="/e/$number" params={{ number: enquiry }}>
            {enquiryName(enquiry)}
          </Link>
        </>
      )}
    </span>
  )
}

/** Records that a person asked us to stop, and how. */
function UnsubscribeForm({ row, onClose }: { row: Subscriber; onClose: () => void }) {
  const { id, email, phone, channel } = row
  const stoppedAddress = channel === 'whatsapp' ? phoneNumber(phone ?? '') : email
  const api = useApi()
  const [words, setWords] = useState('')
  const { act, fault, isBusy } = useSettingsAction(['subscribers'])
  return (
    <Dialog
      heading={`Stop ${channel === 'whatsapp' ? 'WhatsApp to ' : ''}${stoppedAddress}?`}
      onClose={onClose}
    >
      <Form
        onSubmit={async () => {
          const done = `${stoppedAddress} gets no ${newsKind(row)} any more.`
          if ((await act(() => api.stopSubscriber(id, words), done)) !== null) onClose()
        }}
      >
        <Field
          label="How they asked"
          placeholder="Asked to stop by WhatsApp"
          value={words}
          maxLength={500}
          onType={setWords}
        />
        <Fault words={fault} />
        <Button type="submit" kind="fill" disabled={isBusy}>
          Stop
        </Button>
      </Form>
    </Dialog>
  )
}

function newsKind({ from, channel }: Subscriber): string {
  if (from === 'newsletter') return 'letters'
  return channel === 'email' ? 'news by e-mail' : 'news by WhatsApp'
}

export const STATE_NAMES: Readonly<Record<SubscriptionState, string>> = {
  agreed: 'Agreed',
  confirmed: 'Confirmed',
  waiting: 'Waiting',
  stopped: 'Stopped',
  bounced: 'Bounced',
}

const STATE_MOONS: Readonly<Record<SubscriptionState, MoonState>> = {
  agreed: { kind: 'full' },
  confirmed: { kind: 'full' },
  waiting: { kind: 'waiting' },
  stopped: { kind: 'lost' },
  bounced: { kind: 'late' },
}

/** When and how a subscription reached its state. @param nameOf the name of a member of staff, by id */
function statusOf(
  { state, at, linkUntil, stopped, bounce }: Subscriber,
  nameOf: (id: string) => string,
): SubscriptionStatus {
  switch (state) {
    case 'agreed':
    case 'confirmed':
      return { state, at }
    case 'waiting':
      return { state, at, linkUntil }
    case 'bounced':
      return { state, at, response: bounce }
    case 'stopped': {
      const stoppedBy = !stopped || stopped.by === 'link' ? null : nameOf(stopped.by)
      return { state, at, by: stoppedBy, words: stopped?.words ?? null }
    }
  }
}
