import { useTitle } from '../frame/title.ts'
import { ScreenHead } from '../ui/ScreenHead.tsx'

/** Its place in the frame, until it is drawn. */
export function MoreScreen() {
  useTitle('More')
  return <ScreenHead title="More" />
}
