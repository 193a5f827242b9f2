import { Link } from '@tanstack/react-router'
import type { SiteFault } from '../../../domain/inbox/api/website.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { PART_NAMES } from '../words.ts'

/** Leads to the field that is meant, or to its screen; nothing where the place is unknown. */
export function PlaceLink({
  place: { part, field },
  children,
}: {
  place: Pick<SiteFault, 'part' | 'field'>
  children: string
}) {
  const screen = part === undefined ? undefined : PART_NAMES[part]
  if (!screen) return null
  return (
    <Link {...buttonLook({})} to={screen.to} {...(field && { hash: `${part}.${field}` })}>
      {children}
    </Link>
  )
}
