import { BRAND_PARAMETERS } from '../../brand/visitor-brand.ts'
import { CONTACT_FIELDS } from '../../enquiry/contact-form.ts'
import { type Enquiry, estimateOf } from '../../enquiry/enquiry.ts'
import { productName } from './names.ts'

/** What can be asked for, by its key in the price list, and how it is called: the solutions, then the other builds. */
export type ProductNames = Readonly<Record<string, string>>

/** What lists are filtered by: a product's key, or a category of the contact form. */
export type Topic = { key: string; name: string }

/** Every topic, as it is chosen. */
export function topicsOf(names: ProductNames): Array<Topic> {
  return [
    ...Object.entries(names).map(([key, name]) => ({ key, name })),
    ...CONTACT_FIELDS.category.choices.map((key) => ({ key, name: `Contact form: ${key}` })),
  ]
}

/**
 * What an enquiry is about: the product of its form, else that of its plan, else the one that they saw under their own name; the
 * category of the contact form where there is none.
 */
export function topicOf(enquiry: Enquiry, names: ProductNames): string {
  return productKeys(enquiry, names)[0] ?? categoryOf(enquiry)
}

/** The names of the products of an enquiry, as staff search them. */
export function namedProducts(enquiry: Enquiry, names: ProductNames): Array<string> {
  const named = productKeys(enquiry, names).map((key) => names[key] ?? productName(key))
  return [...new Set(enquiry.collection === 'whiteLabelSolution' ? [categoryOf(enquiry), ...named] : named)]
}

/** Most telling first. One that we offer no more has the title of its form as its key. */
function productKeys(enquiry: Enquiry, names: ProductNames): Array<string> {
  const title = enquiry.collection === 'whiteLabelSolution' ? categoryOf(enquiry) : null
  const ofForm = title && (Object.keys(names).find((key) => names[key] === title) ?? title)
  const seen = new URLSearchParams(enquiry.metadata.brand).get(BRAND_PARAMETERS.product)
  const keys = [ofForm, estimateOf(enquiry)?.choices.need, seen !== null && seen in names ? seen : null]
  return [...new Set(keys.filter((key) => key != null))]
}

function categoryOf({ record }: Enquiry): string {
  return 'category' in record ? record.category : 'Newsletter'
}
