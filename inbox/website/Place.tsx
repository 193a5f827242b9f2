import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

type Props = { part: string; field: string; children: ReactNode }

/** A field that a fault can lead to: it takes the focus if the address names it, `/website/facts#company.vatNumber.value`. */
export function Place({ part, field, children }: Props) {
  const hash = useLocation({ select: (location) => location.hash })
  const place = useRef<HTMLDivElement>(null)
  const own = `${part}.${field}`
  const isNamed = hash === own || hash.startsWith(`${own}.`)
  useEffect(() => {
    if (isNamed) place.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [isNamed])
  return (
    <div ref={place} className="stack gap-2">
      {children}
    </div>
  )
}
