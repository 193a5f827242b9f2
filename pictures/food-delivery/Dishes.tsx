type Props = { className?: string | undefined }

/** A quarter loaf, hollowed out and filled with mutton curry. */
export function BunnyChow({ className }: Props) {
  return (
    <svg className={className} viewBox="28 2 144 124" aria-hidden="true">
      <path
        d="M46 40h108c16 0 16 18 8 22v58c0 6-4 8-10 8H48c-6 0-10-2-10-8V62c-8-4-8-22 8-22Z"
        fill="#c98744"
      />
      <path d="M54 52h92c8 0 8 8 4 12v50H50V64c-4-4-4-12 4-12Z" fill="#f0cf94" />
      <path d="M52 46c-4-20 18-30 34-22 10-14 40-14 48 2 18-4 24 14 12 22-6 18-88 18-94-2Z" fill="#8c3413" />
      <circle cx="76" cy="36" r="11" fill="#b9531f" />
      <circle cx="112" cy="32" r="12" fill="#b9531f" />
      <circle cx="134" cy="44" r="8" fill="#d98a2b" />
      <path d="m92 22 12-12 2 14Z" fill="#3d7a3a" />
      <path
        d="M68 84h26M106 96h24M76 104h14M112 78h16"
        stroke="#dfb471"
        strokeWidth="5"
        strokeLinecap="round"
      />
    </svg>
  )
}

export function Kota({ className }: Props) {
  return (
    <svg className={className} viewBox="18 4 172 122" aria-hidden="true">
      <path d="m22 74 36-34h112l14 30v40c0 8-4 12-12 12H34c-8 0-12-4-12-12Z" fill="#d79a55" />
      <path d="M22 74h150v36c0 8-4 12-12 12H34c-8 0-12-4-12-12Z" fill="#f1d3a0" />
      <path d="M40 68h112l18-24H66Z" fill="#7a2f16" />
      <path
        d="M62 62 58 16M78 64l2-52M96 62l6-54M112 62l0-46M128 62l10-48"
        stroke="#f0b53a"
        strokeWidth="11"
        strokeLinecap="round"
      />
      <path d="M44 68c10-14 30-10 36 0ZM104 68c4-18 40-16 50-4Z" fill="#d3321d" />
      <path d="M72 66h44l10-14H84Z" fill="#f7d24a" />
    </svg>
  )
}

export function Gatsby({ className }: Props) {
  return (
    <svg className={className} viewBox="6 44 210 66" aria-hidden="true">
      <path d="M14 70c0-16 12-22 26-22h144c16 0 24 10 24 22Z" fill="#d79a55" />
      <path d="M14 86h194c0 14-8 20-20 20H36c-14 0-22-6-22-20Z" fill="#c98744" />
      <path
        d="M10 70h202v8c0 12-10 6-16 12-8-4-12-4-20 0-8-6-14-6-22 0-10-6-16-4-24 0-8-6-18-4-24 0-8-6-16-4-26 0-8-6-14-6-24 0-6-6-14-6-22 0-8-6-24 2-24-12Z"
        fill="#3f8a3c"
      />
      <path d="M22 66h178v10H22Z" fill="#7a2f16" />
      <path
        d="m34 64 40 8M80 62l34 10M128 62l30 8M166 60l30 10"
        stroke="#f0b53a"
        strokeWidth="9"
        strokeLinecap="round"
      />
      <path d="M50 54l10 6M90 54l10 6M130 54l10 6M168 56l8 5" stroke="#b97a38" strokeWidth="4" />
    </svg>
  )
}

export function PapAndWors({ className }: Props) {
  return (
    <svg className={className} viewBox="4 36 192 92" aria-hidden="true">
      <ellipse cx="100" cy="88" rx="92" ry="36" fill="#17130f" />
      <ellipse cx="100" cy="82" rx="92" ry="36" fill="#fff" />
      <ellipse cx="100" cy="82" rx="72" ry="26" fill="#efe6d4" />
      <path d="M38 82c-6-34 56-50 72-20 6 12-2 24-14 28-20 6-54 8-58-8Z" fill="#fffdf4" />
      <path d="M50 70c6-14 30-20 44-10" stroke="#e3d9c0" strokeWidth="5" fill="none" />
      <path d="M112 92c16-8 44-6 50-22" stroke="#8c3413" strokeWidth="17" strokeLinecap="round" fill="none" />
      <path d="M118 88c12-4 30-4 36-14" stroke="#b9531f" strokeWidth="5" strokeLinecap="round" fill="none" />
      <circle cx="92" cy="96" r="10" fill="#d3321d" />
      <circle cx="106" cy="102" r="7" fill="#e38a1f" />
      <circle cx="78" cy="100" r="6" fill="#3f8a3c" />
    </svg>
  )
}
