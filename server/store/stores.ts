import { firebaseDriver } from './firebase/driver.ts'
import { postgresDriver } from './postgres/driver.ts'
import { embeddedStore } from './sqlite/driver.ts'
import type { ChosenStore, Environment, StoreDriver } from './store-driver.ts'

/** The stores that DATABASE_URL can name. A new one is a folder with a driver, and an entry in this list. */
const DRIVERS: ReadonlyArray<StoreDriver> = [postgresDriver, firebaseDriver]

const URL_RULE = `must be ${DRIVERS.map(({ example }) => example).join(' or ')}`

/** The variables of all stores, for the schema of the environment. */
export const storeVariables = Object.fromEntries(
  DRIVERS.flatMap(({ variables }) => Object.entries(variables)),
)

/** Reports of enquiries that a hosted service has not accepted yet. */
export const deliveries = DRIVERS.flatMap(({ delivery }) => delivery ?? [])

/** The fault of DATABASE_URL, null if valid. Its value is never repeated, because it contains a password. */
export function databaseUrlFault(url: string): string | null {
  const driver = driverOf(url)
  const fault = driver ? driver.addressFault(url) : ''
  if (fault === null) return null
  return `${[fault, URL_RULE].filter(Boolean).join(': ')}; left out, the data is kept in DATA_DIR`
}

/** Conflicts between the variables of all stores that are valid individually: 'NAME: sentence'. */
export function storeFaults(environment: Environment): Array<string> {
  return DRIVERS.flatMap(({ faults }) => faults(environment))
}

/** The store that a valid environment names; without DATABASE_URL the embedded one. */
export function chooseStore(environment: Environment): ChosenStore {
  const { DATABASE_URL: url } = environment
  return (url !== undefined && driverOf(url)?.at(url, environment)) || embeddedStore
}

function driverOf(url: string): StoreDriver | undefined {
  const [scheme = ''] = url.split('://')
  return DRIVERS.find(({ schemes }) => schemes.includes(scheme))
}
