import { officeAddresses } from '../../addresses.ts'
import { headingAndRest, PAGE_REFUSALS } from '../../shop/refusals.ts'
import type { Role } from '../../shop/roles.ts'
import { Button, ButtonLink } from '../ui/Button.tsx'
import { EmptyState } from '../ui/EmptyState.tsx'
import { useTitle } from './title.ts'

/** Breede kiaat arch mirror. */
const PICTURE = 134

/** A page that this role may not see, typed by hand or kept in an old tab. */
export function RefusedPage({ role, onOwner }: { role: Exclude<Role, 'owner'>; onOwner: () => void }) {
  const { heading, rest } = headingAndRest(PAGE_REFUSALS[role])
  useTitle(heading)
  return (
    <EmptyState
      isPage
      picture={PICTURE}
      title={heading}
      acts={
        <>
          <ButtonLink href={officeAddresses.orders}>
            {role === 'packer' ? 'To what there is to pack' : 'To the orders'}
          </ButtonLink>
          <Button kind="white" onPress={onOwner}>
            Look as the owner
          </Button>
        </>
      }
    >
      {rest}
    </EmptyState>
  )
}
