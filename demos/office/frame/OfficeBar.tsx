import { type AgencyOffer, DemoBar } from '../../ui/DemoBar.tsx'

/** The demo bar, as it stands behind the counter. */
export function OfficeBar({
  offer,
  onStartAgain,
}: {
  offer: AgencyOffer
  onStartAgain: () => Promise<void>
}) {
  return <DemoBar offer={offer} onStartAgain={() => void onStartAgain()} />
}
