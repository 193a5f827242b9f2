import { Card } from '../ui/layout.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { HOME_SCREEN, type WordsField } from './words.ts'

/** The words of the home page, section by section. */
export function WordsPage() {
  const { heading, page, sections } = HOME_SCREEN
  return (
    <SitePage heading={heading} page={page}>
      {sections.map((section) => (
        <Card key={section.heading}>
          <h2>{section.heading}</h2>
          {section.fields.map((field) => (
            <Words key={field.field} {...field} />
          ))}
        </Card>
      ))}
      <p className="muted">
        “See Our Work”, “About Us”, “White Label Solutions”, “Get in touch with our team today!” and “Have a
        great project?” cannot be changed here. Amounts come from the price list.
      </p>
    </SitePage>
  )
}

function Words({ parted, ...field }: WordsField) {
  if (!parted) return <SiteField {...field} />
  const gap = parted === 'by lines' ? '\n' : '\n\n'
  return (
    <SiteField
      {...field}
      textOf={(parts) => (Array.isArray(parts) ? parts.join(gap) : '')}
      storedOf={(text) => (text === '' ? null : text.split(gap))}
    />
  )
}
