import { Heading as EmailHeading } from '@react-email/heading'
import { Text } from '@react-email/text'
import { createElement as h, type ReactNode } from 'react'
import { flowed } from '../flowed-text.ts'
import { part, wordsOf } from './part.ts'
import { styles } from './styles.ts'

type Props = { children?: ReactNode }

export const Heading = part<Props>(
  ({ children }) => h(EmailHeading, { as: 'h1', style: styles.heading }, children),
  ({ children }) => flowed(wordsOf(children)),
)

export const Paragraph = part<Props>(
  ({ children }) => h(Text, { style: styles.paragraph }, children),
  ({ children }) => flowed(wordsOf(children)),
)

/** Several lines below each other, as somebody wrote them. */
export const Lines = part<{ text: string }>(
  ({ text }) => h(Text, { style: styles.paragraph }, ...withBreaks(text.split('\n'))),
  ({ text }) => flowed(text),
)

function withBreaks(lines: ReadonlyArray<string>): Array<ReactNode> {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]))
}
