import { shownName } from '../../../domain/brand/name.ts'
import { type VisitorBrand, writeBrand } from '../../../domain/brand/visitor-brand.ts'
import { paths } from '../../../domain/sitemap/paths.ts'

/** The contact form with what is seen: the name as it is shown, because the form's page reads no address that a longer one could fill. */
export function askAddress(brand: VisitorBrand): string {
  return paths.contactWithBrand(writeBrand({ ...brand, name: shownName(brand.name)?.name ?? '' }))
}
