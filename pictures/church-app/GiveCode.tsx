/** https://hillside.example/give as a QR code of 29 × 29 modules, a row each, the left module first. */
const ROWS = [
  0x1fd8e47f, 0x1057e341, 0x1752c65d, 0x174f685d, 0x175aae5d, 0x104fc941, 0x1fd5557f, 0xd4200, 0x13f5fc97,
  0x1904eb6, 0x25140b4, 0x138f6889, 0x19c5c361, 0x223047f, 0xdd26a95, 0x18cd1e5, 0x1e592228, 0x1fb40716,
  0x1deade59, 0x1faeb20c, 0x1f658bfe, 0x1f9118, 0x1fd8b358, 0x10559f13, 0x1758b3f8, 0x175f5682, 0x1747d1b7,
  0x104020dd, 0x1fdc0d20,
]
const MODULES = 29

export function GiveCode({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 29 29" shapeRendering="crispEdges" aria-hidden="true">
      <path d={ROWS.map(pathOf).join('')} fill="#2c3118" />
    </svg>
  )
}

function pathOf(row: number, y: number): string {
  const dark = [...row.toString(2).padStart(MODULES, '0')]
  return dark.map((module, x) => (module === '1' ? `M${x} ${y}h1v1h-1Z` : '')).join('')
}
