import { ProductPicture } from '../../demos/parts/ProductPicture.tsx'
import { DOOR_CENTS } from '../../demos/shop/delivery-methods.ts'
import { Button } from '../../ui/Button.tsx'
import { ChipRow, RadioChip } from '../../ui/Chip.tsx'
import { formatRand } from '../wording/rand.ts'
import { own } from './brand.json'
import styles from './card.module.css'
import { ShopWindow } from './ShopWindow.tsx'
import { PENDANT, PLANTER, STOOL, TABLE, THROW } from './shop.ts'
import { noop } from './surfaces.ts'

const WINDOW = { left: 64, top: 60, width: 1072, height: 860 }
const BELOW = [PENDANT, THROW, PLANTER, STOOL]
const CHOSEN = '50 cm'

/** The shop at a glance: the table, its price, and what stands beside it on the shelf. */
export function Card() {
  return (
    <ShopWindow address={own.address} box={WINDOW} zoom={1.6}>
      <div className={styles.first}>
        <ProductPicture product={TABLE} className={styles.large} fills />
        <div>
          <p>Made in {TABLE.maker.place}</p>
          <h1>{TABLE.name}</h1>
          <p className={styles.price}>
            <b>{formatRand(TABLE.priceCents)}</b> incl. VAT
          </p>
          <ChipRow>
            {TABLE.sizes.map(({ word }) => (
              <RadioChip key={word} name="height" label={word} isChosen={word === CHOSEN} onChoose={noop} />
            ))}
          </ChipRow>
          <Button kind="accent" size="large" isWide>
            Add to basket
          </Button>
          <p>Door delivery {formatRand(DOOR_CENTS)}</p>
        </div>
      </div>
      <ul className={styles.shelf}>
        {BELOW.map((product) => (
          <li key={product.number}>
            <ProductPicture product={product} />
          </li>
        ))}
      </ul>
    </ShopWindow>
  )
}
