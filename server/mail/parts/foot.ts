import { Text } from '@react-email/text'
import { createElement as h } from 'react'
import type { Company } from '../../../domain/content/company.ts'
import { legalName } from '../../../domain/content/company-identity.ts'
import { flowed } from '../flowed-text.ts'
import { part } from './part.ts'
import { styles } from './styles.ts'

type Props = { company: Company; why?: string | undefined }

/** Where a mail program knows that the signature begins: with the space (RFC 3676, 4.3). */
const SIGNATURE = '-- '

/** Why somebody gets this mail, if they may wonder, and who writes. Facts that are not set are left out; none is a link. */
export const Foot = part<Props>(
  ({ company, why }) => {
    const who = [legalName(company), company.phone?.value, company.email?.value].filter(Boolean).join(' · ')
    return h(Text, { style: styles.smallPrint }, why, why ? h('br') : null, who)
  },
  ({ company, why }) => {
    const who = [legalName(company), company.phone?.value].filter(Boolean).join(', ')
    return [SIGNATURE, ...(why ? [flowed(why)] : []), flowed(who)].join('\n')
  },
)
