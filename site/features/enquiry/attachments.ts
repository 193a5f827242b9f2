import type { ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import type { PlanNote } from './plan-note.ts'

/** The attachments of the contact form. */
export type Attachments = { plan: PlanNote | null; brand: BrandNote | null }

export const NO_ATTACHMENTS: Attachments = { plan: null, brand: null }

/** The attachments of the link, with those of the draft unless they are about another product. */
export function withDraft(linked: Attachments, draft: Partial<Attachments> | null): Attachments {
  const plan = linked.plan ?? draft?.plan ?? null
  const brand = linked.brand ?? draft?.brand ?? null
  const areOfTwoProducts = plan && brand?.product && brand.product !== plan.title
  return areOfTwoProducts && (linked.plan || linked.brand) ? linked : { plan, brand }
}

/** The category that the form suggests for these attachments. */
export function suggestedCategory({ plan, brand }: Attachments): ContactCategory | undefined {
  return plan?.category ?? brand?.category
}

/** The address of the contact form with these attachments. */
export function contactAddress({ plan, brand }: Attachments): string {
  if (plan) return paths.contactWithPlan(plan.query, brand?.query)
  return brand ? paths.contactWithBrand(brand.query) : paths.contactUs
}
