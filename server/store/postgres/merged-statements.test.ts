import { expect, test } from 'vitest'
import { isInsertAlone, mergeStatements } from './merged-statements.ts'

const INSERT = 'INSERT INTO drafts (staff, post_id, text) VALUES (?, ?, ?)'
const ROWS = [
  ['ann', 'p1', null],
  ['ann', 'p2', null],
]

test('rows of one text are one INSERT, and what is NULL in all of them stays NULL of the column’s own type', () => {
  const merged = mergeStatements(INSERT, ROWS)
  expect(merged?.sql).toBe(
    'INSERT INTO drafts (staff, post_id, text) SELECT given.column1, given.column2, NULL FROM unnest($1::text[], $2::text[]) AS given (column1, column2)',
  )
  expect(merged?.params).toEqual([
    ['ann', 'ann'],
    ['p1', 'p2'],
  ])
  expect(merged?.rowsOfEach([])).toEqual([[], []])
})

test('an INSERT of one text has one name, by which a connection keeps its plan, and what looks for rows has none', () => {
  const name = mergeStatements(INSERT, ROWS)?.name
  expect(name).toBe(mergeStatements(INSERT, [...ROWS, ['ann', 'p3', null]])?.name)
  expect(name).not.toBe(mergeStatements(INSERT, [...ROWS, ['ann', 'p3', 'with a text']])?.name)
  expect(mergeStatements('SELECT 1 FROM drafts WHERE staff = ?', [['ann'], ['ben']])).not.toHaveProperty(
    'name',
  )
})

test('a row that an INSERT returns is told by a column that it set, and one that stood already has none', () => {
  const merged = mergeStatements(`${INSERT} ON CONFLICT DO NOTHING RETURNING id, post_id`, ROWS)
  expect(merged?.rowsOfEach([{ id: 7, post_id: 'p2' }])).toEqual([[], [{ id: 7, post_id: 'p2' }]])
  expect(() => merged?.rowsOfEach([{ id: 7, post_id: 'of a trigger' }])).toThrow('another post_id')
})

test.each([
  ['rows that nothing tells apart', `${INSERT} RETURNING staff`, ROWS],
  ['rows of which only the database knows the number', `${INSERT} RETURNING id`, ROWS],
  ['rows that may change the same one', `${INSERT} ON CONFLICT (staff) DO UPDATE SET text = ''`, ROWS],
  ['an INSERT with values elsewhere', `${INSERT} ON CONFLICT DO NOTHING RETURNING ?`, ROWS],
  ['an UPDATE', 'UPDATE drafts SET text = ? WHERE staff = ?', ROWS],
  ['a SELECT that locks', 'SELECT 1 FROM drafts WHERE staff = ? FOR UPDATE', ROWS],
  ['texts and numbers by turns', 'SELECT 1 FROM drafts WHERE staff = ?', [['ann'], [1]]],
  ['fractions', 'SELECT 1 FROM drafts WHERE staff = ?', [[1.5], [2]]],
])('%s are left as they are', (_what, sql, rows) => {
  expect(mergeStatements(sql, rows)).toBeNull()
})

test('what all ask alike is asked once, and else by a join that says whose each row is', () => {
  const sql = 'SELECT value FROM settings WHERE key = ?'
  const alike = mergeStatements(sql, [['a'], ['a']])
  expect([alike?.sql, alike?.params]).toEqual(['SELECT value FROM settings WHERE key = $1', ['a']])
  expect(alike?.rowsOfEach([{ value: '1' }])).toEqual([[{ value: '1' }], [{ value: '1' }]])
  const apart = mergeStatements(sql, [['a'], ['b'], ['c']])
  expect(apart?.sql.replaceAll(/\s+/g, ' ')).toBe(
    'SELECT given.place AS place_of_given, found.* FROM unnest($1::text[]) WITH ORDINALITY AS given (column1, place) CROSS JOIN LATERAL (SELECT value FROM settings WHERE key = given.column1) AS found',
  )
  const rows = [
    { place_of_given: 3, value: '3' },
    { place_of_given: 1, value: '1' },
  ]
  expect(apart?.rowsOfEach(rows).map((own) => own.map(({ value }) => value))).toEqual([['1'], [], ['3']])
})

test('only an INSERT of its own values that answers nothing may be put off', () => {
  expect(isInsertAlone(INSERT)).toBe(true)
  expect(isInsertAlone(`${INSERT} RETURNING id`)).toBe(false)
  expect(isInsertAlone(`${INSERT} RETURNING "postId"`)).toBe(false)
  expect(isInsertAlone("INSERT INTO drafts (staff, text) VALUES (?, 'x')")).toBe(false)
  expect(isInsertAlone('DELETE FROM drafts WHERE staff = ?')).toBe(false)
})
