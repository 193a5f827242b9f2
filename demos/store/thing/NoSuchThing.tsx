import { storeAddresses } from '../../addresses.ts'
import { productOf } from '../../products/products.ts'
import { ProductPicture } from '../../ui/ProductPicture.tsx'
import { useIsAwake } from '../../ui/use-is-awake.ts'
import { ChipLink } from '../parts/Chip.tsx'
import { Nothing } from '../parts/Nothing.tsx'

const EMPTY_BASKET = 263

/** Where an address names no thing of the shop. */
export function NoSuchThing({ number }: { number: number | null }) {
  const isAwake = useIsAwake()
  const basket = productOf(EMPTY_BASKET)
  if (number === null && !isAwake) return <div className="wrap part" />
  return (
    <div className="wrap">
      <Nothing
        picture={basket && <ProductPicture product={basket} wall={false} />}
        heading="Nothing stands here"
        isPage
        words="The address names no thing of this shop, or the office took it off its shelf."
      >
        <ChipLink href={storeAddresses.search()}>Search</ChipLink>
        <ChipLink href={storeAddresses.home}>What is new</ChipLink>
      </Nothing>
    </div>
  )
}
