import type { EnquiryDetail } from '../../domain/inbox/api/enquiry-detail.ts'
import { longDay } from './long-day.ts'

/** `Yes by e-mail, 20 November 2026. No WhatsApp.` */
export function newsWords({ email, whatsapp, givenAt }: EnquiryDetail['news']): string {
  if (!email && !whatsapp) return 'No'
  const at = givenAt === null ? '' : `, ${longDay(givenAt)}`
  if (email && whatsapp) return `Yes by e-mail and WhatsApp${at}.`
  return email ? `Yes by e-mail${at}. No WhatsApp.` : `Yes by WhatsApp${at}. No e-mail.`
}

/** `/contact-us, with a plan from /calculator and a name from /your-name` */
export function sentFromWords({ page, plan, brand }: Pick<EnquiryDetail, 'page' | 'plan' | 'brand'>): string {
  const along = [...(plan ? ['a plan from /calculator'] : []), ...(brand ? ['a name from /your-name'] : [])]
  return along.length > 0 ? `${page}, with ${along.join(' and ')}` : page
}
