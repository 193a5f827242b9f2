import { fileURLToPath } from 'node:url'
import { Font } from '@react-pdf/renderer'
import { BODY, DISPLAY } from './look.ts'

const WEIGHTS = [400, 600, 700]
/** Of the families in look.ts, in their order. */
const SETS = ['latin', 'latin-ext']

/** Makes the site's two typefaces known; whole words only, as nothing of a plan is hyphenated. */
export function registerFonts(): void {
  registerFamilies(
    DISPLAY,
    'bricolage-grotesque',
    import.meta.resolve('@fontsource/bricolage-grotesque/package.json'),
  )
  registerFamilies(BODY, 'figtree', import.meta.resolve('@fontsource/figtree/package.json'))
  Font.registerHyphenationCallback((word) => [word])
}

function registerFamilies(families: ReadonlyArray<string>, name: string, packageUrl: string): void {
  families.forEach((family, at) => {
    const fonts = WEIGHTS.map((weight) => {
      const file = new URL(`files/${name}-${SETS[at]}-${weight}-normal.woff`, packageUrl)
      return { src: fileURLToPath(file), fontWeight: weight }
    })
    Font.register({ family, fonts })
  })
}
