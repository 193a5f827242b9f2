import { Card } from '../ui/layout.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { useSitePart } from './site-state.ts'
import { LISTS } from './words.ts'

/** The words of what stands in lists: values, principles, steps and services. Their drawings and order are an engineer's. */
export function ListsPage() {
  return (
    <SitePage heading="Values, principles, steps, services" page="/#values">
      {LISTS.map((list) => (
        <ListWords key={list.part} {...list} />
      ))}
    </SitePage>
  )
}

function ListWords({ part, heading, fields }: (typeof LISTS)[number]) {
  const { draft } = useSitePart(part)
  const entries = (draft ?? []) as ReadonlyArray<{ id: string | number }> // its schema
  return (
    <Card>
      <h2>{heading}</h2>
      {entries.map(({ id }, at) => (
        <div key={id} className="stack gap-2">
          {fields.map(([name, label, rows]) => (
            <SiteField
              key={name}
              part={part}
              field={`${id}.${name}`}
              label={`${at + 1}: ${label}`}
              rows={rows}
            />
          ))}
        </div>
      ))}
    </Card>
  )
}
