import { useState } from 'react'
import { downloadFile } from '../download-file.ts'
import type { InvoiceFacts } from './invoice-facts.ts'

/** @returns saves the invoice as a PDF, which is written in the browser; `save` tells what came of it, in words */
export function useInvoicePdf(facts: InvoiceFacts): {
  isSaving: boolean
  save(): Promise<{ title: string; detail?: string }>
} {
  const [isSaving, setIsSaving] = useState(false)
  const name = `invoice-${facts.number}.pdf`
  const save = async () => {
    setIsSaving(true)
    try {
      const { invoicePdf } = await import('./pdf/invoice-pdf.ts')
      downloadFile(name, new Blob([invoicePdf(facts)], { type: 'application/pdf' }))
      return { title: `${name} is saved` }
    } catch {
      return {
        title: 'The PDF could not be fetched.',
        detail: 'Print it instead, or try again with a signal.',
      }
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, save }
}
