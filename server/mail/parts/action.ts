import { Link } from '@react-email/link'
import { Text } from '@react-email/text'
import { Fragment, createElement as h } from 'react'
import { flowed } from '../flowed-text.ts'
import { part } from './part.ts'
import { styles } from './styles.ts'

type Props = {
  href: string
  label: string
  /** Leads to it, without a full stop: in text it stands in the place of the label. */
  sentence?: string
}

/** The one thing to press. In text: what it does, then where, whole and alone on its line. */
export const Action = part<Props>(
  ({ href, label, sentence }) =>
    h(
      Fragment,
      null,
      sentence ? h(Text, { style: styles.paragraph }, `${sentence}.`) : null,
      h('p', { style: styles.buttonLine }, h(Link, { href, style: styles.button }, label)),
    ),
  ({ href, label, sentence }) => `${flowed(`${sentence ?? label}:`)}\n${href}`,
)
