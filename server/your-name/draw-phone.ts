import type { Palette } from '../../domain/brand/palette.ts'
import { formatRand } from '../../domain/money/money.ts'
import type { Card } from './card.ts'
import { box, column, drawing, type Element, edged } from './element.ts'
import { DISPLAY, fitLine } from './fit-name.ts'
import type { ListedFact, SaidFact } from './own-brands.ts'

const BEZEL = 14
const SCREEN_WIDTH = 400
/** Its foot lies below the card's edge. */
const SCREEN_HEIGHT = 660
const SCREEN_RADIUS = 48
const PADDING = 24
const INNER_WIDTH = SCREEN_WIDTH - 2 * PADDING
const MARK = 56
const GAP = 16

/** What the product wears. */
type Worn = { palette: Palette; shown: { name: string; initial: string } }

/** The product as it stands in a phone: its name in its bar, and below it what its scene shows. */
export function drawPhone({ heading, shows }: Card, { palette, shown }: Worn): Element {
  return box(
    {
      position: 'absolute',
      left: 706,
      top: 46,
      padding: BEZEL,
      borderRadius: SCREEN_RADIUS + BEZEL,
      backgroundColor: '#12161f',
    },
    column(
      {
        width: SCREEN_WIDTH,
        height: SCREEN_HEIGHT,
        borderRadius: SCREEN_RADIUS,
        backgroundColor: palette.paper,
      },
      bar(palette, shown),
      column(
        { padding: `14px ${PADDING}px` },
        box({ fontSize: 26, color: palette.text }, heading),
        ...screenOf(palette, shows),
      ),
    ),
  )
}

/** With its edge below it, which a white or yellow bar needs to be seen. */
function bar(palette: Palette, { name, initial }: { name: string; initial: string }): Element {
  const size = 30
  const corners = { borderTopLeftRadius: SCREEN_RADIUS, borderTopRightRadius: SCREEN_RADIUS }
  return column(
    { backgroundColor: palette.edge, paddingBottom: 3, ...corners },
    box(
      {
        alignItems: 'center',
        height: 106,
        padding: `14px ${PADDING}px 0`,
        ...corners,
        backgroundColor: palette.solid,
        color: palette.on,
      },
      box(
        {
          width: MARK,
          height: MARK,
          borderRadius: MARK,
          alignItems: 'center',
          justifyContent: 'center',
          backgroundColor: palette.on,
          color: palette.solid,
          fontFamily: DISPLAY,
          fontSize: 34,
        },
        initial,
      ),
      box(
        { marginLeft: GAP, fontFamily: DISPLAY, fontSize: size, whiteSpace: 'nowrap' },
        fitLine(name, INNER_WIDTH - MARK - GAP, size),
      ),
    ),
  )
}

function screenOf(palette: Palette, shows: Card['shows']): Array<Element> {
  if (shows.kind === 'talk') return shows.said.map((said) => bubble(palette, said))
  const rows = shows.rows.map((row) => listed(palette, row))
  if (shows.kind === 'view') return [view(palette, shows.live), ...rows]
  return [...rows, button(palette, shows.button)]
}

function listed(palette: Palette, row: ListedFact): Element {
  return edged(
    { colour: palette.line, width: 2, radius: 16 },
    { marginTop: 12, flexDirection: 'column', padding: '9px 14px', backgroundColor: '#ffffff' },
    box({ fontSize: 25, color: palette.ink }, row.words),
    box({ fontSize: 24, color: palette.text }, 'cents' in row ? formatRand(row.cents) : row.when),
  )
}

function bubble(palette: Palette, { from, words }: SaidFact): Element {
  const isOurs = from === 'us'
  return edged(
    { colour: isOurs ? palette.edge : palette.line, width: 2, radius: 22 },
    {
      marginTop: 18,
      padding: '16px 20px',
      fontSize: 27,
      lineHeight: 1.3,
      maxWidth: 312,
      alignSelf: isOurs ? 'flex-end' : 'flex-start',
      backgroundColor: isOurs ? palette.solid : palette.pale,
      color: isOurs ? palette.on : palette.ink,
    },
    words,
  )
}

function button(palette: Palette, words: string): Element {
  return edged(
    { colour: palette.edge, width: 2, radius: 34 },
    {
      marginTop: 16,
      height: 62,
      alignItems: 'center',
      justifyContent: 'center',
      backgroundColor: palette.solid,
      color: palette.on,
      fontSize: 27,
    },
    words,
  )
}

/** The bay at dusk: a hill in the water and the sun on its way down. */
function view(palette: Palette, live: string): Element {
  const height = 250
  const picture = drawing(
    [INNER_WIDTH, height],
    `0 0 ${INNER_WIDTH} ${height}`,
    { d: `M0 0H${INNER_WIDTH}V${height}H0Z`, fill: '#f3cf7a' },
    { d: 'M250 96a34 34 0 1 0 .1 0Z', fill: '#d9480f' },
    { d: `M0 160L70 104L120 128L190 160H${INNER_WIDTH}V${height}H0Z`, fill: palette.night2 },
    { d: `M0 160H${INNER_WIDTH}V${height}H0Z`, fill: '#2f5866' },
  )
  return box(
    { marginTop: 14, position: 'relative', height },
    picture,
    box(
      {
        position: 'absolute',
        left: 14,
        bottom: 14,
        padding: '6px 16px',
        borderRadius: 12,
        backgroundColor: palette.night,
        color: palette.light,
        fontSize: 28,
      },
      live,
    ),
  )
}
