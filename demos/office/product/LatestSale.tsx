import { Link } from 'wouter'
import { inWords } from '../../../domain/wording.ts'
import { officeAddresses } from '../../addresses.ts'
import type { LatestSaleFacts } from './product-view.ts'

/** `Order 1042 took one of 50 cm from Woodstock at 15:15.` */
export function LatestSale({
  latestSale: { order, quantity, detail, branch, at },
}: {
  latestSale: LatestSaleFacts
}) {
  return (
    <>
      Order <Link href={officeAddresses.order(order)}>{order}</Link> took {inWords(quantity)} of {detail} from{' '}
      {branch} at {at}.
    </>
  )
}
