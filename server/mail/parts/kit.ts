import { createElement } from 'react'
import { Action } from './action.ts'
import { Figures } from './figures.ts'
import { Foot } from './foot.ts'
import { FullMoon } from './moon.ts'
import { Paper } from './paper.ts'
import { Heading, Lines, Paragraph } from './words.ts'

/** What mails are built of. They are handed it, as React is loaded with the first mail only. */
export const KIT = { h: createElement, Action, Figures, Foot, FullMoon, Heading, Lines, Paper, Paragraph }
export type Kit = typeof KIT
