import { useState } from 'react'
import type { Person } from '../../domain/content/people.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Card, Columns } from '../ui/layout.tsx'
import { MoveButtons } from './MoveButtons.tsx'
import { PersonPhoto } from './photos/PersonPhoto.tsx'
import { PersonThumbnail } from './photos/PhotoParts.tsx'
import styles from './photos/photos.module.css'
import { StoredPhotos } from './photos/StoredPhotos.tsx'
import { ExampleNotice, SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { JustAdded, useListMoves } from './use-list-moves.ts'
import { useSavedField } from './use-saved-field.ts'
import pairs from './website.module.css'
import { PERSON_FIELDS } from './words.ts'

const NEW_PERSON = { name: '', role: '', sentence: '' }

/** The team, in the order of the site, with their photos. */
export function PeoplePage() {
  const { draft } = useSitePart('people')
  const list = useListMoves('people', '', {})
  const mayChange = useMayChange()
  const [openId, setOpenId] = useState<string | null>(null)
  const [isCropping, setCropping] = useState(false)
  const people = (draft ?? []) as ReadonlyArray<Person> // as their schema has them, or unfinished in the draft

  return (
    <SitePage
      heading="People"
      page={paths.aboutUs}
      parts={['people']}
      unfinished={openId !== null && list.isJustAdded(openId) ? openId : undefined}
    >
      <Columns kind="wide-narrow">
        <div className="stack">
          <Fault words={list.fault} />
          <ul className="rows">
            {people.map((person, index) => (
              <li key={person.id} className={styles.person}>
                <PersonThumbnail file={person.photo?.file} />
                <div>
                  <b>{person.name || 'A new person'}</b>
                  {person.role && `, ${person.role}`} {person.example && <Tag tone="no">Example</Tag>}
                  <p className="muted">{person.sentence}</p>
                </div>
                {openId === person.id && (
                  <JustAdded value={list.isJustAdded(person.id)}>
                    <PersonFields person={person} onCropping={setCropping} />
                  </JustAdded>
                )}
                {mayChange && (
                  <Buttons label={person.name || 'A new person'}>
                    <Button
                      disabled={isCropping}
                      aria-expanded={openId === person.id}
                      onClick={() => setOpenId(openId === person.id ? null : person.id)}
                    >
                      {openId === person.id ? 'Done' : 'Change'}
                    </Button>
                    <MoveButtons list={list} index={index} />
                    <Button kind="danger" disabled={list.isBusy} onClick={() => list.remove(person.id)}>
                      Remove person
                    </Button>
                  </Buttons>
                )}
              </li>
            ))}
          </ul>
          {mayChange && (
            <Buttons>
              <Button disabled={list.isBusy || isCropping} onClick={() => setOpenId(list.add(NEW_PERSON))}>
                Add a person
              </Button>
            </Buttons>
          )}
        </div>
        <Card look="quiet">
          <h2>Where they stand</h2>
          <p>
            On About us under “Who you will speak to”, beside the contact form, and their names in the footer
            of every page. Without anybody there, all three say nothing.
          </p>
          <p className="muted">
            Ask each person before you publish a photo. Whoever leaves is removed from the site with the next
            version; earlier versions keep no photo that you delete for good.
          </p>
          <StoredPhotos />
        </Card>
      </Columns>
    </SitePage>
  )
}

type FieldsProps = { person: Person; onCropping: (isCropping: boolean) => void }

function PersonFields({ person: { id, example }, onCropping }: FieldsProps) {
  const exampleMark = useSavedField({ part: 'people', field: `${id}.example` })
  return (
    <div className="stack">
      <div className={pairs.pairs}>
        {PERSON_FIELDS.map(([name, label, rows]) => (
          <SiteField key={name} part="people" field={`${id}.${name}`} label={label} rows={rows} />
        ))}
      </div>
      {example && <ExampleNotice onConfirm={() => exampleMark.save(null)} />}
      <PersonPhoto id={id} onCropping={onCropping} />
    </div>
  )
}
