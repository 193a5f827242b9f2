import type { ReactNode } from 'react'
import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import { Ground } from '../frames/Ground.tsx'
import { surfaces } from './surfaces.ts'

type Props = {
  address: string
  /** Pixels of the picture. */
  box: { left: number; top: number; width: number; height: number }
  /** The pixels of the picture for each pixel of the page. */
  zoom: number
  className?: string | undefined
  children: ReactNode
}

/**
 * A page of the shop in a browser's window, on the solution's ground. It is a form, so that radio buttons of two pictures do not
 * form one group.
 */
export function ShopWindow({ address, box, zoom, className = '', children }: Props) {
  return (
    <Ground tint="rooibos">
      <Frame kind="window" {...box} className={surfaces.window}>
        <AddressBar address={address} />
        <form
          data-room="shop"
          className={`${surfaces.shop} ${className}`}
          style={{ zoom, minHeight: '100%' }}
        >
          {children}
        </form>
      </Frame>
    </Ground>
  )
}
