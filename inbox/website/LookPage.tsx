import { accentContrast, GOLD, nearestAccent } from '../../domain/brand/accent.ts'
import { type HexColour, parseColour } from '../../domain/brand/hex-colour.ts'
import { TEXT_CONTRAST } from '../../domain/brand/palette.ts'
import { decimal } from '../../domain/wording.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Card } from '../ui/layout.tsx'
import { LogoCard } from './LogoCard.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'
import styles from './website.module.css'

const ACCENT = { part: 'look', field: 'accent' }

/** The site's logo and accent colour. */
export function LookPage() {
  const { valueAt } = useSitePart('look')
  const accent = parseColour(String(valueAt('accent')))
  return (
    <SitePage heading="Look" page="/" parts={['look']}>
      <LogoCard />
      <Card>
        <h2>Accent colour</h2>
        <SiteField
          {...ACCENT}
          label="Colour, like #f4c152"
          hint="Buttons and moons have it. Lighter and darker ones that texts need are worked out from it."
          storedOf={(text) => parseColour(text) ?? text}
        />
        {accent && <AccentPreview accent={accent} />}
      </Card>
      <Card look="quiet">
        <h2>Where they stand</h2>
        <p>
          The logo: beside the name at the top and at the foot of every page, in the tab, on phones, and where
          search engines show who you are.
        </p>
        <p>
          The colour: on every page, in mails, in plans as PDF and on the picture of a link with a shop’s
          name. The other pictures of shared links, and the inbox, stay gold.
        </p>
        <p className="muted">
          Mails that are sent already stay as they are. Under People you delete a logo for good, also from
          earlier versions.
        </p>
      </Card>
    </SitePage>
  )
}

function AccentPreview({ accent }: { accent: HexColour }) {
  const { save } = useSavedField(ACCENT)
  const mayChange = useMayChange()
  const contrast = accentContrast(accent)
  const isReadable = contrast >= TEXT_CONTRAST
  const nearest = nearestAccent(accent)
  return (
    <>
      <div className={styles.tried} style={{ '--tried': accent }}>
        <span>Work out your price</span>
        <span>For small businesses, churches and shops</span>
      </div>
      <p className="muted">
        Text on the colour and in it: {decimal(Math.floor(contrast * 10) / 10)} to 1
        {isReadable ? ', can be read' : ': too little contrast to read'}.
      </p>
      {mayChange && (
        <Buttons>
          {!isReadable && (
            <Button onClick={() => save(nearest)}>Take {nearest}, the nearest that can be read</Button>
          )}
          {accent !== GOLD && <Button onClick={() => save(GOLD)}>Back to gold</Button>}
        </Buttons>
      )}
    </>
  )
}
