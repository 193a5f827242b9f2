import type { EnquiryDetail, EnquiryEvent } from '../../../domain/inbox/api/enquiry-detail.ts'
import { callSentence, notedBy } from '../../../domain/inbox/words/conversation-words.ts'
import { useNow } from '../../state/clock.ts'
import { useColleague, useSession } from '../../state/session.ts'
import { Icon } from '../../ui/Icon.tsx'
import styles from './Thread.module.css'
import { CustomerMessage, StaffMessage } from './ThreadMessages.tsx'

const NOTHING = { plan: null, brand: null }

/** All that was said, newest first, and under each mail its truth. */
export function Thread({ detail, q }: { detail: EnquiryDetail; q: string }) {
  return (
    <section className={styles.thread}>
      <h3>The conversation, newest first</h3>
      {detail.facts
        .filter(({ kind }) => kind !== 'received')
        .reverse()
        .map((event) => (
          <Piece key={event.id} event={event} detail={detail} q={q} />
        ))}
      <CustomerMessage detail={detail} words={detail.message} at={detail.receivedAt} q={q} sent={detail} />
    </section>
  )
}

function Piece({ event, detail, q }: { event: EnquiryEvent; detail: EnquiryDetail; q: string }) {
  switch (event.kind) {
    case 'answered':
      return <StaffMessage event={event} detail={detail} q={q} />
    case 'they-answered':
      return <CustomerMessage detail={detail} words={event.words} at={event.at} q={q} sent={NOTHING} />
    case 'called':
      return (
        <Call
          by={event.by}
          at={event.at}
          way={event.way === 'whatsapp' ? 'whatsapp' : 'telephone'}
          said={event.words}
        />
      )
    default:
      return null
  }
}

function Call({
  by,
  at,
  way,
  said,
}: {
  by: string | null
  at: number
  way: 'telephone' | 'whatsapp'
  said: string
}) {
  const now = useNow()
  const colleague = useColleague()
  const { me } = useSession()
  const name = colleague(by)?.name ?? 'Somebody'
  return (
    <p className={styles.event}>
      <Icon name={way === 'telephone' ? 'phone' : 'whatsapp'} size="small" />
      {callSentence(by === me.id ? null : name, way, said)} {notedBy(name, at, now)}
    </p>
  )
}
