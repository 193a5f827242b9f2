import type { ReactNode } from 'react'
import type { ContactMethod } from '../../../domain/content/contact-methods.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ContactMethodText } from '../../ui/ContactMethodText.tsx'
import { Disclosure } from '../../ui/Disclosure.tsx'
import styles from './PrivacyNotice.module.css'

type Props = {
  /** The contact for privacy requests; null if the company names no address. */
  contact: ContactMethod | null
}

/** How a contact form's answers are used (POPIA s 18), shown before they are sent. Its version is in content/notices.json. */
export function ContactNotice({ contact }: Props) {
  return (
    <Notice use="We use your name, number and email to answer this enquiry, and for nothing else unless you tick a box below.">
      The form asks for five answers; you may phone or write to us instead. {RETENTION} If you ask for news,
      we keep your name, number and email until you stop it. <VisitorRights contact={contact} /> You may also
      complain to the Information Regulator (0800&nbsp;017&nbsp;160).
    </Notice>
  )
}

/** A shorter notice for the form of a solution page. */
export function LeadNotice({ contact }: Props) {
  return (
    <Notice use="We use these four answers, and the plan that you send with them, to reply about this solution, and for nothing else.">
      {RETENTION} <VisitorRights contact={contact} />
    </Notice>
  )
}

/** The purpose of the answers, and in a disclosure their retention period and the visitor's rights. */
function Notice({ use, children }: { use: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>{use}</p>
      <Disclosure title={<span>How long we keep them, and your rights</span>}>
        <p>
          {children} <a href={paths.privacy}>Full privacy notice</a>
        </p>
      </Disclosure>
    </div>
  )
}

const RETENTION = 'Your details are kept for 12 months and then deleted if we do not work together.'

function VisitorRights({ contact }: Props) {
  const rights = 'You may see, correct or delete them, or object, at any time'
  if (!contact) return `${rights}.`
  return (
    <>
      {rights}: <ContactMethodText method={contact} />.
    </>
  )
}
