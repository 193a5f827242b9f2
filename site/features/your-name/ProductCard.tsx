import { shownName } from '../../../domain/brand/name.ts'
import { type VisitorBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { inWords } from '../../../domain/wording.ts'
import { LiveDevice } from '../../../pictures/live/LiveDevice.tsx'
import { ButtonLink, relOf } from '../../ui/Button.tsx'
import styles from './ProductCard.module.css'
import { offerSentence, type PreviewProduct } from './preview-products.ts'
import { addressUnderName, askAddress, askAddressOfPlan, SHARE_SECTION_ID } from './share.ts'

type Props = {
  product: PreviewProduct
  brand: VisitorBrand
  /** Its position in the catalogue, to which it returns when another product is selected. */
  place: number
  /** The number of other products below the selected one. */
  others: number
}

/** A product as its customers would see it, with its price and links. */
export function ProductCard({ product, brand, place, others }: Props) {
  const { live, title, tint } = product
  const selected = { ...brand, product: live.slug }
  const page = paths.solution(live.slug)
  // Its 'View Demo' opens with the name: site/features/solutions/demo-links.ts.
  const moreLink = product.demos ? brandedLink(page, brand) : { href: page }
  return (
    <li
      className={styles.card}
      data-tint={tint}
      data-product={live.slug}
      data-place={place}
      data-own={JSON.stringify(live.own)}
      data-offer={offerSentence(product)}
    >
      <div className={`edged ${styles.stage}`}>
        {live.screens.map((screen) => (
          <div key={screen.label} className={styles.device} data-device={screen.device}>
            <LiveDevice screen={screen} brand={shownName(brand.name) ?? live.own} />
          </div>
        ))}
      </div>
      <div className={styles.words}>
        <h2 tabIndex={-1}>{title}</h2>
        <p className={styles.price}>
          <b>{product.total}</b> <span>total, {product.vatNote}</span>
          <br />
          {product.monthly}, {'after\u00a0it\u00a0is\u00a0finished'}
          <span className={styles.longest}>
            <br />
            or {product.longest}
          </span>
        </p>
        {product.bookings && <Bookings {...product.bookings} brand={brand} />}
        <div className={`cluster ${styles.actions}`}>
          <span data-leads="ask">
            <ButtonLink href={askAddress(selected)}>Ask about it</ButtonLink>
          </span>
          {product.demos && (
            <>
              <DemoLink page={product.demos.store} brand={brand} of="the shop" />
              <DemoLink page={product.demos.admin} brand={brand} of="its office" />
            </>
          )}
          <a href={product.calculatorHref} rel="nofollow" className="hit">
            Work out your price
          </a>
          <a {...moreLink} className="hit">
            More about it
          </a>
          <a href={`#${SHARE_SECTION_ID}`} className="hit">
            Send it to somebody
          </a>
          <p className={styles.below}>
            {`Below: the same on ${inWords(others)} more products, for other kinds of business.`}
          </p>
        </div>
        <SelectLink href={paths.yourName(writeBrand(selected))} title={title} />
      </div>
    </li>
  )
}

type BookingsProps = NonNullable<PreviewProduct['bookings']> & { brand: VisitorBrand }

/** An additional offer beside the shop, for businesses that sell by the hour. */
function Bookings({ shop, website, brand }: BookingsProps) {
  const askLink = (plan: string, of: string) => (
    <a href={askAddressOfPlan(plan, brand)} rel="nofollow" data-plan={plan}>
      Ask about {of}
    </a>
  )
  return (
    <ul className={styles.bookings}>
      <li>
        <b>A website with bookings, no shop:</b> {website.total} in all, {website.monthly}.{' '}
        {askLink(website.plan, 'the website')} or{' '}
        <a href={website.href} rel="nofollow">
          work it out
        </a>
      </li>
      <li>
        <b>This shop with bookings:</b> {shop.total} in all, {shop.monthly}.{' '}
        {askLink(shop.plan, 'this shop with bookings')}
      </li>
    </ul>
  )
}

/** The link to the live demo with the visitor's name. */
function DemoLink({ page, brand, of }: { page: string; brand: VisitorBrand; of: string }) {
  return (
    <a {...brandedLink(page, brand)} target="_blank" rel="noopener" className="hit">
      View Demo of {of}
      <span aria-hidden="true">&nbsp;↗</span>
      <span className="visually-hidden">, opens in a new tab</span>
    </a>
  )
}

/** A link that apply-brand.ts updates with the typed brand. */
function brandedLink(page: string, brand: VisitorBrand) {
  return { href: addressUnderName(page, brand), 'data-under-name': page }
}

function SelectLink({ href, title }: { href: string; title: string }) {
  return (
    <a href={href} rel={relOf(href)} className={`hit ${styles.select}`} data-leads="select">
      See it bigger<span className="visually-hidden"> {title}</span>
    </a>
  )
}
