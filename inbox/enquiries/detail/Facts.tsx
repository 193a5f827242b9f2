import { Link } from '@tanstack/react-router'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { keptUntilWords } from '../../../domain/inbox/words/conversation-words.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import words from '../../styles/words.module.css'
import { button } from '../../ui/button.ts'
import { newsWords, sentFromWords } from '../../words/fact-words.ts'
import { longDay } from '../../words/long-day.ts'
import { FactFields } from './FactFields.tsx'
import styles from './Facts.module.css'

/** The column of facts; on phones and narrow windows below the message. */
export function Facts({ detail, onAnotherWay }: { detail: EnquiryDetail; onAnotherWay: () => void }) {
  const { email, phone, answers, news, keptUntil, firstName, personKey, status, answered } = detail
  const at = email.lastIndexOf('@')
  return (
    <section className={styles.facts} aria-label="About this enquiry">
      <FactFields detail={detail} />
      <dl>
        <div>
          <dt>E-mail</dt>
          <dd>
            <a href={`mailto:${email}`}>
              {email.slice(0, at)}
              <wbr />
              {email.slice(at)}
            </a>
          </dd>
        </div>
        <div>
          <dt>Phone</dt>
          <dd className={words.num}>{phoneNumber(phone)}</dd>
        </div>
        {answers.map(({ label, text }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Sent from</dt>
          <dd>{sentFromWords(detail)}</dd>
        </div>
        <div>
          <dt>News about our products</dt>
          <dd>{newsWords(news)}</dd>
        </div>
        <div>
          <dt>Kept until</dt>
          <dd>{keptUntilWords(longDay(keptUntil), status === 'won')}</dd>
        </div>
      </dl>
      <p>
        <Link to="/person/$key" params={{ key: personKey }}>
          Everything we hold about {firstName}
        </Link>
      </p>
      {!answered && (
        <button type="button" className={button('edged', words.phone, styles.another)} onClick={onAnotherWay}>
          Answered another way
        </button>
      )}
    </section>
  )
}
