/** The picture of the sermon that plays: a clay lamp, burning. */
export function OilLamp({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 440 440" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h440v440H0Z" fill="#3c441d" />
      <circle cx="318" cy="184" r="150" fill="#4c5527" />
      <circle cx="318" cy="184" r="98" fill="#626a31" />
      <path d="M0 352h440v88H0Z" fill="#2c3215" />
      <path d="M318 108c34 44 30 84 0 100-30-16-34-56 0-100Z" fill="#e2932f" />
      <path d="M318 148c16 24 14 46 0 56-14-10-16-32 0-56Z" fill="#fbe7a8" />
      <path
        d="M84 276c0-34 44-56 108-56 40 0 62 12 92 2 16-6 30-16 42-12 16 6 12 24 2 34-26 28-44 76-92 92-10 4-78 4-88 0-40-14-64-34-64-60Z"
        fill="#b9683c"
      />
      <path
        d="M84 276c0-34 44-56 108-56 16 0 30 2 44 4-70 6-112 30-116 72-24-4-36-12-36-20Z"
        fill="#cf8152"
      />
      <ellipse cx="186" cy="236" rx="44" ry="13" fill="#7c3f20" />
      <path
        d="M92 262c-44-26-62 14-28 40 14 12 34 18 48 18"
        fill="none"
        stroke="#b9683c"
        strokeWidth="18"
        strokeLinecap="round"
      />
      <path d="M146 332h92l14 24H132Z" fill="#9a5330" />
      <path
        d="M150 296c30 12 70 10 104-10"
        stroke="#e2b545"
        strokeWidth="6"
        strokeDasharray="2 14"
        strokeLinecap="round"
        fill="none"
      />
    </svg>
  )
}
