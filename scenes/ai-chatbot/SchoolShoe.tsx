/** A black lace-up, from the side. */
export function SchoolShoe({ className }: { className: string | undefined }) {
  return (
    <svg className={className} width="490" height="269" viewBox="0 0 620 340" aria-hidden="true">
      <ellipse cx="306" cy="312" rx="290" ry="18" fill="#efe9e1" />
      <path
        d="M44 250c-6-58-4-120 12-170 4-14 14-18 30-16 40 6 76 4 116-8 14-4 24 0 30 12 18 36 54 62 104 78 56 18 124 22 176 44 40 16 64 38 68 66l-2 26H46Z"
        fill="#2b2523"
      />
      <path d="M44 250c-6-58-4-120 12-170l70 14c20 52 24 112 12 182H44Z" fill="#221d1b" />
      <path d="M428 178c34 4 64 8 84 16 40 16 64 38 68 66v8H404c-8-34 0-66 24-90Z" fill="#383130" />
      <path
        d="M86 64c40 6 76 4 116-8 14-4 24 0 30 12l6 10c-52 22-106 24-170 8l-6-12c4-8 12-12 24-10Z"
        fill="#4d4441"
      />
      <path d="m196 86 44-14c22 36 54 60 98 76l-26 38c-58-16-98-50-116-100Z" fill="#3d3532" />
      <path d="M196 86c18 50 58 84 116 100l-10 24c-60-10-104-36-128-78Z" fill="#1d1917" />
      <g stroke="#e4dbcc" strokeWidth="9" strokeLinecap="round">
        <path d="m214 110 40-18m-22 42 40-24m-14 44 38-30m-8 46 36-32" />
      </g>
      <path
        d="M138 276c10-62 8-116-8-170m298 72c-24 26-32 56-24 90M62 150c24 6 46 6 76 0"
        fill="none"
        stroke="#5a504c"
        strokeWidth="4"
        strokeDasharray="9 6"
      />
      <path
        d="M36 262h546c8 2 10 12 8 24l-4 20c-2 6-6 8-12 8H222l-12-14h-42l-6 14H48c-8 0-12-4-12-12Z"
        fill="#15110f"
      />
      <path d="M38 272h550" stroke="#4d4441" strokeWidth="5" />
    </svg>
  )
}
