import { useRef } from 'react'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Button, Buttons } from '../../../ui/Button.tsx'
import { Field, Labelled } from '../../../ui/Field.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import * as icons from '../../../ui/icons.ts'
import { useMayChange } from '../site-state.ts'
import styles from './photos.module.css'
import { usePhotoAddress } from './use-photo.ts'

type ChooseProps = {
  label: string
  /** Media types, separated by commas. An iPhone converts its own format to JPEG if that is not among them. */
  types?: string
  onChoose: (file: File) => void
}

/** A button that asks for a photo. */
export function ChoosePhoto({ label, types = 'image/jpeg,image/png,image/webp', onChoose }: ChooseProps) {
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button onClick={() => input.current?.click()}>{label}</Button>
      <input
        ref={input}
        type="file"
        hidden
        aria-label={label}
        accept={types}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) onChoose(file)
          target.value = '' // so that the same one can be chosen again
        }}
      />
    </>
  )
}

type ButtonsProps = ChooseProps & {
  isBusy: boolean
  /** Undefined without a picture. */
  removal: { label: string; onRemove: () => void } | undefined
}

/** Buttons to choose a picture, which is stored at once, and to remove it. */
export function PhotoButtons({ isBusy, removal, ...choose }: ButtonsProps) {
  if (!useMayChange()) return null
  return (
    <Buttons>
      <ChoosePhoto {...choose} />
      {removal && (
        <Button kind="plain" disabled={isBusy} onClick={removal.onRemove}>
          {removal.label}
        </Button>
      )}
    </Buttons>
  )
}

type WordsProps = {
  words: string
  fault: string | null
  isReadOnly: boolean
  onType: (words: string) => void
}

/** The text alternative of a photo. */
export function PhotoWords({ words, fault, isReadOnly, onType }: WordsProps) {
  return (
    <Field
      label="What the photo shows"
      hint="For people who cannot see it. It is read aloud."
      fault={fault}
      readOnly={isReadOnly}
      value={words}
      onType={onType}
    />
  )
}

type SliderProps = { label: string; value: number; onChange: (value: number) => void }

/** A slider from 0 to 100. */
export function Slider({ label, value, onChange }: SliderProps) {
  return (
    <Labelled label={label}>
      {({ className: _box, ...control }) => (
        <input
          {...control}
          type="range"
          min={0}
          max={100}
          value={value}
          onChange={({ target }) => onChange(Number(target.value))}
        />
      )}
    </Labelled>
  )
}

/** Says how a photo was stored. */
export function UploadSummary({ words }: { words: string }) {
  return (
    <ul role="status" className="stack gap-2">
      {[words, 'Place, date and camera are removed'].map((line) => (
        <li key={line}>
          <Icon path={icons.tick} size={16} /> {line}
        </li>
      ))}
    </ul>
  )
}

/** A person's photo in a list, or a placeholder; the name is beside it. */
export function PersonThumbnail({ file }: { file: string | undefined }) {
  const address = usePhotoAddress(file, paths.personPicture(file ?? '', 'small'))
  if (file === undefined)
    return (
      <span className={`${styles.face} ${styles.placeholder}`}>
        <Icon path={icons.people} />
      </span>
    )
  return <img className={styles.face} src={address} alt="" width={64} height={64} />
}
