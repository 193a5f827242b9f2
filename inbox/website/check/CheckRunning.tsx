import { Button, Buttons } from '../../../ui/Button.tsx'
import { Note } from '../../../ui/Note.tsx'
import { SiteFrame } from '../SiteFrame.tsx'
import { useMayChange } from '../site-state.ts'
import type { CheckProps } from './check-actions.ts'

/** A running check. Publish can be pressed before it is done. */
export function CheckRunning({ check: { number, askedBy }, actions, fault }: Omit<CheckProps, 'site'>) {
  const mayChange = useMayChange()
  return (
    <SiteFrame
      heading={askedBy === null ? `Checking version ${number}` : `Publishing version ${number}`}
      below="You can leave this page. The site stays as it is until everything is right"
    >
      {fault}
      <Note role="status" heading="Building and checking the whole site …">
        Links, sums, pictures and letters of every page. It usually takes under a minute, on a busy server
        longer.
      </Note>
      {askedBy !== null && (
        <p>
          It goes live by itself as soon as the check finds nothing new. If it finds something, you are asked
          first.
        </p>
      )}
      {askedBy === null && mayChange && (
        <Buttons>
          <Button disabled={actions.isBusy} onClick={() => actions.publish(number)}>
            Publish when it is done
          </Button>
        </Buttons>
      )}
    </SiteFrame>
  )
}
