/** The picnic at the dam: a tree, bunting, a gazebo and the water behind. */
export function FamilyDayDrawing({ className }: { className?: string | undefined }) {
  return (
    <svg className={className} viewBox="0 0 456 720" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path d="M0 0h456v720H0Z" fill="#cfe0dc" />
      <circle cx="330" cy="170" r="56" fill="#fbe7a8" />
      <path d="M0 330C60 290 130 280 196 316s150 10 260-50v240H0Z" fill="#bcc79a" />
      <path d="M0 400c110-50 270-40 456-70v160H0Z" fill="#a9b57c" />
      <path d="M0 470c120-46 300-56 456-26v76c-150-20-310-14-456 26Z" fill="#8fb4c4" />
      <path d="M292 466h64M330 484h90M30 494h60" stroke="#c3dbe4" strokeWidth="6" strokeLinecap="round" />
      <path d="M0 530c140-50 320-50 456-20v210H0Z" fill="#7f8f4f" />
      <Tree />
      <Bunting />
      <Gazebo />
      <g transform="translate(44 6)">
        <path d="M60 628h150l26 56H44Z" fill="#e2b545" />
        <path d="M88 628h30l-16 56H66ZM150 628h30l20 56h-36Z" fill="#fdfbf1" />
        <path d="M104 640h52v-22h-52Z" fill="#8d5a34" />
        <path d="M110 618c0-22 40-22 40 0" fill="none" stroke="#5c3a22" strokeWidth="6" />
      </g>
      <circle cx="334" cy="676" r="17" fill="#fdfbf1" />
      <path d="M334 659a17 17 0 0 1 0 34c-10-10-10-24 0-34Z" fill="#c8553a" />
    </svg>
  )
}

function Tree() {
  return (
    <>
      <path d="M108 400h16v196h-16Z" fill="#5c3a22" />
      <path
        d="M114 440c-80 0-116-64-92-118-10-72 52-112 92-92 50-30 112 22 96 84 24 62-20 126-96 126Z"
        fill="#4f6233"
      />
      <path
        d="M60 300c10-30 40-40 60-34M150 330c16 6 24 22 20 40"
        stroke="#67794a"
        strokeWidth="12"
        strokeLinecap="round"
        fill="none"
      />
    </>
  )
}

function Bunting() {
  return (
    <>
      <path d="M0 250c90 60 240 70 456-20" fill="none" stroke="#3c441d" strokeWidth="4" />
      <g fill="#e2b545">
        <path d="m36 271 36 14-26 30ZM196 298l42-3-18 40ZM352 276l36-15-8 42Z" />
      </g>
      <g fill="#c8553a">
        <path d="m114 292 42 6-27 35ZM276 292l40-9-12 41Z" />
      </g>
    </>
  )
}

function Gazebo() {
  return (
    <>
      <path d="M214 470h9v140h-9ZM418 470h9v140h-9Z" fill="#5c3a22" />
      <path d="M204 476 320 396l118 80Z" fill="#c8553a" />
      <path d="M262 476 320 396l60 80Z" fill="#fdfbf1" />
      <path d="M240 562h158v14H240ZM258 576h10v44h-10ZM370 576h10v44h-10Z" fill="#8d5a34" />
      <path d="M290 562c0-22 22-26 32-26s32 4 32 26Z" fill="#fdfbf1" />
      <path d="M252 562v-22h20v22ZM372 562v-30h12v30Z" fill="#e2b545" />
    </>
  )
}
