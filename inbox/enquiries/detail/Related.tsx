import { Link } from '@tanstack/react-router'
import { longDay } from '../../../domain/calendar/day-words.ts'
import {
  type EnquiryDetail,
  MAX_RELATED,
  type RelatedEnquiry,
} from '../../../domain/inbox/api/enquiry-detail.ts'
import { enquiryName } from '../../../domain/inbox/words/names.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import styles from './Related.module.css'

/** Other enquiries of the same person, each with its outcome. */
export function Related({ detail: { number, name, personKey, related } }: { detail: EnquiryDetail }) {
  if (related.length === 0) return null
  const laterEnquiries = related.filter((each) => each.number > number)
  const earlierEnquiries = related.filter((each) => each.number < number)
  return (
    <section className={`stack muted ${styles.related}`} aria-label="Their other enquiries">
      <RelatedList heading="They have written since" enquiries={laterEnquiries} name={name} />
      <RelatedList heading="They have written before" enquiries={earlierEnquiries} name={name} />
      {related.length === MAX_RELATED && (
        <Link to="/person/$key" params={{ key: personKey }}>
          All of them
        </Link>
      )}
    </section>
  )
}

type Props = { heading: string; enquiries: ReadonlyArray<RelatedEnquiry>; name: string }

function RelatedList({ heading, enquiries, name }: Props) {
  if (enquiries.length === 0) return null
  return (
    <>
      <h3 className="overline">{heading}</h3>
      <ul>
        {enquiries.map((enquiry) => (
          <li key={enquiry.number}>
            <Moon state={LIST_WORDS[enquiry.list].moon} size={16} />
            <span>
              <Link to="/e/$number" params={{ number: enquiry.number }} search={{ list: enquiry.list }}>
                {enquiryName(enquiry.number)} {enquiry.about}
              </Link>
              {`: ${LIST_WORDS[enquiry.list].name}, ${longDay(enquiry.receivedAt)}${differenceNote(enquiry, name)}`}
            </span>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Warns that an enquiry may be another person's: people share telephones more often than addresses. */
function differenceNote({ isSameAddress, name }: RelatedEnquiry, currentName: string): string {
  if (!isSameAddress) return `, from the same phone${name === currentName ? '' : ` as ${name}`}`
  return name === currentName ? '' : `, as ${name}`
}
