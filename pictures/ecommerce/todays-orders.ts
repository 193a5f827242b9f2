import { tilesOf } from '../../demos/office/orders/order-columns.ts'
import { orderRow } from '../../demos/office/orders/order-row.ts'
import { AFTER } from './shop.ts'

/** Nobody packs at the moment: a tile that counts nothing takes the others' room. */
export const TILES = tilesOf(AFTER.orders, true).filter(({ count }) => count !== 0)
export const ROWS = AFTER.orders.map((order) => orderRow(order, 'owner', AFTER))
