import { Link } from '@tanstack/react-router'
import { countAtLeast, foundCount } from '../../../domain/inbox/words/headings.ts'
import { groupedCount } from '../../../domain/wording.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { PageHeader } from '../../frame/Page.tsx'
import { enquiryAt, listRoute } from '../../state/enquiries-route.ts'
import { useTitle } from '../../state/title.ts'
import { LIST_WORDS } from '../../words/lists.ts'
import styles from './EnquiriesHeader.module.css'
import { ListHeader } from './ListHeader.tsx'
import type { ListProps, RowsData } from './rows-data.ts'

/** The header: the timeline above a list, the number of results above a search; on phones the bar above an open enquiry. */
export function EnquiriesHeader({ address, list, data }: ListProps) {
  const name = address.isSearch ? 'Search' : LIST_WORDS[list].name
  useTitle(address.q ? `${name}: ${address.q}` : name)
  const phoneBar =
    address.open === null ? undefined : <PhoneBar address={address} list={list} data={data} name={name} />
  if (!address.isSearch) return <ListHeader list={list} open={address.open} phoneBar={phoneBar} />
  return (
    <PageHeader
      heading={searchHeading(address.q, data)}
      below="Names, contact details, products, messages, answers and notes, in every list."
      phoneBar={phoneBar}
    />
  )
}

function searchHeading(q: string, { isPending, error, total, isCapped }: RowsData): string {
  if (q !== '' && isPending) return `Looking for “${q}”`
  if (q !== '' && error) return `“${q}” could not be looked for`
  // Without results, the message is where the rows would be.
  return total === 0 ? 'Search everything' : foundCount(total, q, isCapped)
}

/** The header of an open enquiry on phones: Back, its position in the list, and the next one. */
function PhoneBar({ address, list, data, name }: ListProps & { name: string }) {
  const index = data.rows.findIndex(({ number }) => number === address.open)
  const nextRow = index < 0 ? undefined : data.rows[index + 1]
  return (
    <div className={`cluster narrow-only ${styles.bar}`}>
      <Link {...listRoute(address, list)} {...buttonLook({ size: 'icon' })} aria-label="Back to the list">
        <Icon path={icons.back} />
      </Link>
      <b>{name}</b>
      {index >= 0 && (
        <span className="muted number">
          {groupedCount(index + 1)} of {countAtLeast(data.total, data.isCapped)}
        </span>
      )}
      {nextRow && (
        <Link
          {...enquiryAt(nextRow.number, address, list)}
          {...buttonLook({ size: 'icon' })}
          aria-label="Next"
        >
          <Icon path={icons.next} />
        </Link>
      )}
    </div>
  )
}
