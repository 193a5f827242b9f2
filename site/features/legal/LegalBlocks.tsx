import { Fragment } from 'react'
import { type Company, type CompanyFact, FACT_LABELS } from '../../../domain/content/company.ts'
import { factInWords } from '../../../domain/content/company-identity.ts'
import { contactMethods } from '../../../domain/content/contact-methods.ts'
import type { LegalBlock } from '../../../domain/content/legal-page.ts'
import { type Question, questionOf } from '../../../domain/content/pages.ts'
import { mailtoAddress } from '../../../domain/enquiry/email.ts'
import styles from './LegalPage.module.css'
import { fillPlaceholders, type LegalValues } from './legal-values.ts'

/** The data that the blocks show. */
export type LegalSources = { company: Company; values: LegalValues; faqs: ReadonlyArray<Question> }

type Props = LegalSources & { blocks: ReadonlyArray<LegalBlock> }

export function LegalBlocks({ blocks, ...sources }: Props) {
  return blocks.map((block) => <Block key={JSON.stringify(block)} block={block} {...sources} />)
}

function Block({ block, company, values, faqs }: LegalSources & { block: LegalBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Prose text={fillPlaceholders(block.text, values)} />
        </p>
      )
    case 'list':
      return <ul className={styles.list}>{listItems(block.items, values)}</ul>
    case 'steps':
      return <ol className={styles.steps}>{listItems(block.items, values)}</ol>
    case 'table':
      return <Table columns={block.columns} rows={block.rows} />
    case 'company':
      return <CompanyFacts company={company} facts={block.facts} />
    case 'faqs':
      return block.ids.map((id) => <LegalQuestion key={id} id={id} faqs={faqs} values={values} />)
  }
}

function listItems(items: ReadonlyArray<string>, values: LegalValues) {
  return items.map((item) => (
    <li key={item}>
      <Prose text={fillPlaceholders(item, values)} />
    </li>
  ))
}

/** In a narrow window the rows are stacked, and each cell has the name of its column. */
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
            {cells.map((cell, index) => (
              <td key={columns[index + 1]} data-column={columns[index + 1]}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function LegalQuestion({ id, faqs, values }: { id: string } & Pick<LegalSources, 'faqs' | 'values'>) {
  const { title, description } = questionOf(id, faqs)
  return (
    <>
      <h3>{title}</h3>
      <p>{fillPlaceholders(description, values)}</p>
    </>
  )
}

const LINK = /\[([^\]]+)\]\(([^)\s]+)\)/g

/** A text whose `[words](/address)` are links. */
function Prose({ text }: { text: string }) {
  const parts = text.split(LINK)
  return parts.map((part, index) => {
    // Splitting by two groups gives words, a link's words, its address, words, …
    if (index % 3 === 2) return null
    const key = `${index} ${part}`
    return index % 3 === 1 ? (
      <a key={key} href={parts[index + 1]}>
        {part}
      </a>
    ) : (
      <Fragment key={key}>{part}</Fragment>
    )
  })
}

/** The facts that are set; nothing if none are. */
function CompanyFacts({ company, facts }: { company: Company; facts: ReadonlyArray<CompanyFact> }) {
  const knownFacts = facts.flatMap((name) => {
    const words = factInWords(company, name)
    return words === null ? [] : [{ name, words }]
  })
  if (knownFacts.length === 0) return null
  return (
    <dl className={`rows ${styles.facts}`}>
      {knownFacts.map(({ name, words }) => (
        <div key={name}>
          <dt>{FACT_LABELS[name]}</dt>
          <dd>
            <FactText name={name} words={words} company={company} />
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** The address or number of an example company is not linked. */
function FactText({ name, words, company }: { name: CompanyFact; words: string; company: Company }) {
  const href = company[name]?.example ? null : hrefOf(name, words, company)
  return href ? <a href={href}>{words}</a> : words
}

function hrefOf(fact: CompanyFact, words: string, company: Company): string | null {
  if (fact === 'informationOfficerEmail') return mailtoAddress(words)
  return contactMethods(company).find(({ name }) => name === FACT_LABELS[fact])?.href ?? null
}
