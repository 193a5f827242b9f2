import type { Good } from './shop.ts'

/** A good as the shop's pictures show it, as wide as its box. */
export function GoodPicture({ good }: { good: Good }) {
  if (good === 'bread') return <Loaf />
  return (
    <svg viewBox="0 0 40 40" aria-hidden="true">
      {SHAPES[good]}
    </svg>
  )
}

/** The loaf that goes through all four services. */
export function Loaf() {
  return (
    <svg viewBox="10 70 600 360" aria-hidden="true">
      <path
        d="M20 400V190A98 98 0 0 1 168 106A98 98 0 0 1 310 106A98 98 0 0 1 452 106A98 98 0 0 1 600 190V400A24 24 0 0 1 576 424H44A24 24 0 0 1 20 400Z"
        fill="#b97b20"
      />
      <path
        d="M56 388V196A76 76 0 0 1 168 148A98 98 0 0 1 310 148A98 98 0 0 1 452 148A76 76 0 0 1 564 196V388Z"
        fill="#e9b44c"
      />
      <path d="M168 148V388M310 148V388M452 148V388" stroke="#b97b20" strokeWidth="12" />
    </svg>
  )
}

const SHAPES = {
  milk: (
    <>
      <path d="M15 5h10v5l4 6v18a2 2 0 0 1-2 2H13a2 2 0 0 1-2-2V16l4-6z" fill="#fff" />
      <path d="M11 21h18v9H11zM15 5h10v3.500H15z" fill="#3d6aa8" />
    </>
  ),
  eggs: (
    <>
      <g fill="#fffaf0" stroke="#a97c4f" strokeWidth="1.400">
        <path d="M6 25a6 9 0 0 1 12 0M14.500 25a6 9 0 0 1 12 0M23 25a6 9 0 0 1 12 0" />
      </g>
      <path d="M3.500 24h34l-3.500 9H7z" fill="#a97c4f" />
    </>
  ),
  meal: (
    <>
      <path d="M11 6h18l2 4v23a2 2 0 0 1-2 2H11a2 2 0 0 1-2-2V10z" fill="#fffdf5" />
      <path d="M11 6h18l2 4H9z" fill="#c8452f" />
      <ellipse cx="20" cy="22.500" rx="4" ry="8" fill="#eab839" />
      <path
        d="M13.500 20c0 7 2 10.500 6.500 12.500 4.500-2 6.500-5.500 6.500-12.500-3 2-5 6-6.500 12.500-1.500-6.500-3.500-10.500-6.500-12.500Z"
        fill="#4e8a4b"
      />
    </>
  ),
  airtime: (
    <>
      <rect x="11" y="4" width="18" height="32" rx="4" fill="#20252f" />
      <path d="M13.500 8h13v22h-13z" fill="#cfe0f5" />
      <path d="M16 25v-4M20 25v-8M24 25v-12" stroke="#24406e" strokeWidth="2.600" />
    </>
  ),
} satisfies Record<Exclude<Good, 'bread'>, unknown>
