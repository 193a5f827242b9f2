import type { Logo } from '../../domain/content/photo.ts'
import { logoPath } from '../../domain/sitemap/paths.ts'
import { Fault } from '../../ui/Field.tsx'
import { useSession } from '../state/session.ts'
import { Card } from '../ui/layout.tsx'
import { FieldAnchor } from './FieldAnchor.tsx'
import { FieldConflict } from './FieldConflict.tsx'
import { PhotoButtons } from './photos/PhotoParts.tsx'
import { usePhoto, usePhotoAddress } from './photos/use-photo.ts'
import { useSitePart } from './site-state.ts'
import { useSavedField } from './use-saved-field.ts'
import styles from './website.module.css'

const LOGO = { part: 'look', field: 'logo' }
const MOON = '/favicon.svg'

/** The company's logo, which replaces the moon beside its name, at the sizes that the site shows. */
export function LogoCard() {
  const saved = useSavedField(LOGO)
  const { close, send, fault, isBusy, summary } = usePhoto('logo')
  const logo = useSitePart(LOGO.part).valueAt(LOGO.field) as Logo | undefined
  const file = typeof logo?.file === 'string' ? logo.file : undefined // a draft may have any value
  const logoAddress = usePhotoAddress(file, logoPath(file ?? '', 'name'))
  const { name } = useSession().company
  const source = logo ? logoAddress : MOON
  const picture = (side: number) => <img src={source} alt="" width={side} height={side} />

  async function choose(file: File): Promise<void> {
    const name = await send({ bytes: file.size }, file)
    if (name) saved.save({ file: name })
  }
  function removeLogo(): void {
    close()
    saved.save(null)
  }
  return (
    <Card>
      <h2>Logo</h2>
      <FieldAnchor {...LOGO}>
        <div className={styles.logoPreviews}>
          <figure className="night">
            <b>
              {picture(26)} {name}
            </b>
            <figcaption className="muted small">Beside the name, 26 px</figcaption>
          </figure>
          <figure>
            {picture(16)}
            <figcaption className="muted small">In the tab, 16 px</figcaption>
          </figure>
          <figure className="night">
            {picture(36)}
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
          removal={logo && { label: 'Back to the moon', onRemove: removeLogo }}
        />
        <Fault words={fault ?? saved.fault} />
        {summary && <p role="status">It is stored. Visitors see it once you have published it.</p>}
        <FieldConflict
          saved={saved}
          inWords={(value) => (value ? 'Another logo' : '')}
          onTakeOther={() => {}}
        />
      </FieldAnchor>
    </Card>
  )
}
