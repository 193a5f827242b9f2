import { Column } from '@react-email/column'
import { createElement as h } from 'react'
import { type Figure, figureLines } from './figure-lines.ts'
import { part } from './part.ts'
import { styles } from './styles.ts'

type Props = { rows: ReadonlyArray<Figure> }

const TABLE = {
  role: 'presentation',
  width: '100%',
  cellPadding: 0,
  cellSpacing: 0,
  border: 0,
  style: styles.figures,
}

/** A list of prices or dates. */
export const Figures = part<Props>(
  ({ rows }) => h('table', TABLE, h('tbody', null, rows.map(figureRow))),
  ({ rows }) => figureLines(rows),
)

function figureRow([name, value]: Figure) {
  return h(
    'tr',
    { key: name },
    h(Column, { style: styles.figureName }, name),
    h(Column, { align: 'right', style: styles.figureValue }, value),
  )
}
