import { Link } from '@tanstack/react-router'
import type { List } from '../../../domain/inbox/facts/kinds.ts'
import { foundCount } from '../../../domain/inbox/words/headings.ts'
import { Blank } from '../../frame/Blank.tsx'
import { Buttons } from '../../ui/Buttons.tsx'
import { button } from '../../ui/button.ts'
import { Moon } from '../../ui/Moon.tsx'
import { LIST_WORDS } from '../../words/lists.ts'
import { backTo, type DeskAddress } from './desk-address.ts'

/** A list without anything in it, or a search that found nothing. */
export function NothingListed({
  address,
  list,
  suggestion,
  isCapped,
}: {
  address: DeskAddress
  list: List
  suggestion: string | null
  isCapped: boolean
}) {
  if (address.isSearch) return <NothingFound q={address.q} suggestion={suggestion} isCapped={isCapped} />
  const { nothing, how, moon } = LIST_WORDS[list]
  const isNarrowed = Object.values(address.filter).some((value) => value !== undefined)
  if (isNarrowed) {
    return (
      <Blank sign={<Moon state={{ kind: 'waiting' }} size={56} />} heading="Nothing here with this filter">
        <Link className={button()} {...backTo({ ...address, filter: {} }, list)}>
          Show all
        </Link>
      </Blank>
    )
  }
  return (
    <Blank sign={<Moon state={moon} size={56} />} heading={nothing}>
      <p>{how}</p>
    </Blank>
  )
}

type Props = { q: string; suggestion: string | null; isCapped: boolean }

function NothingFound({ q, suggestion, isCapped }: Props) {
  if (q === '') return null
  return (
    <Blank sign={<Moon state={{ kind: 'waiting' }} size={56} />} heading={foundCount(0, q, isCapped)}>
      <p>Names, contact details, messages, answers and notes were searched, in every list.</p>
      <Buttons>
        {suggestion && (
          <Link className={button()} to="/search" search={{ q: suggestion }}>
            Search for “{suggestion}”
          </Link>
        )}
        <Link className={button('plain')} to="/search">
          Clear
        </Link>
      </Buttons>
    </Blank>
  )
}
