import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import { dayOf } from '../../../domain/calendar/time-of-day.ts'
import { formatRand } from '../../../domain/money/money.ts'
import { counted } from '../../../domain/wording.ts'
import { SearchField } from '../../../ui/SearchField.tsx'
import { officeAddresses } from '../../addresses.ts'
import { type Customer, customersOf } from '../../shop/customers.ts'
import { whenWords } from '../../shop/day-words.ts'
import { figuresOf, periodOf } from '../../shop/figures.ts'
import { downloadCsv, orderLine } from '../csv/write-csv.ts'
import { useOffice, useTitle } from '../frame/office.ts'
import { Panel } from '../ui/Panel.tsx'
import { ScreenHead } from '../ui/ScreenHead.tsx'
import styles from './Customers.module.css'
import { OneCustomer } from './OneCustomer.tsx'

/** The customers, and the details of one of them. */
export function CustomersScreen() {
  const { state, now } = useOffice()
  const [words, setWords] = useState('')
  const requestedOrder = Number(new URLSearchParams(useSearch()).get('of'))
  const customers = customersOf(state)
  const openCustomer =
    customers.find(({ orders }) => orders.some(({ number }) => number === requestedOrder)) ?? customers[0]
  const today = dayOf(now)
  const moment = new Date(now)
  useTitle(requestedOrder > 0 && openCustomer ? openCustomer.address.name : 'Customers')
  return (
    <>
      <ScreenHead
        title="Customers"
        note={
          <>
            <b>{figuresOf(state, moment).buyers}</b> people bought,{' '}
            {periodOf(state, moment).words.toLowerCase().replace(/^n/, 'N')}
          </>
        }
      />
      <div className={`split ${styles.people}`}>
        <div className="stack gap-3">
          <SearchField
            shortcut="/"
            label="Search customers"
            placeholder="Name, place or mobile"
            value={words}
            onType={setWords}
          />
          <CustomerList
            customers={customers.filter((customer) => isCalled(customer, words))}
            open={openCustomer ?? null}
            whenOf={({ lastDay }) => whenWords(lastDay, today)}
          />
        </div>
        {openCustomer && <OneCustomer customer={openCustomer} onFile={() => saveCustomer(openCustomer)} />}
      </div>
    </>
  )
}

function isCalled({ address: { name, suburb, mobile } }: Customer, words: string): boolean {
  const searchText = words.trim().toLowerCase()
  return [name, suburb, mobile, mobile.replace(/\s/g, '')].some((field) =>
    field.toLowerCase().includes(searchText),
  )
}

function saveCustomer({ address, orders }: Customer): void {
  const { name, email, mobile, street, suburb, postcode } = address
  const facts = Object.entries({ name, email, mobile, street, suburb, postcode })
  const lines = orders.map((order) => ['order', orderLine(order).join(' ')])
  downloadCsv('customer.csv', ['field', 'value'], [...facts, ...lines])
}

type Props = {
  customers: ReadonlyArray<Customer>
  /** The open customer. */
  open: Customer | null
  whenOf: (customer: Customer) => string
}

/** The list of customers, newest first. */
export function CustomerList({ customers, open: openCustomer, whenOf }: Props) {
  return (
    <Panel isFlush>
      <ul className={styles.folk}>
        {customers.map((customer) => {
          const { name, suburb, email } = customer.address
          return (
            <li key={email}>
              <Link
                href={officeAddresses.customer(customer.firstOrder)}
                aria-current={customer === openCustomer ? 'true' : undefined}
              >
                <b>{name}</b>
                <span className={styles.sum}>{formatRand(customer.boughtCents)}</span>
                <span>{suburb}</span>
                <span className={styles.when}>
                  {counted(customer.orderCount, 'order')}, {whenOf(customer)}
                </span>
              </Link>
            </li>
          )
        })}
      </ul>
      {customers.length === 0 && <p className={styles.none}>Nobody is called that.</p>}
    </Panel>
  )
}
