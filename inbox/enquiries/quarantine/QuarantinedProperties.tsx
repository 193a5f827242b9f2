import { dayAndTime } from '../../../domain/calendar/day-words.ts'
import { deadlineOf } from '../../../domain/calendar/deadline.ts'
import type { EnquiryDetail, Quarantine } from '../../../domain/inbox/api/enquiry-detail.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import {
  quarantineHeading,
  quarantineReasons,
  releaseSentence,
} from '../../../domain/inbox/words/quarantine-words.ts'
import { useNow } from '../../state/clock.ts'
import { useWorkingHours } from '../../state/session.ts'
import { Card } from '../../ui/layout.tsx'
import { Moon } from '../../ui/Moon.tsx'
import { brandPreviewTitle } from '../detail/BrandCard.tsx'
import properties from '../detail/EnquiryProperties.module.css'
import { Property } from '../detail/EnquiryProperties.tsx'
import head from '../detail/Head.module.css'
import { useNameFocus } from '../detail/name-focus.ts'

/** The sender's contact details, and what the two buttons do. */
export function QuarantinedProperties({
  detail,
  quarantine,
}: {
  detail: EnquiryDetail
  quarantine: Quarantine
}) {
  const { email, phone, firstName, brand } = detail
  const now = useNow()
  const hours = useWorkingHours()
  return (
    <section className={`stack ${properties.properties}`} aria-label="About this enquiry">
      <dl>
        <Property label="E-mail">{email}</Property>
        <Property label="Phone">
          <span className="number">{phoneNumber(phone)}</span>
        </Property>
        {brand && (
          <Property label="Put on a product">
            <bdi>{brandPreviewTitle(brand)}</bdi>
          </Property>
        )}
        <Property label="What Release does">
          {releaseSentence({ firstName, reasons: quarantine.reasons }, deadlineOf(now, hours), now)}
        </Property>
        <Property label="What Delete does">
          Erases it for good. Asks once. The audit log keeps that it was done, not what it said.
        </Property>
      </dl>
    </section>
  )
}

/** Why an enquiry was quarantined, in sentences. */
export function QuarantineReasons({ quarantine: { reasons, links } }: { quarantine: Quarantine }) {
  return (
    <Card>
      <h3>{quarantineHeading(reasons.length)}</h3>
      {quarantineReasons(reasons, links).map(({ sentence, hint }) => (
        <p key={sentence}>
          <b>{sentence}</b> <span className="muted">{hint}</span>
        </p>
      ))}
    </Card>
  )
}

/** The sender of a quarantined enquiry, and the page it came from. */
export function QuarantinedHeader({
  detail: { number, name, category, receivedAt, page },
}: {
  detail: EnquiryDetail
}) {
  return (
    <header className={head.head}>
      <Moon state={{ kind: 'held' }} size={58} />
      <h2 ref={useNameFocus(number)} tabIndex={-1} data-enquiry-name>
        {name}
      </h2>
      <p className={head.below}>
        {category} · {dayAndTime(receivedAt)} · {page}
      </p>
    </header>
  )
}
