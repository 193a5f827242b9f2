import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { ReleaseWords } from '../../domain/inbox/api/website.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault, TextArea } from '../../ui/Field.tsx'
import { Note } from '../../ui/Note.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { Card } from '../ui/layout.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useWebsite } from './site-state.ts'
import { useLabel } from './use-label.ts'
import { useSaveChanges } from './use-save-changes.ts'
import styles from './website.module.css'
import { SCREEN_ROUTE, screenOf } from './words.ts'

/** The texts that both the owners and a new release changed, and the choice between them. */
export function ReleasePage() {
  const { site } = useWebsite()
  const words = site?.release.words ?? []
  return (
    <SitePage heading={`Other words in release ${site?.release.version ?? ''}`}>
      {words.length === 0 ? (
        <Note>Nothing is left to decide.</Note>
      ) : (
        <p>
          You and the release began from the same words. All else that it changed fits yours and is live.{' '}
          <b>Which words shall stand here?</b>
        </p>
      )}
      {words.map((place) => (
        <ReleaseChoice key={`${place.part} ${place.field}`} place={place} />
      ))}
    </SitePage>
  )
}

function ReleaseChoice({ place: { part, field, own, release, value, isText } }: { place: ReleaseWords }) {
  const api = useApi()
  const mayChange = useMayChange()
  const saveChanges = useSaveChanges()
  const { act, fault, isBusy } = useSettingsAction(['website', 'site-part'])
  const [input, setInput] = useState(own)
  const keepOwn = () => api.keepOwnTexts([{ part, field }])
  const saveToDraft = (chosen: ReleaseWords['value']) => saveChanges([{ part, field, value: chosen }])
  const saveInput = async () => {
    await saveToDraft(input)
    await keepOwn()
  }
  const labelOf = useLabel()
  const screen = screenOf(part, field)
  return (
    <Card>
      <h2>{labelOf(part, field)}</h2>
      <div className={styles.pairs}>
        <div className="stack gap-2">
          <h3>Yours, live</h3>
          <p>{own || 'Removed'}</p>
          {mayChange && (
            <Buttons>
              <Button kind="fill" disabled={isBusy} onClick={() => void act(keepOwn)}>
                Take mine
              </Button>
            </Buttons>
          )}
        </div>
        <div className="stack gap-2">
          <h3>The release’s</h3>
          <p>{release || 'Removed'}</p>
          {mayChange && (
            <Buttons>
              <Button disabled={isBusy} onClick={() => void act(() => saveToDraft(value))}>
                Take the release’s
              </Button>
            </Buttons>
          )}
        </div>
      </div>
      {mayChange && isText && (
        <>
          <TextArea label="Or both, in your words" rows={2} value={input} onType={setInput} />
          <Buttons>
            <Button disabled={isBusy || input === own} onClick={() => void act(saveInput)}>
              Take this
            </Button>
          </Buttons>
        </>
      )}
      {mayChange && !isText && screen && (
        <p className="muted">
          Or both,{' '}
          <Link to={SCREEN_ROUTE} params={screen}>
            in your words
          </Link>
          .
        </p>
      )}
      <Fault words={fault} />
    </Card>
  )
}
