import type { Company } from '../../../domain/content/company.ts'
import type { LegalBlock } from '../../../domain/content/legal-page.ts'
import type { Faq } from '../../../domain/content/page-parts.ts'
import { CompanyFacts } from './CompanyFacts.tsx'
import styles from './LegalPage.module.css'
import { type LegalFigures, withFigures } from './legal-figures.ts'
import { Prose } from './Prose.tsx'

/** What the blocks take their facts from. */
export type LegalSources = { company: Company; figures: LegalFigures; faqs: ReadonlyArray<Faq> }

type Props = LegalSources & { blocks: ReadonlyArray<LegalBlock> }

export function LegalBlocks({ blocks, ...sources }: Props) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} {...sources} />)
}

function Block({ block, company, figures, faqs }: LegalSources & { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose text={withFigures(block.text, figures)} />
        </p>
      )
    case 'list':
      return <ul className={styles.list}>{listItems(block.items, figures)}</ul>
    case 'steps':
      return <ol className={styles.steps}>{listItems(block.items, figures)}</ol>
    case 'table':
      return <Table columns={block.columns} rows={block.rows} />
    case 'company':
      return <CompanyFacts company={company} facts={block.facts} />
    case 'faqs':
      return block.titles.map((title) => <Question key={title} title={title} faqs={faqs} figures={figures} />)
  }
}

function listItems(items: ReadonlyArray<string>, figures: LegalFigures) {
  return items.map((item) => (
    <li key={item}>
      <Prose text={withFigures(item, figures)} />
    </li>
  ))
}

/** On a narrow window the rows stand one below the other, and a cell says the name of its column. */
function Table({ columns, rows }: { columns: ReadonlyArray<string>; rows: ReadonlyArray<Array<string>> }) {
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([subject, ...cells]) => (
          <tr key={subject}>
            <th scope="row">{subject}</th>
            {cells.map((cell, at) => (
              <td key={columns[at + 1]} data-column={columns[at + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Question({ title, faqs, figures }: { title: string } & Pick<LegalSources, 'faqs' | 'figures'>) {
  const faq = faqs.find((entry) => entry.title === title)
  if (!faq)
    throw new Error(`content/faqs.json: more: there is no question "${title}", which a legal page shows`)
  return (
    <>
      <h3>{faq.title}</h3>
      <p>{withFigures(faq.description, figures)}</p>
    </>
  )
}
