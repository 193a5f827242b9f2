import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { longDay } from '../../../domain/calendar/day-words.ts'
import { PHOTO_SIDES } from '../../../domain/content/photo-rules.ts'
import { BACKUP_DAYS } from '../../../domain/enquiry/retention.ts'
import type { PhotoDeleted, Photos } from '../../../domain/inbox/api/photos.ts'
import { capitalised } from '../../../domain/wording.ts'
import { Button } from '../../../ui/Button.tsx'
import { Fault } from '../../../ui/Field.tsx'
import { Note } from '../../../ui/Note.tsx'
import { useSettingsAction } from '../../frame/settings-action.ts'
import { useApi } from '../../state/api-context.tsx'
import { queries } from '../../state/queries.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { useMayChange } from '../site-state.ts'
import styles from './photos.module.css'
import { storedAddress } from './use-photo.ts'

type StoredPhoto = Photos['photos'][number]

/** The photos of the draft and of all versions, which owners can delete for good. */
export function StoredPhotos() {
  const api = useApi()
  const { data } = useQuery(queries.photos(api))
  const [chosen, setChosen] = useState<StoredPhoto | null>(null)
  const [outcome, setOutcome] = useState<string | null>(null)
  const { act, fault, isBusy } = useSettingsAction(['photos', 'website', 'site-part', 'site-versions'])
  const mayChange = useMayChange()
  const { photos = [] } = data ?? {}

  async function remove(photo: StoredPhoto): Promise<void> {
    setChosen(null)
    const deleted = await act(() => api.deletePhoto(photo.hash))
    if (deleted) setOutcome(sentenceOf(nounOf(photo), deleted))
  }
  return (
    <>
      {outcome && <Note role="status">{outcome}</Note>}
      <Fault words={fault} />
      {photos.length > 0 && mayChange && (
        <ul className="rows" aria-label="Stored photos">
          {photos.map((photo) => (
            <li key={photo.hash} className="item">
              <img className={styles.face} src={storedAddress(photo.hash)} alt="" width={64} height={64} />
              <span className="muted small">
                {capitalised(nounOf(photo))}, chosen on {longDay(photo.at)}
              </span>
              <Button
                kind="danger"
                size="small"
                disabled={isBusy}
                aria-label={`Delete the ${nounOf(photo)} of ${longDay(photo.at)} for good`}
                onClick={() => setChosen(photo)}
              >
                Delete for good
              </Button>
            </li>
          ))}
        </ul>
      )}
      {chosen && (
        <Dialog
          kind="alert"
          heading={`Delete this ${nounOf(chosen)} for good?`}
          question={`It leaves the draft, the site and every earlier version. Backups keep it for ${BACKUP_DAYS} days.`}
          onClose={() => setChosen(null)}
          actions={
            <>
              <Button onClick={() => setChosen(null)}>Keep it</Button>
              <Button kind="danger" onClick={() => void remove(chosen)}>
                Delete it for good
              </Button>
            </>
          }
        >
          <img className={`${styles.face} ${styles.large}`} src={storedAddress(chosen.hash)} alt="" />
        </Dialog>
      )}
    </>
  )
}

/** Photos are larger than logos. */
function nounOf({ width, height }: StoredPhoto): 'logo' | 'photo' {
  return Math.max(width, height) === PHOTO_SIDES.logo ? 'logo' : 'photo'
}

function sentenceOf(noun: string, { isShown, version }: PhotoDeleted): string {
  if (!isShown) return `The ${noun} is deleted for good.`
  return version === null
    ? `The ${noun} is deleted here, but the site still shows it: please check and publish the site.`
    : `The ${noun} is deleted here. Version ${version} is being built without it, and goes live by itself, usually within a minute.`
}
