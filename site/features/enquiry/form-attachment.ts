import type { ContactCategory } from '../../../domain/enquiry/contact-form.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import type { BrandNote } from './brand-note.ts'
import type { PlanNote } from './plan-note.ts'

/** What is sent with the contact form beside its answers; null: none. */
export type FormAttachment = { plan: PlanNote | null; brand: BrandNote | null }

export const NO_ATTACHMENT: FormAttachment = { plan: null, brand: null }

/** What the address brought, with what the draft adds: nothing that is about another product. */
export function withDraft(arrived: FormAttachment, draft: Partial<FormAttachment> | null): FormAttachment {
  const plan = arrived.plan ?? draft?.plan ?? null
  const brand = arrived.brand ?? draft?.brand ?? null
  const areOfTwo = plan && brand?.product && brand.product !== plan.title
  return areOfTwo && (arrived.plan || arrived.brand) ? arrived : { plan, brand }
}

/** The subject that the form suggests for these. */
export function suggestedCategory({ plan, brand }: FormAttachment): ContactCategory | undefined {
  return plan?.category ?? brand?.category
}

/** The address at which the contact form stands with these. */
export function contactAddress({ plan, brand }: FormAttachment): string {
  if (plan) return paths.contactWithPlan(plan.query, brand?.query)
  return brand ? paths.contactWithBrand(brand.query) : paths.contactUs
}
