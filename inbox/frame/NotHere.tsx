import { Link } from '@tanstack/react-router'
import { button } from '../ui/button.ts'
import { Moon } from '../ui/Moon.tsx'
import { Blank } from './Blank.tsx'

/** For an address that the inbox does not have. */
export function NotHere() {
  return (
    <main>
      <Blank
        sign={<Moon state={{ kind: 'lost' }} size={56} />}
        heading="There is nothing at this address"
        level="h1"
      >
        <Link className={button()} to="/$list" params={{ list: 'needs' }}>
          Back to the list
        </Link>
      </Blank>
    </main>
  )
}
