import { createElement as h } from 'react'
import type { Reply } from '../due-mail.ts'
import { onOneLine } from '../mailbox.ts'
import { Foot } from '../parts/foot.ts'
import { Paper } from '../parts/paper.ts'
import { Lines } from '../parts/words.ts'
import type { ComposedEmail, Frame } from './composed-email.ts'

const SUBJECT_MAX_CHARS = 200
const PREVIEW_MAX_CHARS = 90

type Props = { mail: Reply; frame: Frame; subject: string }

/** What somebody of the staff wrote to a visitor, in their own words and breaks. */
export function reply(mail: Reply, frame: Frame): ComposedEmail {
  const subject = onOneLine(mail.subject, SUBJECT_MAX_CHARS)
  return { subject, page: h(ReplyMail, { mail, frame, subject }) }
}

function ReplyMail({ mail, frame, subject }: Props) {
  const paragraphs = mail.text
    .replace(/\r\n?/g, '\n')
    .trim()
    .split(/\n{2,}/)
  return h(
    Paper,
    { title: subject, preview: onOneLine(mail.text, PREVIEW_MAX_CHARS) },
    ...paragraphs.map(paragraph),
    h(Foot, { company: frame.company }),
  )
}

/** @param at its place, which is all the name that a paragraph of a letter has */
function paragraph(text: string, at: number) {
  return h(Lines, { key: at, text })
}
