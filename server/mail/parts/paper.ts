import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Preview } from '@react-email/preview'
import { createElement as h, type ReactNode } from 'react'
import { styles } from './styles.ts'

type Props = {
  /** The subject once more: the title of the mail where it is opened alone. */
  title: string
  /** What stands beside the subject in a list of mails. */
  preview: string
  children?: ReactNode
}

/** The sheet that every mail with a looks part is written on. */
export function Paper({ title, preview, children }: Props) {
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
