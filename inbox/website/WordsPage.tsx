import { Card } from '../ui/layout.tsx'
import { SiteField } from './SiteField.tsx'
import { SitePage } from './SitePage.tsx'
import { HOME_SCREEN } from './words.ts'

/** The words of the home page, section by section. */
export function WordsPage() {
  const { heading, page, sections } = HOME_SCREEN
  return (
    <SitePage heading={heading} page={page}>
      {sections.map((section) => (
        <Card key={section.heading}>
          <h2>{section.heading}</h2>
          {section.fields.map((field) => (
            <SiteField key={field.field} {...field} />
          ))}
        </Card>
      ))}
      <p className="muted">
        “See Our Work”, “About Us”, “White Label Solutions”, “Get in touch with our team today!” and “Have a
        great project?” are fixed by the specification. Amounts come from the price list.
      </p>
    </SitePage>
  )
}
