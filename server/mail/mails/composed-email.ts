import type { ReactElement } from 'react'
import type { Company } from '../../../domain/content/company.ts'

/** What is the same in every mail. */
export type Frame = { company: Company; siteUrl: string }

/** A mail written out: `page` gives its looks and, by its parts, its text. */
export type ComposedEmail = { subject: string; page: ReactElement }
