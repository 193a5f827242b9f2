import { useIsHydrated } from '../../parts/use-is-hydrated.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** A placeholder for a screen until the shop is read; without script it stays. */
export function OfficeLoading({ heading }: { heading: string }) {
  // Who has no script is not promised what never comes.
  const isComing = useIsHydrated()
  return (
    <>
      <ScreenHead title={heading} />
      <p>
        The orders, products and figures of this shop live in your browser.
        {isComing && ' They come in a moment.'}
      </p>
      <noscript>
        <p>
          Your browser runs no script, so nobody can read them here. Behind the counter everything is worked
          with; the shop in front can be looked through without.
        </p>
      </noscript>
    </>
  )
}
