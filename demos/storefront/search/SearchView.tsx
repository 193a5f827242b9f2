import type { ComponentProps, ReactNode } from 'react'
import { groupedCount } from '../../../domain/wording.ts'
import { storeAddresses } from '../../addresses.ts'
import { COLLECTION_NAMES, PRODUCT_COUNT } from '../../catalogue/product.ts'
import { ButtonLink } from '../parts/Button.tsx'
import { ChipLink, ChipRow } from '../parts/Chip.tsx'
import { EmptyState } from '../parts/EmptyState.tsx'
import { Hits } from './Hits.tsx'
import { SearchField } from './SearchField.tsx'
import styles from './SearchView.module.css'

export type Suggestion = { words: string; href: string; count?: number | undefined }

type Props = {
  field: ComponentProps<typeof SearchField>
  /** What was found, in a sentence. */
  found: ReactNode
  /** The same, once typing stopped: to who hears the page. */
  said: string
  suggestions: ReadonlyArray<Suggestion>
  hits: ComponentProps<typeof Hits>
  /** All that was found, on a page of its own. */
  all: { words: string; href: string } | null
  /** What was typed, where nothing is called so. */
  none: { typed: string; picture: ReactNode } | null
}

/** Answers while one types. */
export function SearchView({ field, found, said, suggestions, hits, all, none }: Props) {
  return (
    <div className={`wrap ${styles.narrow}`}>
      <h1 className="hide">Search</h1>
      <noscript>
        <p className={styles.forgiven}>
          The search of this demo runs in your browser and needs its script. The shelves do not:{' '}
          {COLLECTION_NAMES.map((collection) => (
            <a key={collection} href={storeAddresses.collection(collection.toLowerCase())}>
              {collection}
            </a>
          ))}
        </p>
      </noscript>
      <div className="needs-script">
        <SearchField {...field} />
        <p className={styles.forgiven}>{found}</p>
      </div>
      <p className="hide" role="status">
        {said}
      </p>
      {none ? (
        <EmptyState
          picture={none.picture}
          heading={`No ${none.typed} here, not even a small one`}
          words={`We looked through all ${groupedCount(PRODUCT_COUNT)} products, and allowed for two wrong letters. Perhaps one of these:`}
        >
          <Suggestions suggestions={suggestions} />
        </EmptyState>
      ) : (
        <div className="needs-script">
          <ChipRow scrolls>
            <Suggestions suggestions={suggestions} />
          </ChipRow>
        </div>
      )}
      <Hits {...hits} />
      {all && (
        <ButtonLink look="quiet" isWide href={all.href}>
          {all.words}
        </ButtonLink>
      )}
    </div>
  )
}

function Suggestions({ suggestions }: Pick<Props, 'suggestions'>) {
  return suggestions.map(({ words, href, count }) => (
    <ChipLink key={href} href={href}>
      {words} {count !== undefined && <small>{groupedCount(count)}</small>}
    </ChipLink>
  ))
}
