import { useEffect, useRef, useState } from 'react'
import type { Photo } from '../../../domain/content/photo.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { FieldConflict } from '../FieldConflict.tsx'
import { useMayChange, useSitePart } from '../site-state.ts'
import { useSavedField } from '../use-saved-field.ts'
import { CropPreview, Cropper } from './Cropper.tsx'
import { type Crop, wholeCrop } from './crop.ts'
import { cropToJpeg } from './open-photo.ts'
import { ChoosePhoto, PhotoWords, UploadSummary } from './PhotoParts.tsx'
import styles from './photos.module.css'
import { usePhoto, usePhotoAddress } from './use-photo.ts'

type Props = {
  id: string
  /** Called when cropping begins or ends. */
  onCropping: (isCropping: boolean) => void
}

/** A person's photo and its description, saved as one. It is cropped here: the whole photo never leaves the browser. */
export function PersonPhoto({ id, onCropping }: Props) {
  const field = `${id}.photo`
  const saved = useSavedField({ part: 'people', field })
  const { chosenPhoto, close, open, send, fault, isBusy, summary } = usePhoto('person')
  const stored = useSitePart('people').valueAt(field) as Photo | undefined // by its schema, or a draft of such
  useEffect(() => {
    onCropping(chosenPhoto !== null)
    return () => onCropping(false)
  }, [chosenPhoto, onCropping])
  const [crop, setCrop] = useState<Crop | null>(null)
  const [input, setInput] = useState<string | null>(null)
  const mayChange = useMayChange()
  const words = input ?? stored?.alt ?? ''
  if (input !== null && input === stored?.alt) setInput(null) // from then on, others' changes are shown
  const latestWords = useRef(words) // they may change while the photo is sent
  latestWords.current = words

  async function choose(file: File): Promise<void> {
    const photo = await open(file)
    if (photo) setCrop(wholeCrop(photo.bitmap))
  }
  async function savePhoto(): Promise<void> {
    if (!chosenPhoto || !crop) return
    const file = await send(chosenPhoto, cropToJpeg(chosenPhoto.bitmap, crop))
    if (file !== null) saved.save({ file, alt: latestWords.current })
  }
  return (
    <div className="stack">
      <b>Photo</b>
      {chosenPhoto && crop ? (
        <>
          <Cropper bitmap={chosenPhoto.bitmap} crop={crop} onCrop={setCrop} />
          <div className="cluster">
            <CropPreview bitmap={chosenPhoto.bitmap} crop={crop} side={64} />
            <span className="muted">On the site</span>
          </div>
        </>
      ) : (
        stored && <Face file={stored.file} />
      )}
      {(chosenPhoto || stored) && (
        <PhotoWords
          words={words}
          fault={saved.fault}
          isReadOnly={!mayChange}
          onType={(alt) => {
            setInput(alt)
            if (stored && !chosenPhoto) saved.save({ ...stored, alt }, 'after a pause')
          }}
        />
      )}
      {mayChange && (
        <Buttons>
          {chosenPhoto && (
            <Button kind="fill" disabled={isBusy} onClick={() => void savePhoto()}>
              Use this photo
            </Button>
          )}
          <ChoosePhoto
            label={chosenPhoto || stored ? 'Another photo' : 'Choose a photo'}
            onChoose={(file) => void choose(file)}
          />
          {chosenPhoto ? (
            <Button
              kind="plain"
              onClick={() => {
                close()
                setInput(null)
              }}
            >
              Cancel
            </Button>
          ) : (
            stored && (
              <Button
                kind="plain"
                onClick={() => {
                  close()
                  saved.save(null)
                }}
              >
                Remove photo
              </Button>
            )
          )}
        </Buttons>
      )}
      <Fault words={fault} />
      {summary && <UploadSummary words={summary} />}
      <p className="muted small">JPEG, PNG or WebP, up to 20 MB, at least 640 by 640.</p>
      <FieldConflict
        saved={saved}
        inWords={(value) => (value as Photo | null)?.alt ?? ''}
        onTakeOther={() => setInput(null)}
      />
    </div>
  )
}

function Face({ file }: { file: string }) {
  const address = usePhotoAddress(file, paths.personPicture(file, 'large'))
  return <img className={`${styles.face} ${styles.large}`} src={address} alt="" width={160} height={160} />
}
