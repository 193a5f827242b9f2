import { useState } from 'react'
import type { Person } from '../../domain/content/people.ts'
import { paths } from '../../domain/sitemap/paths.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Tag } from '../../ui/Tag.tsx'
import { Card, Columns } from '../ui/layout.tsx'
import { PersonPhoto } from './photos/PersonPhoto.tsx'
import { PersonFace } from './photos/PhotoParts.tsx'
import styles from './photos/photos.module.css'
import { StoredPhotos } from './photos/StoredPhotos.tsx'
import { OwnIt, SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { useMayChange, useSitePart } from './site-state.ts'
import { useSaveList } from './use-save-list.ts'
import pairs from './website.module.css'
import { PERSON_FIELDS } from './words.ts'

/** Who works here, in the order of the site, with their photos. */
export function PeoplePage() {
  const { draft } = useSitePart('people')
  const { save, fault, isBusy } = useSaveList('people')
  const mayChange = useMayChange()
  const [open, setOpen] = useState<string | null>(null)
  const people = (draft ?? []) as ReadonlyArray<Person> // its schema, or a draft of it

  function add(): void {
    const id = `person-${crypto.randomUUID().slice(0, 8)}`
    setOpen(id)
    void save([[id, { id, name: '', role: '', sentence: '' }]])
  }
  function move(at: number, by: 1 | -1): void {
    const ids = people.map(({ id }) => id)
    const [moved = ''] = ids.splice(at, 1)
    ids.splice(at + by, 0, moved)
    void save([['order', ids]])
  }
  return (
    <SitePage heading="People" page={paths.aboutUs}>
      <Columns kind="wide-narrow">
        <div className="stack">
          <Fault words={fault} />
          <ul className="rows">
            {people.map((person, at) => (
              <li key={person.id} className={styles.person}>
                <PersonFace file={person.photo?.file} />
                <div>
                  <b>{person.name || 'A new person'}</b>
                  {person.role && `, ${person.role}`} {person.example && <Tag tone="no">Example</Tag>}
                  <p className="muted">{person.sentence}</p>
                </div>
                {open === person.id && (
                  <PersonFields person={person} onOwn={() => void save([[`${person.id}.example`, null]])} />
                )}
                {mayChange && (
                  <Buttons label={person.name || 'A new person'}>
                    <Button
                      aria-expanded={open === person.id}
                      onClick={() => setOpen(open === person.id ? null : person.id)}
                    >
                      {open === person.id ? 'Done' : 'Change'}
                    </Button>
                    <Button disabled={isBusy || at === 0} onClick={() => move(at, -1)}>
                      Up
                    </Button>
                    <Button disabled={isBusy || at === people.length - 1} onClick={() => move(at, 1)}>
                      Down
                    </Button>
                    <Button kind="danger" disabled={isBusy} onClick={() => void save([[person.id, null]])}>
                      Remove
                    </Button>
                  </Buttons>
                )}
              </li>
            ))}
          </ul>
          {mayChange && (
            <Buttons>
              <Button disabled={isBusy} onClick={add}>
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

function PersonFields({ person: { id, example }, onOwn }: { person: Person; onOwn: () => void }) {
  return (
    <div className="stack">
      <div className={pairs.pairs}>
        {PERSON_FIELDS.map(([name, label, rows]) => (
          <SiteField key={name} part="people" field={`${id}.${name}`} label={label} rows={rows} />
        ))}
      </div>
      {example && <OwnIt onOwn={onOwn} />}
      <PersonPhoto id={id} />
    </div>
  )
}
