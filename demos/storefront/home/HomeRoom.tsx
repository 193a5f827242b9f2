import type { Room } from '../../catalogue/picture/room.ts'
import type { Product } from '../../catalogue/product.ts'
import { filling, useDrawn } from '../../parts/drawn-once.ts'
import styles from './HomeRoom.module.css'

/** The things by what they are in the room: see chosen.ts. */
type Props = { things: Readonly<Record<RoomThing, Product>> }

export type RoomThing =
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

/** A room of the shop's own drawings; a narrow screen has a narrower one. */
export function HomeRoom({ things }: Props) {
  const phone = useRoom(phoneRoom(things))
  const wide = useRoom(wideRoom(things))
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
  const kinds = room.things.map(({ product }) => product.kind)
  const key = room.things.map(({ product }) => product.number).join()
  return useDrawn(key, kinds, (artist) => filling(artist.room(room), 'xMidYMax'))
}

function phoneRoom({ lamp, rug, chair, table, vase }: Props['things']): Room {
  return {
    width: 390,
    height: 640,
    floor: 528,
    things: [
      { product: lamp, x: 328, y: 332, scale: 1.5 },
      { product: rug, x: 214, y: 650, scale: 3.5, flat: 0.56, colour: 'oat' },
      { product: chair, x: 86, y: 582, scale: 2.05 },
      { product: table, x: 252, y: 596, scale: 2.2 },
      { product: vase, x: 242, y: 472, scale: 0.92 },
    ],
  }
}

function wideRoom(things: Props['things']): Room {
  return {
    width: 1440,
    height: 560,
    floor: 424,
    things: [
      { product: things.mirror, x: 742, y: 318, scale: 2.1 },
      { product: things.lamp, x: 1030, y: 200, scale: 2 },
      { product: things.rug, x: 1010, y: 580, scale: 6, flat: 0.46, colour: 'oat' },
      { product: things.bench, x: 742, y: 462, scale: 2.9 },
      { product: things.cushion, x: 690, y: 362, scale: 0.96 },
      { product: things.table, x: 1030, y: 502, scale: 2.8 },
      { product: things.vase, x: 1012, y: 344, scale: 1.16 },
      { product: things.planter, x: 1392, y: 462, scale: 2.5 },
      { product: things.chair, x: 1256, y: 492, scale: 2.8 },
      { product: things.basket, x: 548, y: 470, scale: 1.3 },
    ],
  }
}
