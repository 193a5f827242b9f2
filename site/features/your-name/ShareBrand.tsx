import type { VisitorBrand } from '../../../domain/brand/visitor-brand.ts'
import { LinkToCopy, ShareBand } from '../../ui/ShareBand.tsx'
import { brandLink, mailHref, SHARE_SECTION_ID, whatsAppHref } from './share.ts'

type Props = {
  brand: VisitorBrand
  /** The first product and its price, for a message. */
  offer: string
  origin: string
}

/** The means of sharing the page, whose address contains everything shown. */
export function ShareBrand({ brand, offer, origin }: Props) {
  return (
    <ShareBand
      id={SHARE_SECTION_ID}
      heading="Send this to the person who decides with you"
      lead="The link opens what you see now: your name, your colour and the price."
      copy={<LinkToCopy id="brand-link" label="Link to this page" defaultValue={brandLink(brand, origin)} />}
      links={[
        { id: 'whatsapp', href: whatsAppHref(brand, offer, origin), text: 'Send on WhatsApp' },
        { id: 'mail', href: mailHref(brand, offer, origin), text: 'Send by email' },
      ]}
    />
  )
}
