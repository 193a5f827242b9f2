import type { ReactNode } from 'react'
import { TickIcon } from '../../parts/icons.tsx'
import { AfterLayout, Lead } from './AfterLayout.tsx'
import { OpenInOffice } from './OpenInOffice.tsx'
import styles from './ThanksView.module.css'
import { Track } from './Track.tsx'
import type { TrackStep } from './track-steps.ts'

type Props = {
  firstName: string
  /** Who packs it and when, and when it is there. */
  next: { packing: string; arriving: string; day: string }
  /** That the bank answered only when it was asked again. */
  wasAskedAgain: boolean
  storageStatus: string | null
  steps: ReadonlyArray<TrackStep>
  receipt: ReactNode
}

/** It is bought: what happens next, and the way to the other side of the counter. */
export function ThanksView({ firstName, next, wasAskedAgain, storageStatus, steps, receipt }: Props) {
  return (
    <AfterLayout receipt={receipt}>
      <p className={styles.ok}>
        <TickIcon /> Paid, pretended{wasAskedAgain && ', once: the bank answered when it was asked again'}
      </p>
      <h1 tabIndex={-1}>Thank you, {firstName}</h1>
      <Lead>
        {next.packing} {next.arriving} <b>{next.day}</b>.
      </Lead>
      {storageStatus && <p className={styles.keeping}>{storageStatus}</p>}
      <Track steps={steps} />
      <OpenInOffice />
    </AfterLayout>
  )
}
