import { useState } from 'react'
import { STORE } from '../addresses.ts'
import { appliedBrandLink, removeBrand } from '../visitor-brand/applied-brand.ts'

/** Actions for the visitor's own name on the shop, shown if the page has one. */
export function VisitorBrandActions({ className }: { className: string | undefined }) {
  const [outcome, setOutcome] = useState('')
  const send = async () => setOutcome(await sendLink(appliedBrandLink(STORE)))
  return (
    <span className={className}>
      <button type="button" onClick={() => void send()}>
        Send my shop
      </button>
      <button type="button" onClick={removeBrand}>
        Take my name off
      </button>
      <span role="status">{outcome}</span>
    </span>
  )
}

/** @returns the text to show: empty after the device’s share sheet, the link if it cannot be copied */
async function sendLink(url: string): Promise<string> {
  try {
    if (navigator.share) {
      await navigator.share({ url })
      return ''
    }
    await navigator.clipboard.writeText(url)
    return 'Link copied.'
  } catch (error) {
    const isDismissed = error instanceof DOMException && error.name === 'AbortError'
    return isDismissed ? '' : url
  }
}
