import type { ReactElement, ReactNode } from 'react'
import { AddressBar } from '../frames/AddressBar.tsx'
import { Frame } from '../frames/Frame.tsx'
import type { ScenePicture } from '../scene-picture.ts'
import { AdviserBooking } from './AdviserBooking.tsx'
import { FurniturePage } from './FurniturePage.tsx'
import { type Layout, NARROW, NARROW_WINDOW, WIDE_WIDTH, WIDE_WINDOW } from './layout.ts'
import { PlumberSite } from './PlumberSite.tsx'
import { ADDRESS, CALL_OUT, CLOSES, DRAIN, NEXT_VAN, SUBURB } from './plumber.ts'
import styles from './search-results.module.css'
import windows from './windows.module.css'
import '@fontsource-variable/archivo'
import '@fontsource-variable/lora'
import '@fontsource-variable/rubik'
import '@fontsource-variable/source-serif-4'

const NUMBER_WORDS = ['No', 'One', 'Two', 'Three']

/** The plumber's pages in search results, with the answers to the query marked. */
function SearchResults({ narrow = false }: Layout) {
  return (
    <div className={narrow ? styles.narrow : styles.wide}>
      <Frame kind="window" {...(narrow ? NARROW_WINDOW : WIDE_WINDOW)} className={windows.flat}>
        <AddressBar address="How the pages read in a search" />
        <p className={styles.field}>plumber {SUBURB.toLowerCase()} call out fee</p>
        <Result
          page={SUBURB.toLowerCase()}
          title={
            <>
              Plumber in <mark>{SUBURB}</mark>: call-out <mark>{CALL_OUT}</mark>
            </>
          }
          answers={['suburb', 'fee', 'hours']}
        >
          Open until <mark>{CLOSES}</mark>. A van can come today at{'\u00a0'}
          {NEXT_VAN}. What the fee covers, and what it does not.
        </Result>
        <Result page="questions" title="What does a blocked drain cost?">
          {NUMBER_WORDS[DRAIN.length]} usual prices, with the hours behind each of them.
        </Result>
        <Result page="certificates" title="Certificate of compliance, in plain words">
          When you need one before you sell a house.
        </Result>
      </Frame>
    </div>
  )
}

type ResultProps = { page: string; title: ReactNode; answers?: ReadonlyArray<string>; children: ReactNode }

function Result({ page, title, answers = [], children }: ResultProps) {
  return (
    <div className={styles.result} data-on={answers.length > 0 ? '' : undefined}>
      <p className={styles.page}>
        <svg viewBox="0 0 44 44" aria-hidden="true">
          <circle cx="22" cy="22" r="22" fill="#12563c" />
          <path d="M22 8c7 8 10 12.500 10 17a10 10 0 0 1-20 0c0-4.500 3-9 10-17Z" fill="#ffd23f" />
        </svg>
        {ADDRESS} › {page}
      </p>
      <h4>{title}</h4>
      <p>{children}</p>
      {answers.length > 0 && (
        <ul>
          {answers.map((answer) => (
            <li key={answer}>
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d="m4 13 5 5L20 6" />
              </svg>
              {answer}
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

export const pictures: ReadonlyArray<ScenePicture> = [
  ...wideAndNarrow('work-plumber', PlumberSite, 871),
  ...wideAndNarrow('work-furniture', FurniturePage, 844),
  ...wideAndNarrow('work-adviser', AdviserBooking, 781),
  ...wideAndNarrow('work-search', SearchResults, 898),
]

/** @param height of the wide picture: where its window ends, so that a page can centre it */
function wideAndNarrow(
  name: string,
  Scene: (layout: Layout) => ReactElement,
  height: number,
): Array<ScenePicture> {
  return [
    { name: `${name}-wide`, width: WIDE_WIDTH, height, scene: () => <Scene /> },
    { name: `${name}-narrow`, ...NARROW, scene: () => <Scene narrow /> },
  ]
}
