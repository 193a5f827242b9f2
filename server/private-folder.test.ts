import { randomUUID } from 'node:crypto'
import { chmodSync, chownSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { restrictDataFolder } from './private-folder.ts'
import { temporaryFolder } from './store/testing/temporary-folder.ts'

const NOBODY = 65_534
const inFolder = temporaryFolder()
const modeOf = (path: string) => (statSync(path).mode & 0o7777).toString(8)

function folder(mode: number, files: ReadonlyArray<string> = []): string {
  const path = inFolder(randomUUID())
  mkdirSync(path)
  for (const file of files) {
    writeFileSync(join(path, file), '')
    chmodSync(join(path, file), 0o644)
  }
  chmodSync(path, mode)
  return path
}

test('a path that cannot be a folder is refused by the name of the setting', () => {
  const file = inFolder(randomUUID())
  writeFileSync(file, '')
  for (const path of [file, join(file, 'data')])
    expect(() => restrictDataFolder(path)).toThrow(`DATA_DIR, ${path}, cannot be used as a folder (E`)
})

test('a public folder with only our files becomes private, with every file in it', () => {
  const database = ['twelve-moons.db', 'twelve-moons.db-wal', 'twelve-moons.db-shm']
  const files = [...database, 'secret', 'audit-seal.json', 'audit-seal.json.4127.part', 'lost+found']
  const path = folder(0o755, files)
  const folders = ['backups', 'builds'].map((name) => join(path, name))
  for (const folder of folders) mkdirSync(folder, { mode: 0o755 })
  expect(restrictDataFolder(path)).toBeNull()
  expect([path, ...folders].map(modeOf)).toEqual(['700', '700', '700'])
  expect(files.map((file) => modeOf(join(path, file)))).toEqual([...Array(6).fill('600'), '644'])
})

test('a folder with files of others is unchanged, our files in it become private, and the log says so', () => {
  const path = folder(0o755, ['secret', 'holiday.jpg'])
  expect(restrictDataFolder(path)).toContain(`${path} is not the server's alone`)
  expect(['', 'secret', 'holiday.jpg'].map((name) => modeOf(join(path, name)))).toEqual(['755', '600', '644'])
})

test('a folder in which others could delete our files is refused; one like /tmp is not, and is unchanged', () => {
  const path = folder(0o777, ['holiday.jpg'])
  expect(() => restrictDataFolder(path)).toThrow(`chmod go-w '${path}'`)
  const tmp = folder(0o1777)
  expect(restrictDataFolder(tmp)).toContain("is not the server's alone")
  expect(modeOf(tmp)).toBe('1777')
})

test.each(['secret', 'erasures.jsonl', 'twelve-moons.db'])(
  'a folder in the place of a file is named: %s',
  (name) => {
    const path = folder(0o700)
    mkdirSync(join(path, name))
    expect(() => restrictDataFolder(path)).toThrow(
      `${join(path, name)} is a folder, and the server needs a file of this name`,
    )
  },
)

test.each(['mail', 'backups'])('a file in the place of a folder is reported: %s', (name) => {
  const path = folder(0o700, [name])
  expect(() => restrictDataFolder(path)).toThrow(
    `${join(path, name)} is no folder, and the server needs a folder of this name`,
  )
})

describe.skipIf(process.geteuid?.() !== 0)('files of another user', () => {
  /** Runs `work` as an ordinary user: these tests run as root. */
  function asNobody<Result>(work: () => Result): Result {
    process.seteuid?.(NOBODY)
    try {
      return work()
    } finally {
      process.seteuid?.(0)
    }
  }

  test('that are public are refused by name, with the command that fixes it', () => {
    const path = folder(0o777)
    chmodSync(inFolder('.'), 0o755)
    expect(() => asNobody(() => restrictDataFolder(path))).toThrow(
      `belongs to another user (0). Mend it as root: chown ${NOBODY} '${path}' && chmod 700 '${path}'`,
    )
  })

  test('that we cannot read are refused by the name of the setting', () => {
    const path = folder(0o700)
    chmodSync(inFolder('.'), 0o755)
    expect(() => asNobody(() => restrictDataFolder(path))).toThrow(`DATA_DIR, ${path}, cannot be used`)
  })

  test('that are public in our own folder are refused too', () => {
    const path = folder(0o700, ['secret'])
    chownSync(path, NOBODY, NOBODY)
    expect(() => asNobody(() => restrictDataFolder(path))).toThrow(`&& chmod 600 '${join(path, 'secret')}'`)
  })
})
