import { useEffect, useRef, useState } from 'react'
import type { Photo } from '../../../domain/content/photo.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { Conflict } from '../Conflict.tsx'
import { useMayChange, useSitePart } from '../site-state.ts'
import { useSavedField } from '../use-saved-field.ts'
import { CropPreview, Cropper } from './Cropper.tsx'
import { type Crop, wholeCrop } from './crop.ts'
import { squareOf } from './open-photo.ts'
import { ChoosePhoto, PhotoWords, TakenIn } from './PhotoParts.tsx'
import styles from './photos.module.css'
import { usePhoto, usePhotoAddress } from './use-photo.ts'

type Props = {
  id: string
  /** That a chosen photo is being cropped, and that it no longer is. */
  onCropping: (isCropping: boolean) => void
}

/** The photo of a person and its words, saved as one: it is cropped here, and never leaves the browser whole. */
export function PersonPhoto({ id, onCropping }: Props) {
  const field = `${id}.photo`
  const saved = useSavedField({ part: 'people', field })
  const { opened, close, open, send, fault, isBusy, done } = usePhoto('person')
  const stored = useSitePart('people').valueAt(field) as Photo | undefined // its schema, or a draft of it
  useEffect(() => {
    onCropping(opened !== null)
    return () => onCropping(false)
  }, [opened, onCropping])
  const [crop, setCrop] = useState<Crop | null>(null)
  const [typed, setTyped] = useState<string | null>(null)
  const mayChange = useMayChange()
  const words = typed ?? stored?.alt ?? ''
  if (typed !== null && typed === stored?.alt) setTyped(null) // what others change is shown from then on
  const latestWords = useRef(words) // they may be typed while the photo is sent
  latestWords.current = words

  async function choose(file: File): Promise<void> {
    const photo = await open(file)
    if (photo) setCrop(wholeCrop(photo.bitmap))
  }
  async function keep(): Promise<void> {
    if (!opened || !crop) return
    const file = await send(opened, squareOf(opened.bitmap, crop))
    if (file !== null) saved.save({ file, alt: latestWords.current })
  }
  return (
    <div className="stack">
      <b>Photo</b>
      {opened && crop ? (
        <>
          <Cropper bitmap={opened.bitmap} crop={crop} onCrop={setCrop} />
          <div className="cluster">
            <CropPreview bitmap={opened.bitmap} crop={crop} side={64} />
            <span className="muted">On the site</span>
          </div>
        </>
      ) : (
        stored && <Face file={stored.file} />
      )}
      {(opened || stored) && (
        <PhotoWords
          words={words}
          fault={saved.fault}
          isReadOnly={!mayChange}
          onType={(alt) => {
            setTyped(alt)
            if (stored && !opened) saved.save({ ...stored, alt }, 'after a pause')
          }}
        />
      )}
      {mayChange && (
        <Buttons>
          {opened && (
            <Button kind="fill" disabled={isBusy} onClick={() => void keep()}>
              Use this photo
            </Button>
          )}
          <ChoosePhoto
            label={opened || stored ? 'Another photo' : 'Choose a photo'}
            onChoose={(file) => void choose(file)}
          />
          {opened ? (
            <Button
              kind="plain"
              onClick={() => {
                close()
                setTyped(null)
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
      {done && <TakenIn words={done} />}
      <p className="muted small">JPEG, PNG or WebP, up to 20 MB, at least 640 by 640.</p>
      <Conflict
        saved={saved}
        inWords={(value) => (value as Photo | null)?.alt ?? ''}
        onTheirs={() => setTyped(null)}
      />
    </div>
  )
}

/** Its words are in the field below. */
function Face({ file }: { file: string }) {
  const address = usePhotoAddress(file, paths.personPicture(file, 'large'))
  return <img className={`${styles.face} ${styles.large}`} src={address} alt="" width={160} height={160} />
}
