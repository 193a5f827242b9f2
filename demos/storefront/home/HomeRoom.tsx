import type { Room } from '../../catalogue/picture/room.ts'
import type { Product } from '../../catalogue/product.ts'
import { fillBox, useDrawing } from '../../parts/use-drawing.ts'
import styles from './HomeRoom.module.css'

/** The products of home-products.ts. */
type Props = { products: Readonly<Record<RoomProduct, Product>> }

type RoomProduct =
  | 'table'
  | 'lamp'
  | 'rug'
  | 'chair'
  | 'vase'
  | 'mirror'
  | 'bench'
  | 'cushion'
  | 'basket'
  | 'planter'

/** A drawing of a room furnished with the shop's products; on a narrow screen a narrower drawing. */
export function HomeRoom({ products }: Props) {
  const phone = useRoom(phoneRoom(products))
  const wide = useRoom(wideRoom(products))
  return (
    <div
      className={styles.room}
      role="img"
      aria-label="A room: kiaat side table, yoke chair, woven pendant, arch mirror and a round rug"
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from numbers */}
      <div className={styles.phone} dangerouslySetInnerHTML={{ __html: phone }} suppressHydrationWarning />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawing, from numbers */}
      <div className={styles.wide} dangerouslySetInnerHTML={{ __html: wide }} suppressHydrationWarning />
    </div>
  )
}

function useRoom(room: Room): string {
  const kinds = room.products.map(({ product }) => product.kind)
  const key = room.products.map(({ product }) => product.number).join()
  return useDrawing(key, kinds, (artist) => fillBox(artist.room(room), 'xMidYMax'))
}

function phoneRoom({ lamp, rug, chair, table, vase }: Props['products']): Room {
  return {
    width: 390,
    height: 640,
    floor: 528,
    products: [
      { product: lamp, x: 328, y: 332, scale: 1.5 },
      { product: rug, x: 214, y: 650, scale: 3.5, flat: 0.56, colour: 'oat' },
      { product: chair, x: 86, y: 582, scale: 2.05 },
      { product: table, x: 252, y: 596, scale: 2.2 },
      { product: vase, x: 242, y: 472, scale: 0.92 },
    ],
  }
}

function wideRoom(products: Props['products']): Room {
  return {
    width: 1440,
    height: 560,
    floor: 424,
    products: [
      { product: products.mirror, x: 742, y: 318, scale: 2.1 },
      { product: products.lamp, x: 1030, y: 200, scale: 2 },
      { product: products.rug, x: 1010, y: 580, scale: 6, flat: 0.46, colour: 'oat' },
      { product: products.bench, x: 742, y: 462, scale: 2.9 },
      { product: products.cushion, x: 690, y: 362, scale: 0.96 },
      { product: products.table, x: 1030, y: 502, scale: 2.8 },
      { product: products.vase, x: 1012, y: 344, scale: 1.16 },
      { product: products.planter, x: 1392, y: 462, scale: 2.5 },
      { product: products.chair, x: 1256, y: 492, scale: 2.8 },
      { product: products.basket, x: 548, y: 470, scale: 1.3 },
    ],
  }
}
