import styles from './FeatureMark.module.css'

/** A small icon: outlines in ink, the object in the surrounding tint, its main part in gold. */
export function FeatureMark({ name }: { name: keyof typeof MARKS }) {
  const { thing, gold, line }: Paths = MARKS[name]
  return (
    <svg className={styles.mark} viewBox="0 0 48 48" width="48" height="48" aria-hidden="true">
      {thing && <path className={styles.thing} d={thing} />}
      {gold && <path className={styles.gold} d={gold} />}
      {line && <path className={styles.line} d={line} />}
    </svg>
  )
}

type Paths = { thing?: string; gold?: string; line?: string }

const SHEET = 'M11 5h18l8 8v30H11z'
const CIRCLE = 'M24 5a19 19 0 1 1 0 38 19 19 0 0 1 0-38z'
const WINDOW = 'M5 9h38v30H5z'
const PHONE = 'M15 4h18a3 3 0 0 1 3 3v34a3 3 0 0 1-3 3H15a3 3 0 0 1-3-3V7a3 3 0 0 1 3-3z'

const MARKS = {
  bell: { thing: 'M24 6c8 0 12 6 12 14v9l4 7H8l4-7v-9c0-8 4-14 12-14z', gold: 'M19 39h10a5 5 0 0 1-10 0z' },
  bin: { thing: 'M11 14h26l-3 29H14z', line: 'M7 14h34M18 14V7h12v7M20 21v15M28 21v15' },
  blur: { thing: WINDOW, gold: 'M17 18h7v7h-7zM24 25h7v7h-7z', line: 'M24 18h7v7M17 25v7h7' },
  calendar: { thing: 'M6 10h36v32H6z', gold: 'M26 28h8v8h-8z', line: 'M6 19h36M15 5v9M33 5v9M14 28h6' },
  camera: {
    thing: 'M5 14h27v20H5z',
    gold: 'M18.5 19a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    line: 'm32 21 11-6v18l-11-6',
  },
  chart: { thing: 'M9 26h8v15H9zM21 17h8v24h-8z', gold: 'M33 8h8v33h-8z', line: 'M4 41h40' },
  checklist: { thing: SHEET, line: 'm16 19 3 3 5-6M28 20h4M16 32l3 3 5-6M28 33h4' },
  clock: { thing: CIRCLE, gold: 'M24 5a19 19 0 0 1 19 19H24z', line: 'M24 12v12l8 6' },
  coin: {
    thing: 'M18 9a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
    gold: 'M31 15a13 13 0 1 1 0 26 13 13 0 0 1 0-26z',
    line: 'M28 34V23h4a3 3 0 0 1 0 6h-4M32 29l3 5',
  },
  delivery: {
    thing: 'M3 13h25v21H3z',
    line: 'M28 20h9l8 8v6H28',
    gold: 'M12 30a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM36 30a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
  },
  dish: { thing: 'M6 32a18 18 0 0 1 36 0z', gold: 'M24 8a3 3 0 1 1 0 6 3 3 0 0 1 0-6z', line: 'M3 38h42' },
  document: { thing: SHEET, line: 'M29 5v8h8M17 22h14M17 29h14M17 36h8' },
  download: { thing: 'M5 29v13h38V29H33l-4 6H19l-4-6z', line: 'M24 5v21m-8-8 8 8 8-8' },
  eye: {
    thing: 'M3 24c6-10 13-14 21-14s15 4 21 14c-6 10-13 14-21 14S9 34 3 24z',
    gold: 'M24 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  },
  gauge: {
    thing: 'M4 36a20 20 0 0 1 40 0z',
    gold: 'M24 32a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'm27 33 8-12',
  },
  invoice: {
    thing: 'M10 4h28v40l-5-4-4 4-5-4-5 4-4-4-5 4z',
    line: 'M17 14h14M17 21h14',
    gold: 'M24 28h8v5h-8z',
  },
  key: {
    thing: 'M15 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22z',
    gold: 'M15 20a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'M26 24h19v8M37 24v6',
  },
  keyboard: {
    thing: 'M3 13h42v23H3z',
    line: 'M10 20h2M18 20h2M26 20h2M34 20h2M10 27h2M36 27h2',
    gold: 'M17 25h14v5H17z',
  },
  language: {
    thing: 'M4 6h26v20H18l-7 7v-7H4z',
    gold: 'M22 22h22v16h-5v6l-6-6H22z',
    line: 'M10 13h14M10 19h9M28 30h10',
  },
  link: { thing: 'M5 17h20v14H5z', gold: 'M23 17h20v14H23z', line: 'M17 24h14' },
  lock: {
    thing: 'M9 21h30v22H9z',
    gold: 'M24 28a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'M15 21v-6a9 9 0 0 1 18 0v6',
  },
  mail: { thing: 'M4 11h40v27H4z', line: 'm4 12 20 15 20-15' },
  message: { thing: 'M5 7h38v26H23l-10 9v-9H5z', line: 'M13 16h22M13 24h14' },
  notice: {
    thing: 'M6 12h36v31H6z',
    gold: 'M24 4a5 5 0 1 1 0 10 5 5 0 0 1 0-10z',
    line: 'M13 23h22M13 30h22M13 37h12',
  },
  payment: { thing: 'M4 10h40v28H4z', gold: 'M9 27h9v6H9z', line: 'M4 19h40M26 30h12' },
  pen: { thing: 'm8 33 22-22 8 8-22 22-11 3z', gold: 'm30 11 4-4a4 4 0 0 1 6 0l2 2a4 4 0 0 1 0 6l-4 4z' },
  people: {
    thing: 'M17 7a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM4 42c0-12 5-17 13-17s13 5 13 17z',
    line: 'M31 9a7 7 0 0 1 0 13M34 27c7 1 10 6 10 15h-7',
  },
  phone: { thing: PHONE, gold: 'M18 11h12v13H18z', line: 'M22 38h4' },
  picture: { thing: WINDOW, gold: 'M15 15a4 4 0 1 1 0 8 4 4 0 0 1 0-8z', line: 'm5 36 13-10 7 6 8-9 10 9' },
  pin: {
    thing: 'M24 4a15 15 0 0 1 15 15c0 10-15 25-15 25S9 29 9 19A15 15 0 0 1 24 4z',
    gold: 'M24 13a6 6 0 1 1 0 12 6 6 0 0 1 0-12z',
  },
  play: { thing: WINDOW, gold: 'm19 17 13 7-13 7z' },
  power: { thing: CIRCLE, gold: 'm26 11-10 15h7l-2 11 11-15h-7z' },
  progress: { thing: 'M4 18h40v12H4z', gold: 'M4 18h23v12H4z', line: 'M14 18v12M34 18v12' },
  search: { thing: 'M20 5a15 15 0 1 1 0 30 15 15 0 0 1 0-30z', line: 'm31 31 13 13M13 20a7 7 0 0 1 7-7' },
  signal: { thing: 'M6 32h7v9H6zM17 24h7v17h-7z', line: 'M28 15h7v26h-7zM39 6h5v35h-5z' },
  sound: { thing: 'M5 18h9l12-10v32L14 30H5z', line: 'M32 17a10 10 0 0 1 0 14M37 11a18 18 0 0 1 0 26' },
  star: { thing: 'm24 4 6 13 14 2-10 10 2 14-12-7-12 7 2-14L4 19l14-2z' },
  stock: {
    thing: 'M14 6h20v17H14z',
    gold: 'M4 25h19v17H4z',
    line: 'M25 25h19v17H25zM24 6v6M13 25v5M34 25v5',
  },
  stop: { thing: 'M16 5h16l11 11v16L32 43H16L5 32V16z', line: 'M15 24h18' },
  switch: {
    thing: 'M15 13h18a11 11 0 0 1 0 22H15a11 11 0 0 1 0-22z',
    gold: 'M33 17a7 7 0 1 1 0 14 7 7 0 0 1 0-14z',
  },
  table: { thing: 'M5 8h38v32H5z', gold: 'M5 8h38v9H5z', line: 'M5 17h38M5 25h38M5 32h38M18 17v23M31 17v23' },
  tag: {
    thing: 'M5 6h19l20 20-17 17L5 24z',
    gold: 'M14 12a4 4 0 1 1 0 8 4 4 0 0 1 0-8z',
    line: 'm24 30 6-6',
  },
  tick: { thing: CIRCLE, line: 'm14 25 7 7 13-15' },
} satisfies Record<string, Paths>
