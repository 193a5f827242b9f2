import { BRAND_PARAMETERS } from '../../brand/visitor-brand.ts'
import { CONTACT_FIELDS } from '../../enquiry/contact-form.ts'
import { type Enquiry, estimateOf } from '../../enquiry/enquiry.ts'
import { categoryOf, productName } from './names.ts'

/** All products by their key in the price list, with their names: the solutions, then the other builds. */
export type ProductNames = Readonly<Record<string, string>>

/** A filter of lists: a product's key, or a category of the contact form. */
export type Topic = { key: string; name: string }

/** Every topic, as a choice of the filter. */
export function topicsOf(names: ProductNames): Array<Topic> {
  return [
    ...Object.entries(names).map(([key, name]) => ({ key, name })),
    ...CONTACT_FIELDS.category.choices.map((key) => ({ key, name: `Contact form: ${key}` })),
  ]
}

/**
 * The topic of an enquiry: the product of its form, else of its plan, else the one that the visitor saw under their own name; without
 * a product, the category of the contact form.
 */
export function topicOf(enquiry: Enquiry, names: ProductNames): string {
  return productKeys(enquiry, names)[0] ?? categoryOf(enquiry)
}

/** The names of an enquiry's products, for the search. */
export function namedProducts(enquiry: Enquiry, names: ProductNames): Array<string> {
  const productNames = productKeys(enquiry, names).map((key) => names[key] ?? productName(key))
  return [
    ...new Set(
      enquiry.collection === 'whiteLabelSolution' ? [categoryOf(enquiry), ...productNames] : productNames,
    ),
  ]
}

/** Most significant first. A product that is no longer offered has the title of its form as its key. */
function productKeys(enquiry: Enquiry, names: ProductNames): Array<string> {
  const title = enquiry.collection === 'whiteLabelSolution' ? categoryOf(enquiry) : null
  const formProduct = title && (Object.keys(names).find((key) => names[key] === title) ?? title)
  const seenProduct = new URLSearchParams(enquiry.metadata.brand).get(BRAND_PARAMETERS.product)
  const keys = [
    formProduct,
    estimateOf(enquiry)?.choices.need,
    seenProduct !== null && seenProduct in names ? seenProduct : null,
  ]
  return [...new Set(keys.filter((key) => key != null))]
}
