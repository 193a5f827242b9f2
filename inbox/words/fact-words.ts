import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { longDay } from './long-day.ts'

/** `Yes by e-mail, 20 November 2026. No WhatsApp.` */
export function newsWords({ email, whatsapp, givenAt }: EnquiryDetail['news']): string {
  if (!email && !whatsapp) return 'No'
  const at = givenAt === null ? '' : `, ${longDay(givenAt)}`
  if (email && whatsapp) return `Yes by e-mail and WhatsApp${at}.`
  return email ? `Yes by e-mail${at}. No WhatsApp.` : `Yes by WhatsApp${at}. No e-mail.`
}

/** `/contact-us, with a plan from /calculator` */
export function sentFromWords({ page, plan }: Pick<EnquiryDetail, 'page' | 'plan'>): string {
  return plan ? `${page}, with a plan from /calculator` : page
}
