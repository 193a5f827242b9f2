import { ButtonLink } from '../../../../ui/Button.tsx'
import { EmptyState } from '../../../../ui/EmptyState.tsx'
import { MARKET_BASKET_PRODUCT, ProductDrawing } from '../../../parts/ProductDrawing.tsx'
import { OneColumn } from './TwoColumns.tsx'

type Props = {
  heading: string
  /** The reason why nothing is shown. */
  words: string
  /** The next step. */
  link: { href: string; label: string }
}

/** A page of the basket or the orders that has nothing to show. */
export function EmptyPage({ heading, words, link }: Props) {
  return (
    <OneColumn>
      <EmptyState
        picture={<ProductDrawing number={MARKET_BASKET_PRODUCT} />}
        isPage
        heading={heading}
        words={words}
      >
        <ButtonLink kind="accent" size="large" href={link.href}>
          {link.label}
        </ButtonLink>
      </EmptyState>
    </OneColumn>
  )
}
