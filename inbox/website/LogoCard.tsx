import type { Logo } from '../../domain/content/photo.ts'
import { logoPath } from '../../domain/sitemap/paths.ts'
import { Fault } from '../../ui/Field.tsx'
import { useSession } from '../state/session.ts'
import { Card } from '../ui/layout.tsx'
import { Conflict } from './Conflict.tsx'
import { Place } from './Place.tsx'
import { PhotoButtons } from './photos/PhotoParts.tsx'
import { usePhoto, usePhotoAddress } from './photos/use-photo.ts'
import { useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'
import styles from './website.module.css'

const LOGO = { part: 'look', field: 'logo' }
const MOON = '/favicon.svg'

/** The company's own sign in the place of the moon beside its name, as small as it is shown. */
export function LogoCard() {
  const saved = useSavedField(LOGO)
  const { close, send, fault, isBusy, done } = usePhoto('logo')
  const logo = useSitePart(LOGO.part).valueAt(LOGO.field) as Logo | undefined
  const file = typeof logo?.file === 'string' ? logo.file : undefined // a draft may have any value
  const own = usePhotoAddress(file, logoPath(file ?? '', 'name'))
  const { name } = useSession().company
  const sign = logo ? own : MOON
  const shown = (side: number) => <img src={sign} alt="" width={side} height={side} />

  async function choose(file: File): Promise<void> {
    const stored = await send({ bytes: file.size }, file)
    if (stored) saved.save({ file: stored })
  }
  function drop(): void {
    close()
    saved.save(null)
  }
  return (
    <Card>
      <h2>Logo</h2>
      <Place {...LOGO}>
        <div className={styles.signs}>
          <figure className="night">
            <b>
              {shown(26)} {name}
            </b>
            <figcaption className="muted small">Beside the name, 26 px</figcaption>
          </figure>
          <figure>
            {shown(16)}
            <figcaption className="muted small">In the tab, 16 px</figcaption>
          </figure>
          <figure className="night">
            {shown(36)}
            <figcaption className="muted small">On phones, on night</figcaption>
          </figure>
        </div>
        <p className="muted">
          SVG, or PNG or WebP with a clear ground, at least 512 px on its longer side and up to 4 MB. A square
          sign works best: the name stays beside it. We store it as a picture of 512 by 512, so no script and
          no link of an SVG is kept. Turn its letters into outlines first.
        </p>
        <PhotoButtons
          label={logo ? 'Another file' : 'Choose a file'}
          types="image/svg+xml,image/png,image/webp"
          isBusy={isBusy}
          onChoose={(file) => void choose(file)}
          drop={logo && { label: 'Back to the moon', onDrop: drop }}
        />
        <Fault words={fault ?? saved.fault} />
        {done && <p role="status">It is stored. Visitors see it once you have published it.</p>}
        <Conflict saved={saved} inWords={(value) => (value ? 'Another logo' : '')} onTheirs={() => {}} />
      </Place>
    </Card>
  )
}
