import { Button } from '../ui/Button.tsx'
import styles from './ThumbBar.module.css'

type Props = { words: string | null; button: string; isReady: boolean; onPress: () => void }

/** On a phone what comes next lies above the tabs, below the thumb. */
export function ThumbBar({ words, button, isReady, onPress }: Props) {
  return (
    <div className={styles.bar} data-thumb-bar="">
      {words && <p>{words}</p>}
      <Button size="big" isWide isDisabled={!isReady} onPress={onPress}>
        {button}
      </Button>
    </div>
  )
}
