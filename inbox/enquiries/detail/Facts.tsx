import { Link } from '@tanstack/react-router'
import type { EnquiryDetail } from '../../../domain/inbox/api/enquiry-detail.ts'
import { keptUntilWords } from '../../../domain/inbox/words/conversation-words.ts'
import { longDay } from '../../../domain/inbox/words/days.ts'
import { phoneNumber } from '../../../domain/inbox/words/phone-number.ts'
import words from '../../styles/words.module.css'
import { button } from '../../ui/Buttons.tsx'
import { FactFields } from './FactFields.tsx'
import styles from './Facts.module.css'
import { ReminderField } from './Reminder.tsx'

type Props = { detail: EnquiryDetail; onAnotherWay: () => void; onRemind: () => void }

/** The column of facts; on phones and narrow windows below the message. */
export function Facts({ detail, onAnotherWay, onRemind }: Props) {
  const { email, phone, answers, news, keptUntil, firstName, personKey, status, answered } = detail
  const at = email.lastIndexOf('@')
  return (
    <section className={styles.facts} aria-label="About this enquiry">
      <FactFields detail={detail} />
      <ReminderField detail={detail} onRemind={onRemind} />
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

/** `Yes by e-mail, 20 November 2026. No WhatsApp.` */
function newsWords({ email, whatsapp, givenAt }: EnquiryDetail['news']): string {
  if (!email && !whatsapp) return 'No'
  const at = givenAt === null ? '' : `, ${longDay(givenAt)}`
  if (email && whatsapp) return `Yes by e-mail and WhatsApp${at}.`
  return email ? `Yes by e-mail${at}. No WhatsApp.` : `Yes by WhatsApp${at}. No e-mail.`
}

/** `/contact-us, with a plan from /calculator and a name from /your-name` */
function sentFromWords({ page, plan, brand }: Pick<EnquiryDetail, 'page' | 'plan' | 'brand'>): string {
  const along = [...(plan ? ['a plan from /calculator'] : []), ...(brand ? ['a name from /your-name'] : [])]
  return along.length > 0 ? `${page}, with ${along.join(' and ')}` : page
}
