import { phasePath } from '../../ui/moon.ts'
import styles from './guest-house.module.css'

/** 21 November 2026: three days before full moon, as it stands over South Africa. */
const LIT = 0.91
const STARS = ['300 52', '400 30', '26 292', '112 258', '446 276']
/** `x width` */
const POPLARS = ['26 84', '592 92', '640 70']
const FLOWERS = ['566 722', '604 752', '640 714', '676 744', '720 724']

/** The drawn house under the sandstone, by day or by night: the same page at another hour. */
export function GuestHouse() {
  return (
    <svg className={styles.picture} viewBox="0 0 1000 790" aria-hidden="true">
      <path d="M0 0h1000v790H0Z" fill="var(--sky)" />
      <SunAndMoon />
      <Cliffs />
      {POPLARS.map((xAndWidth) => (
        <Poplar key={xAndWidth} xAndWidth={xAndWidth} />
      ))}
      <House />
      <g className={styles.flowers}>
        {FLOWERS.map((place, index) => (
          <Cosmos key={place} place={place} pink={index % 3 !== 1} />
        ))}
      </g>
    </svg>
  )
}

function SunAndMoon() {
  return (
    <>
      <circle className={styles.sun} cx="506" cy="82" r="46" fill="#fff1c4" />
      <g className={styles.moon}>
        <circle cx="506" cy="82" r="46" fill="#343f6b" />
        <path d={phasePath(LIT, 46, 506, 82)} fill="#f5efe1" />
        {STARS.map((place) => (
          <path key={place} d={`M${place}h.1`} stroke="#f5efe1" strokeWidth="7" strokeLinecap="round" />
        ))}
      </g>
    </>
  )
}

function Cliffs() {
  return (
    <>
      <path d="M0 410 120 352l96 26 130-62 150 54 160-62 150 46 194-30v170H0Z" fill="var(--far)" />
      <path
        d="M-20 480 26 404l44-10 24-88 56-14 18-26 166-18 24 28 22 2 20 56 58 8 34 62 78 20 80 22 60-44 22-72 66-12 16-26 156-14 30 34v230H-20Z"
        fill="var(--rock)"
      />
      <path
        d="m334 248 24 28 22 2 20 56 58 8 34 62 78 20 80 22-30 90H440l-60-100-30-96ZM168 266l14 102-22 60-10-136ZM246 258l20-2 12 122-30 56-16-84ZM788 294l16-26 10 120-26 60-14-90Z"
        fill="var(--rock-shade)"
      />
      <path d="m98 318 254-28M84 352l316-18M730 330l266-26" stroke="var(--rock-line)" strokeWidth="7" />
      <path d="M0 500 200 446l236 34 190-22 230 20 144-24v150H0Z" fill="var(--slope)" />
      <path d="M0 560c210-44 420-34 640-12s270-6 360-16v258H0Z" fill="var(--grass)" />
      <path d="M0 660c260-30 560-10 1000-32v162H0Z" fill="var(--lawn)" />
    </>
  )
}

function Poplar({ xAndWidth }: { xAndWidth: string }) {
  const [x = 0, width = 0] = xAndWidth.split(' ').map(Number)
  const half = width * 0.32
  return (
    <>
      <path
        d={`M${x} ${640 + half}c${-half}-60 ${-half}-${190 + half} 0-${260 + half} ${half} ${70} ${half} ${200} 0 ${260 + half}Z`}
        fill="var(--leaf)"
      />
      <path
        d={`M${x} ${640 + half}V${380}c${half} 70 ${half} 200 0 ${260 + half}Z`}
        fill="var(--leaf-shade)"
      />
    </>
  )
}

function House() {
  return (
    <g transform="translate(-38 -34)">
      <path d="M318 690c-8 40-50 76-84 100h190c-22-24-38-62-40-100Z" fill="var(--path)" />
      <path d="M446 366h36v60h-36Z" fill="var(--wall-shade)" />
      <path d="M150 492h400v182H150Z" fill="var(--wall)" />
      <path d="M150 536h400v34H150Z" fill="var(--wall-shade)" />
      <path d="m126 498 84-104h280l84 104Z" fill="var(--roof)" stroke="var(--roof-edge)" strokeWidth="4" />
      <path
        d="m238 394-44 104m94-104-28 104m78-104-12 104m62-104 4 104m46-104 20 104m34-104 36 104"
        stroke="var(--roof-line)"
        strokeWidth="7"
      />
      <path d="M318 572h64v102h-64Z" fill="var(--door)" />
      <path d="M330 584h40v22h-40Z" fill="var(--window)" />
      <path d="M192 578h92v64h-92Zm224 0h92v64h-92Z" fill="var(--window)" />
      <path
        d="M192 578h92v64h-92Zm46 0v64m-46-32h92m132-32h92v64h-92Zm46 0v64m-46-32h92"
        fill="none"
        stroke="var(--frame)"
        strokeWidth="7"
      />
      <path d="M108 506h484l20 34H88Z" fill="var(--roof-line)" stroke="var(--roof-edge)" strokeWidth="4" />
      <path d="M108 540v134m192-134v134m100-134v134m192-134v134" stroke="var(--frame)" strokeWidth="13" />
      <path d="M92 674h516v18H92Z" fill="var(--wall-shade)" />
    </g>
  )
}

function Cosmos({ place, pink }: { place: string; pink: boolean }) {
  const [x = 0, y = 0] = place.split(' ').map(Number)
  const fill = pink ? 'var(--cosmos)' : 'var(--cosmos-pale)'
  return (
    <>
      <path d={`M${x} ${y}v60`} stroke="var(--leaf)" strokeWidth="4" />
      {[0, 60, 120].map((turn) => (
        <ellipse
          key={turn}
          cx={x}
          cy={y}
          rx="16"
          ry="6"
          fill={fill}
          transform={`rotate(${turn} ${x} ${y})`}
        />
      ))}
      <circle cx={x} cy={y} r="5" fill="var(--pollen)" />
    </>
  )
}
