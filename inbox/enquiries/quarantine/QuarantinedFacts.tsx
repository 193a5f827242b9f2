import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { deadlineOf } from '../../../domain/inbox/time/deadline.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import { releaseSentence } from '../../../domain/inbox/words/quarantine-words.ts'
import { useNow } from '../../state/clock.ts'
import { useWorkingHours } from '../../state/session.ts'
import words from '../../styles/words.module.css'
import { brandPreviewTitle } from '../../words/brand-preview-title.ts'
import facts from '../detail/Facts.module.css'

/** Where they can be reached, and what the two buttons do. */
export function QuarantinedFacts({ detail: { email, phone, firstName, brand } }: { detail: EnquiryDetail }) {
  const now = useNow()
  const hours = useWorkingHours()
  return (
    <section className={facts.facts} aria-label="About this enquiry">
      <dl>
        <div>
          <dt>E-mail</dt>
          <dd>{email}</dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd className={words.num}>{phoneNumber(phone)}</dd>
        </div>
        {brand && (
          <div>
            <dt>Put on a product</dt>
            <dd>
              <bdi>{brandPreviewTitle(brand)}</bdi>
            </dd>
          </div>
        )}
        <div>
          <dt>What Release does</dt>
          <dd>{releaseSentence(firstName, deadlineOf(now, hours), now)}</dd>
        </div>
        <div>
          <dt>What Delete does</dt>
          <dd>Erases it for good. Asks once. The audit log keeps that it was done, not what it said.</dd>
        </div>
      </dl>
    </section>
  )
}
