import type { ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import type { PlanNote } from './plan-note.ts'

/** The attachments of the contact form; null: none. */
export type FormAttachment = { plan: PlanNote | null; brand: BrandNote | null }

export const NO_ATTACHMENT: FormAttachment = { plan: null, brand: null }

/** The attachments of the address, with those of the draft that concern the same product. */
export function withDraft(arrived: FormAttachment, draft: Partial<FormAttachment> | null): FormAttachment {
  const plan = arrived.plan ?? draft?.plan ?? null
  const brand = arrived.brand ?? draft?.brand ?? null
  const areOfTwo = plan && brand?.product && brand.product !== plan.title
  return areOfTwo && (arrived.plan || arrived.brand) ? arrived : { plan, brand }
}

/** The category that the form suggests for these attachments. */
export function suggestedCategory({ plan, brand }: FormAttachment): ContactCategory | undefined {
  return plan?.category ?? brand?.category
}

/** The address of the contact form with these attachments. */
export function contactAddress({ plan, brand }: FormAttachment): string {
  if (plan) return paths.contactWithPlan(plan.query, brand?.query)
  return brand ? paths.contactWithBrand(brand.query) : paths.contactUs
}
