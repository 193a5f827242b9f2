import { Link } from '@tanstack/react-router'
import type { SiteFault } from '../../../domain/inbox/api/website.ts'
import { buttonLook } from '../../../ui/Button.tsx'
import { SCREEN_ROUTE, screenOf } from '../words.ts'

/** A link to a field, or to its screen; nothing if the place is unknown. */
export function PlaceLink({
  place: { part, field },
  children,
}: {
  place: Pick<SiteFault, 'part' | 'field'>
  children: string
}) {
  const params = part === undefined ? null : screenOf(part, field ?? '')
  if (!params) return null
  return (
    <Link {...buttonLook({})} to={SCREEN_ROUTE} params={params} {...(field && { hash: `${part}.${field}` })}>
      {children}
    </Link>
  )
}
