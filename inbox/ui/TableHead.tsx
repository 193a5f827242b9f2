/** The header row of a table whose last column has buttons. */
export function TableHead({ columns }: { columns: ReadonlyArray<string> }) {
  return (
    <thead>
      <tr>
        {columns.map((column) => (
          <th key={column} scope="col">
            {column}
          </th>
        ))}
        <th scope="col">
          <span className="visually-hidden">What can be done</span>
        </th>
      </tr>
    </thead>
  )
}
