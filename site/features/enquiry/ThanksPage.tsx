import type { Faq } from '../../../domain/content/pages.ts'
import type { SentNote } from '../../../domain/enquiry/form.ts'
import { Section } from '../../ui/Section.tsx'
import { ReceiptLines } from './ReceiptLines.tsx'
import { SubmissionConfirmation, ThanksActions } from './SubmissionConfirmation.tsx'

type Props = {
  /** When any enquiry is answered, as in 'within one working day'. */
  answerTime: string
  /** Address of the company's WhatsApp; null without a real number. */
  whatsapp: string | null
  /** Address of the form. */
  form: string
  notes: ReadonlyArray<SentNote>
  /** What happens next. */
  steps: ReadonlyArray<Faq>
}

/** The thank-you page of an enquiry that was sent without script. */
export function ThanksPage({ answerTime, whatsapp, form, notes, steps }: Props) {
  return (
    <Section ground="night">
      <SubmissionConfirmation
        receipt={null}
        notes={notes}
        steps={steps}
        actions={<ThanksActions whatsapp={whatsapp} again={form} />}
      >
        <ReceiptLines receipt={null} answerTime={answerTime} />
      </SubmissionConfirmation>
    </Section>
  )
}
