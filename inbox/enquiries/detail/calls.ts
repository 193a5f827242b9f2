import { useEffect, useRef, useState } from 'react'

type CallWay = 'telephone' | 'whatsapp'

/** Coming back to the page after Call or WhatsApp was pressed: then it asks whether they were reached. */
export function useCalls(onBack: () => void): { way: CallWay | null; begun: (way: CallWay) => void } {
  const [way, setWay] = useState<CallWay | null>(null)
  const isAway = useRef(false)
  const back = useRef(onBack)
  back.current = onBack
  useEffect(() => {
    function shown(): void {
      if (!isAway.current || document.visibilityState !== 'visible') return
      isAway.current = false
      back.current()
    }
    document.addEventListener('visibilitychange', shown)
    window.addEventListener('focus', shown)
    return () => {
      document.removeEventListener('visibilitychange', shown)
      window.removeEventListener('focus', shown)
    }
  }, [])
  return {
    way,
    begun: (used) => {
      setWay(used)
      isAway.current = true
    },
  }
}
