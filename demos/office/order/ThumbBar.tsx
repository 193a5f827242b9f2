import { useEffect } from 'react'
import { Button } from '../ui/Button.tsx'
import styles from './ThumbBar.module.css'

type Props = { words: string | null; button: string; isReady: boolean; onPress: () => void }

/** On a phone what comes next lies above the tabs, below the thumb. */
export function ThumbBar({ words, button, isReady, onPress }: Props) {
  useEffect(makeRoom, [])
  return (
    <div className={styles.bar} data-thumb-bar="">
      {words && <p>{words}</p>}
      <Button size="big" isWide isDisabled={!isReady} onPress={onPress}>
        {button}
      </Button>
    </div>
  )
}

/** What is said at the bottom of the screen is above the bar, never on its button. */
function makeRoom(): () => void {
  const { dataset } = document.documentElement
  dataset.thumbBar = ''
  return () => delete dataset.thumbBar
}
