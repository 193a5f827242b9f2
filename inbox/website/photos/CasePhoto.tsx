import { useState } from 'react'
import type { CasePhoto as Photo } from '../../../domain/content/photo.ts'
import { CASE_SIZES } from '../../../domain/content/photo-rules.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Fault, Option } from '../../../ui/Field.tsx'
import { Card } from '../../ui/layout.tsx'
import { FieldConflict } from '../FieldConflict.tsx'
import { useMayChange, useSitePart } from '../site-state.ts'
import { useSavedField } from '../use-saved-field.ts'
import { shrinkToJpeg } from './open-photo.ts'
import { PhotoButtons, PhotoWords, Slider, UploadSummary } from './PhotoParts.tsx'
import styles from './photos.module.css'
import { usePhoto, usePhotoAddress } from './use-photo.ts'

/** A photo being edited, perhaps before everybody in it has agreed. */
type Draft = Pick<Photo, 'file' | 'alt' | 'focus'> & { agreed?: true | undefined }

const MIDDLE = { x: 50, y: 50 }
const CROPS = [
  ['wide', 'On a desk, 16 to 10'],
  ['narrow', 'On a phone, 4 to 5'],
] as const

/** The photo of a case study, which replaces its drawing; both crops keep its focus in sight. */
export function CasePhoto({ slug }: { slug: string }) {
  const field = `${slug}.photo`
  const saved = useSavedField({ part: 'case-studies', field })
  const { close, open, send, fault, isBusy, summary } = usePhoto('case')
  const stored = useSitePart('case-studies').valueAt(field) as Draft | undefined // `as`: by the field's schema, or an unfinished draft
  const [edits, setEdits] = useState<Partial<Draft> | null>(null)
  const mayChange = useMayChange()
  const photo = stored && { ...stored, ...edits }
  if (edits !== null && JSON.stringify(photo) === JSON.stringify(stored)) setEdits(null) // from then on, others' changes are shown

  async function choose(file: File): Promise<void> {
    const chosenPhoto = await open(file)
    const name = chosenPhoto && (await send(chosenPhoto, shrinkToJpeg(chosenPhoto.bitmap)))
    if (name) saved.save({ file: name, alt: '', focus: MIDDLE })
    setEdits(null)
  }
  function removePhoto(): void {
    close()
    saved.save(null)
  }
  function change(changed: Partial<Draft>, when: 'now' | 'after a pause' = 'after a pause'): void {
    if (!photo || !mayChange) return
    setEdits({ ...edits, ...changed })
    const { agreed, ...rest } = { ...photo, ...changed }
    saved.save({ ...rest, ...(agreed && { agreed }) }, when)
  }
  return (
    <Card>
      <h2>Picture</h2>
      {photo && (
        <>
          <FocusChooser slug={slug} photo={photo} onFocus={(focus) => change({ focus })} />
          <PhotoWords
            words={photo.alt}
            fault={saved.fault}
            isReadOnly={!mayChange}
            onType={(alt) => change({ alt })}
          />
          <Option
            checked={photo.agreed ?? false}
            disabled={!mayChange}
            onChange={({ target }) => change({ agreed: target.checked ? true : undefined }, 'now')}
          >
            Everybody in it has agreed
          </Option>
        </>
      )}
      <PhotoButtons
        label={photo ? 'Another picture' : 'Choose a photo'}
        isBusy={isBusy}
        onChoose={(file) => void choose(file)}
        removal={photo && { label: 'Use the drawing again', onRemove: removePhoto }}
      />
      <Fault words={fault} />
      {summary && <UploadSummary words={summary} />}
      <FieldConflict
        saved={saved}
        inWords={(value) => (value as Draft | null)?.alt ?? ''}
        onTakeOther={() => setEdits(null)}
      />
    </Card>
  )
}

type FocusChooserProps = { slug: string; photo: Draft; onFocus: (focus: Photo['focus']) => void }

/** Sets a photo's focus, by a press or by two sliders, and shows both crops. */
function FocusChooser({ slug, photo: { file, focus }, onFocus }: FocusChooserProps) {
  const address = usePhotoAddress(file, paths.casePhoto(slug, 'wide'))
  const focusStyle = { '--x': `${focus.x}%`, '--y': `${focus.y}%` }
  const sliders = [
    ['x', 'From the left'],
    ['y', 'From the top'],
  ] as const
  return (
    <>
      <p className="muted">Press on what matters most. Both crops keep it in sight.</p>
      <div
        className={styles.focus}
        style={focusStyle}
        onPointerDown={({ clientX, clientY, currentTarget }) => {
          const { left, top, width, height } = currentTarget.getBoundingClientRect()
          onFocus({ x: percentOf(clientX - left, width), y: percentOf(clientY - top, height) })
        }}
      >
        <img src={address} alt="" draggable={false} />
      </div>
      <div className="fields">
        {sliders.map(([axis, label]) => (
          <Slider
            key={axis}
            label={label}
            value={focus[axis]}
            onChange={(percent) => onFocus({ ...focus, [axis]: percent })}
          />
        ))}
      </div>
      <div className={styles.crops} style={focusStyle}>
        {CROPS.map(([crop, words]) => (
          <figure key={crop}>
            <img src={address} alt="" {...CASE_SIZES[crop]} className={styles[crop]} />
            <figcaption className="muted small">{words}</figcaption>
          </figure>
        ))}
      </div>
    </>
  )
}

function percentOf(part: number, whole: number): number {
  return Math.min(Math.max(Math.round((part / whole) * 100), 0), 100)
}
