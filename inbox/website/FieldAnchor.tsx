import { useLocation } from '@tanstack/react-router'
import { type ReactNode, useEffect, useRef } from 'react'

/** Makes a field linkable: it takes the focus if the address ends in its path, `/website/facts#company.vatNumber.value`. */
export function FieldAnchor({ part, field, children }: { part: string; field: string; children: ReactNode }) {
  const hash = useLocation({ select: (location) => location.hash })
  const anchor = useRef<HTMLDivElement>(null)
  const fieldPath = `${part}.${field}`
  const isTarget = hash === fieldPath || hash.startsWith(`${fieldPath}.`)
  useEffect(() => {
    if (isTarget) anchor.current?.querySelector<HTMLElement>('input, textarea, select')?.focus()
  }, [isTarget])
  return (
    <div ref={anchor} className="stack gap-2">
      {children}
    </div>
  )
}
