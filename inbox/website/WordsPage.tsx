import { useParams } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import type { WordsScreen } from '../../domain/content/words/kinds.ts'
import { SCREENS } from '../../domain/content/words/screens.ts'
import { NotFoundPage } from '../frame/NotFoundPage.tsx'
import { Card } from '../ui/layout.tsx'
import { CasePhoto } from './photos/CasePhoto.tsx'
import { RealClient } from './photos/RealClient.tsx'
import { SitePage } from './SitePage.tsx'
import { useEntryTitle } from './site-state.ts'
import { WordsItems } from './WordsItems.tsx'
import { SCREEN_ROUTE } from './words.ts'

/** The texts of a page of the site, or of a product, a case study or a kind of work, section by section. */
export function WordsPage() {
  const { screen: at, entry } = useParams({ from: `/frame${SCREEN_ROUTE}` })
  const screen = SCREENS.find((known) => known.at === at)
  if (!screen || (screen.entries === undefined) !== (entry === undefined)) return <NotFoundPage />
  return <Words key={`${at} ${entry}`} screen={screen} entry={entry} />
}

function Words({ screen, entry }: { screen: WordsScreen; entry: string | undefined }) {
  const titleOf = useEntryTitle()
  const { heading, page, entries, sections, note } = screen
  return (
    <SitePage
      heading={entries && entry !== undefined ? titleOf(entries, entry) : heading}
      page={`${page}${entry ?? ''}`}
      parts={sections.map(({ part }) => part)}
    >
      {sections.map((section) => (
        <Section key={section.heading} heading={section.heading}>
          <WordsItems part={section.part} at={entry ?? ''} items={section.items} />
        </Section>
      ))}
      {entries === 'case-studies' && entry !== undefined && (
        <>
          <CasePhoto slug={entry} />
          <RealClient slug={entry} />
        </>
      )}
      {note && <p className="muted">{note}</p>}
    </SitePage>
  )
}

function Section({ heading, children }: { heading: string; children: ReactNode }) {
  const id = useId()
  return (
    <Card labelledBy={id}>
      <h2 id={id}>{heading}</h2>
      {children}
    </Card>
  )
}
