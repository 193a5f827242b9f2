import { Component, type ReactNode, useState } from 'react'
import { Button, Buttons } from '../../ui/Button.tsx'
import { StartAgain } from '../demo-bar/StartAgain.tsx'
import { nowInWords } from '../shop/day-words.ts'
import { useShop } from '../shop-data/shop.tsx'
import styles from './PageErrorBoundary.module.css'

type Props = {
  /** The current address: the error is cleared when it changes. */
  address: string
  children: ReactNode
}
type BoundaryState = { address: string; isBroken: boolean }

/**
 * Shows a message instead of a page that failed: a file of an older version is gone, or the stored data are invalid.
 * Without it React would remove the whole page.
 */
export class PageErrorBoundary extends Component<Props, BoundaryState> {
  override state: BoundaryState = { address: this.props.address, isBroken: false }

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { isBroken: true }
  }

  static getDerivedStateFromProps({ address }: Props, state: BoundaryState): BoundaryState | null {
    return address === state.address ? null : { address, isBroken: false }
  }

  override render(): ReactNode {
    return this.state.isBroken ? <ErrorMessage /> : this.props.children
  }
}

function ErrorMessage() {
  const { startAgain } = useShop()
  const [isAsking, setIsAsking] = useState(false)
  const load = () => location.reload()
  return (
    <div className={`stack ${styles.mishap}`} role="alert">
      <h1>This page broke</h1>
      <p>
        It could not be shown. What you bought and changed still lies in this browser. Load the page again; if
        it breaks once more, start again, and the shop begins again.
      </p>
      <Buttons>
        <Button kind="accent" onClick={load}>
          Load it again
        </Button>
        <Button onClick={() => setIsAsking(true)}>Start again</Button>
      </Buttons>
      <StartAgain
        isOpen={isAsking}
        at={isAsking ? nowInWords() : ''}
        onKeep={() => setIsAsking(false)}
        onStartAgain={() => void startAgain().finally(load)}
      />
    </div>
  )
}
