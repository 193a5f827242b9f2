import styles from './InvoicePaper.module.css'
import type { InvoiceFacts } from './invoice-facts.ts'

/** The invoice as a sheet of A4. */
export function InvoicePaper({ facts }: { facts: InvoiceFacts }) {
  return (
    <article className={styles.sheet} aria-label={`Tax invoice ${facts.number}`}>
      <header>
        <p className={styles.brand}>{facts.brand}</p>
        <div>
          <h1 id="screen" tabIndex={-1}>
            Tax invoice
          </h1>
          <p>{facts.subtitle}</p>
        </div>
      </header>
      <div className={styles.parties}>
        {facts.parties.map(({ title, name, lines }) => (
          <p key={title}>
            <small>{title}</small>
            <b>{name}</b>
            {lines.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        ))}
      </div>
      <table>
        <thead>
          <tr>
            <th>Number</th>
            <th>What</th>
            <th>Pieces</th>
            <th>Before VAT</th>
            <th>VAT, 15%</th>
            <th>Incl. VAT</th>
          </tr>
        </thead>
        <tbody>
          {facts.rows.map((row, at) => (
            <tr
              // biome-ignore lint/suspicious/noArrayIndexKey: a row of an invoice never moves
              key={at}
            >
              <td>{row.sku}</td>
              <td>{row.what}</td>
              <td>{row.pieces}</td>
              <td>{row.beforeVat}</td>
              <td>{row.vat}</td>
              <td>{row.total}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.totals}>
        <div>
          <dt>Before VAT</dt>
          <dd>{facts.beforeVat}</dd>
        </div>
        <div>
          <dt>VAT, 15%</dt>
          <dd>{facts.vat}</dd>
        </div>
        <div>
          <dt>Total, paid</dt>
          <dd>{facts.total}</dd>
        </div>
      </dl>
      <p className={styles.fine}>{facts.fine}</p>
      <footer>
        <p>{facts.foot}</p>
        <p className="num">1 of 1</p>
      </footer>
    </article>
  )
}
