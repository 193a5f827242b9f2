import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import type { Receipt } from '../../../domain/enquiry/form.ts'
import { withReceipt } from '../../../domain/enquiry/receipt.ts'
import { ReceiptLines } from './ReceiptLines.tsx'
import { SubmissionConfirmation } from './SubmissionConfirmation.tsx'
import { ThanksPage } from './ThanksPage.tsx'

const STEPS = [{ title: 'We talk', description: 'You get the price in writing.' }]
const RECEIPT: Receipt = {
  answerBy: 'Monday 23 November, 17:00',
  about: null,
  mailedTo: null,
  call: null,
  callDay: null,
  callTime: null,
  callGone: null,
  callLost: null,
  callLink: null,
}
const BOOKED = { call: 'Pieter phones you.', callDay: 'Tuesday 24 November', callTime: '09:30' }
const HIDDEN = /<(\w+)[^>]* hidden=""[^>]*>.*?<\/\1>/g

/** The texts of the thank-you page with script, and of the page that the server fills in without it. */
function thanks(changes: Partial<Receipt>): Array<string> {
  const receipt = { ...RECEIPT, ...changes }
  const island = renderToStaticMarkup(
    <SubmissionConfirmation receipt={receipt} steps={STEPS}>
      <ReceiptLines receipt={receipt} answerTime="soon" />
    </SubmissionConfirmation>,
  )
  const built = renderToStaticMarkup(
    <ThanksPage answerTime="soon" whatsapp={null} form="/contact-us" notes={[]} steps={STEPS} />,
  )
  return [island, withReceipt(built, receipt, (text) => text)].map((html) =>
    html.replace(HIDDEN, '').replace(/<[^>]*>/g, ''),
  )
}

test.each<[kind: string, changes: Partial<Receipt>, expectedText: string, absentText: string]>([
  [
    'a booked call',
    BOOKED,
    'We phone you on Tuesday 24 November at 09:30. You get the price in writing.',
    'A person phones or writes',
  ],
  ['no call', {}, 'A person phones or writes to you. You get the price in writing.', 'We phone you on'],
  [
    'a time that is not kept',
    { callLost: 'We could not keep this time.' },
    'We could not keep this time. We answer by Monday 23 November, 17:00.',
    'has just gone',
  ],
  [
    'a time that another visitor took',
    { callLost: 'Somebody else took this time.', callGone: 'Tuesday 24 November, 09:30' },
    'Somebody else took this time. We answer by Monday 23 November, 17:00.',
    'We phone you on',
  ],
])(
  'the thank-you page for an enquiry with %s says what happens next, with script and without',
  (_kind, changes, expectedText, absentText) => {
    for (const text of thanks(changes)) {
      expect(text).toContain(expectedText)
      expect(text).not.toContain(absentText)
    }
  },
)
