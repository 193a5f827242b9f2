import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { dayAndTime } from '../../../domain/inbox/words/days.ts'
import { Moon } from '../../ui/Moon.tsx'
import { useNameFocus } from '../detail/name-focus.ts'
import styles from './QuarantinedHeader.module.css'

/** The sender of a quarantined enquiry, and the page it came from. */
export function QuarantinedHeader({
  detail: { number, name, category, receivedAt, page },
}: {
  detail: EnquiryDetail
}) {
  return (
    <header className={styles.head}>
      <Moon state={{ kind: 'held' }} size={58} />
      <h2 ref={useNameFocus(number)} tabIndex={-1} data-enquiry-name>
        {name}
      </h2>
      <p>
        {category} · {dayAndTime(receivedAt)} · {page}
      </p>
    </header>
  )
}
