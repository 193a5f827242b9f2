import type { ChosenStore, StoreDriver } from '../store-driver.ts'

const OWN_BACKUP = `The data is in PostgreSQL, which is backed up and checked with its own tools:
  pg_dump --format=custom --file=FILE "$DATABASE_URL"              backs up, while servers write
  runuser -u postgres -- createdb --owner=USER check               as root: makes a database to restore into
  pg_restore --exit-on-error --no-owner --dbname=ADDRESS FILE      restores into it: ADDRESS is DATABASE_URL with its name
Nothing was done.`

export const postgresDriver: StoreDriver = {
  schemes: ['postgres', 'postgresql'],
  example: 'postgres://user:password@host:5432/database',
  addressFault,
  variables: {},
  faults: () => [],
  at: (url): ChosenStore => ({
    kind: 'postgres',
    open: async (_dataDir, options = {}) => {
      // The client takes 5 % of a server's start, so only servers with PostgreSQL load it.
      const { openStores } = await import('./open-stores.ts')
      return openStores(url, options)
    },
    ownBackup: OWN_BACKUP,
    manualErasure: null,
    importNote: null,
  }),
}

/** Detects an unescaped / in the password: what follows would be taken for the database's name, and printed. */
function addressFault(address: string): string | null {
  const url = URL.parse(address)
  if (!url) return 'is no address that can be read: is the port a number, and every % followed by two digits?'
  const name = url.pathname.slice(1)
  if (name === '') return 'names no database'
  if (/[@:/]/.test(name)) return 'must have a / or @ in the password written as %2F or %40'
  return isEncoded(address) ? null : 'has a % that is not followed by two digits: write it as %25'
}

function isEncoded(text: string): boolean {
  try {
    decodeURIComponent(text)
    return true
  } catch {
    return false
  }
}
