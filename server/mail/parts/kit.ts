import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Heading as EmailHeading } from '@react-email/heading'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Text } from '@react-email/text'
import { Fragment, createElement as h, type ReactNode } from 'react'
import type { Company } from '../../../domain/content/company.ts'
import { legalNameAndNumber } from '../../../domain/content/company-identity.ts'
import { NO_BREAK_SPACE } from '../../../domain/wording.ts'
import { flowed } from '../flowed-text.ts'
import { Figures } from './figures.ts'
import { part, wordsOf } from './part.ts'
import { styles } from './styles.ts'

type ActionProps = {
  href: string
  label: string
  /** Leads to it, without a full stop: in text it stands in the place of the label. */
  sentence?: string
}

/** The one thing to press. In text: what it does, then where, whole and alone on its line. */
const Action = part<ActionProps>(
  ({ href, label, sentence }) =>
    h(
      Fragment,
      null,
      sentence ? h(Text, { style: styles.paragraph }, `${sentence}.`) : null,
      h('p', { style: styles.buttonLine }, h(Link, { href, style: styles.button }, label)),
    ),
  ({ href, label, sentence }) => `${flowed(`${sentence ?? label}:`)}\n${href}`,
)

type FootProps = { company: Company; why?: string | undefined }

/** Where a mail program knows that the signature begins: with the space (RFC 3676, 4.3). */
const SIGNATURE = '-- '

/** Why somebody gets this mail, if they may wonder, and who writes. Facts that are not set are left out; none is a link. */
const Foot = part<FootProps>(
  ({ company, why }) => {
    const who = [...legalNameAndNumber(company), company.phone?.value, company.email?.value]
      .filter(Boolean)
      .join(' · ')
    return h(Text, { style: styles.smallPrint }, why, why ? h('br') : null, who)
  },
  ({ company, why }) => {
    const who = [...legalNameAndNumber(company), company.phone?.value].filter(Boolean).join(', ')
    return [SIGNATURE, ...(why ? [flowed(why)] : []), flowed(who)].join('\n')
  },
)

/** One full moon: all answers are here. An ornament: a text part has none. */
const FullMoon = part<Record<never, never>>(
  () => h('div', { style: styles.moonRow }, h('div', { style: styles.moon }, '\u00a0')),
  () => '',
)

type WordsProps = { children?: ReactNode }

const Heading = part<WordsProps>(
  ({ children }) => h(EmailHeading, { as: 'h1', style: styles.heading }, children),
  ({ children }) => flowed(wordsOf(children)),
)

const Paragraph = part<WordsProps>(
  ({ children }) => h(Text, { style: styles.paragraph }, children),
  ({ children }) => flowed(wordsOf(children)),
)

/** Several lines below each other, as somebody wrote them, with the spaces before each. */
const Lines = part<{ text: string }>(
  ({ text }) =>
    h(Text, { style: styles.paragraph }, ...withBreaks(text.replace(INDENT, unbroken).split('\n'))),
  ({ text }) => flowed(text),
)

const INDENT = /^[ \t]+/gm

/** Markup shows no other spaces at the beginning of a line. */
function unbroken(spaces: string): string {
  return NO_BREAK_SPACE.repeat(spaces.length)
}

function withBreaks(lines: ReadonlyArray<string>): Array<ReactNode> {
  return lines.flatMap((line, at) => (at === 0 ? [line] : [h('br', { key: at }), line]))
}

type PaperProps = {
  /** The subject once more: the title of the mail where it is opened alone. */
  title: string
  /** What stands beside the subject in a list of mails. */
  preview: string
  children?: ReactNode
}

/** The sheet that every mail with a looks part is written on. */
function Paper({ title, preview, children }: PaperProps) {
  const head = h(
    Head,
    null,
    h('meta', { name: 'viewport', content: 'width=device-width' }),
    h('meta', { name: 'color-scheme', content: 'light dark' }),
    h('title', null, title),
  )
  const sheet = h(Container, { align: 'left', style: styles.sheet }, children)
  return h(Html, { lang: 'en-ZA' }, head, h(Body, { style: styles.body }, h(Preview, null, preview), sheet))
}

/** What mails are built of. They are handed it, as React is loaded with the first mail only. */
export const KIT = { h, Action, Figures, Foot, FullMoon, Heading, Lines, Paper, Paragraph }
export type Kit = typeof KIT
