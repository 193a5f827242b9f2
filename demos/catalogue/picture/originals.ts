type Original = { wall: string; drawing: string }

const STRIPES: Readonly<Record<string, string>> = { sage: '#7f8f7c', rust: '#b35d3a', indigo: '#3c5070' }

/** The first five products, drawn by hand; the stripes of the throw have its colour. */
const ORIGINALS: ReadonlyArray<{
  wall: string
  shapes: (stripes: string | undefined) => ReadonlyArray<string>
}> = [
  {
    wall: '#ecdcc0', // side table
    shapes: () => [
      '<ellipse cx="50" cy="92" rx="30" ry="3.4" fill="#000" opacity="0.1"/>',
      '<path d="M30 40 23 91h4.6L37 42zM70 40l7 51h-4.6L63 42z" fill="#6d3f20"/>',
      '<path d="M47.6 40h5l.6 50h-6.2z" fill="#553018"/>',
      '<path d="M31 66h38v2.6H31z" fill="#553018"/>',
      '<ellipse cx="50" cy="39" rx="36" ry="8.6" fill="#6d3f20"/>',
      '<ellipse cx="50" cy="35.6" rx="36" ry="8.6" fill="#a9683a"/>',
      '<path d="M20 34c14-5 46-5 60 1M24 38c16 3 36 3 52 0M36 33c10-1.6 20-1.6 29 0" stroke="#8a5029" stroke-width=".9" fill="none"/>',
    ],
  },
  {
    wall: '#dfe3d8', // throw
    shapes: (stripes) => [
      '<ellipse cx="50" cy="88" rx="38" ry="3" fill="#000" opacity="0.1"/>',
      '<rect x="14" y="66" width="72" height="20" rx="6" fill="#dcd3bd"/>',
      '<rect x="16" y="49" width="68" height="20" rx="6" fill="#e9e1cf"/>',
      '<rect x="19" y="33" width="62" height="19" rx="6" fill="#f4eee0"/>',
      `<path d="M19 38h62M19 41h62M16 55h68M16 58h68M14 73h72M14 76h72" stroke="${stripes}" stroke-width="1.7"/>`,
      '<path d="M66 33v53" stroke="#b9ae96" stroke-width=".8"/>',
      '<path d="M22 86v5M26 86v5M30 86v5M34 86v5M38 86v5M42 86v5" stroke="#dcd3bd" stroke-width="1.5"/>',
    ],
  },
  {
    wall: '#eadfca', // pendant
    shapes: () => [
      '<path d="M50 0v30" stroke="#3b2a1e" stroke-width="1.4"/>',
      '<path d="M46 28h8l1.6 6H44.4z" fill="#3b2a1e"/>',
      '<path d="M44 33h12c14 6 24 18 26 34H18c2-16 12-28 26-34z" fill="#d9b47c"/>',
      '<path d="M47 33c-8 8-12 20-12 34M53 33c8 8 12 20 12 34M50 33v34M30 42h40M23.5 52h53M19.5 61h61" stroke="#a9803f" stroke-width="1.2" fill="none"/>',
      '<ellipse cx="50" cy="67" rx="32" ry="4" fill="#8a6530"/>',
      '<ellipse cx="50" cy="67.5" rx="12" ry="2.2" fill="#ffe9b0"/>',
    ],
  },
  {
    wall: '#f0dccf', // planter
    shapes: () => [
      '<ellipse cx="50" cy="93" rx="24" ry="3" fill="#000" opacity="0.1"/>',
      '<path d="M50 58C48 40 40 26 26 20c0 16 8 30 22 38zM51 58c0-20 4-36 14-46 6 16 2 34-12 46zM52 58c6-12 16-20 30-22-2 14-14 22-28 23zM48 58c-6-9-16-13-28-12 4 10 14 14 27 13z" fill="#5f7f58"/>',
      '<path d="M50 58C47 44 40 32 30 25M52 57c2-16 6-28 11-38M54 58c6-8 14-14 24-18" stroke="#3f5c3b" stroke-width="1" fill="none"/>',
      '<path d="M27 57h46l-5 33a4 4 0 0 1-4 3H36a4 4 0 0 1-4-3z" fill="#c4714f"/>',
      '<rect x="24" y="54" width="52" height="9" rx="2.5" fill="#d88763"/>',
      '<path d="M29.5 72h41" stroke="#a95a3b" stroke-width="1.2"/>',
    ],
  },
  {
    wall: '#f0e2cf', // stool
    shapes: () => [
      '<ellipse cx="50" cy="92" rx="30" ry="3" fill="#000" opacity="0.1"/>',
      '<path d="M28 40 20 91h5l9-50zM72 40l8 51h-5l-9-50z" fill="#b78a56"/>',
      '<path d="M40 40l-2 44h4l3-44zM60 40l2 44h-4l-3-44z" fill="#94683a"/>',
      '<path d="M26 70h48v3H26z" fill="#94683a"/>',
      '<rect x="18" y="31" width="64" height="11" rx="5" fill="#cfa56f"/>',
      '<path d="M22 35h56M24 38.5h50" stroke="#a97f49" stroke-width=".9"/>',
    ],
  },
]

/** @returns undefined for every product after the fifth */
export function originalOf(number: number, colour: string | null): Original | undefined {
  const original = ORIGINALS[number - 1]
  return (
    original && {
      wall: original.wall,
      drawing: original.shapes(STRIPES[colour ?? 'sage'] ?? STRIPES.sage).join(''),
    }
  )
}
