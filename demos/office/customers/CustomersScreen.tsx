import { useState } from 'react'
import { Link, useSearch } from 'wouter'
import type { CalendarDate } from '../../../domain/calendar/calendar.ts'
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
import { CustomerDetails } from './CustomerDetails.tsx'
import styles from './Customers.module.css'

/** The customers, and the details of one of them. */
export function CustomersScreen() {
  const { state, now } = useOffice()
  const [searchText, setSearchText] = useState('')
  const requestedOrder = Number(new URLSearchParams(useSearch()).get('of'))
  const customers = customersOf(state)
  const openCustomer =
    customers.find(({ orders }) => orders.some(({ number }) => number === requestedOrder)) ?? customers[0]
  const nowDate = new Date(now)
  useTitle(requestedOrder > 0 && openCustomer ? openCustomer.address.name : 'Customers')
  return (
    <>
      <ScreenHead
        title="Customers"
        note={
          <>
            <b>{figuresOf(state, nowDate).buyers}</b> people bought,{' '}
            {periodOf(state, nowDate).words.toLowerCase().replace(/^n/, 'N')}
          </>
        }
      />
      <div className={`split ${styles.screen}`}>
        <div className="stack gap-3">
          <SearchField
            shortcut="/"
            label="Search customers"
            placeholder="Name, place or mobile"
            value={searchText}
            onType={setSearchText}
          />
          <CustomerList
            customers={customers.filter((customer) => isMatch(customer, searchText))}
            openCustomer={openCustomer ?? null}
            today={dayOf(now)}
          />
        </div>
        {openCustomer && (
          <CustomerDetails customer={openCustomer} onDownload={() => downloadCustomer(openCustomer)} />
        )}
      </div>
    </>
  )
}

function isMatch({ address: { name, suburb, mobile } }: Customer, typedText: string): boolean {
  const searchText = typedText.trim().toLowerCase()
  return [name, suburb, mobile, mobile.replace(/\s/g, '')].some((field) =>
    field.toLowerCase().includes(searchText),
  )
}

function downloadCustomer({ address, orders }: Customer): void {
  const { name, email, mobile, street, suburb, postcode } = address
  const addressRows = Object.entries({ name, email, mobile, street, suburb, postcode })
  const orderRows = orders.map((order) => ['order', orderLine(order).join(' ')])
  downloadCsv('customer.csv', ['field', 'value'], [...addressRows, ...orderRows])
}

type Props = {
  customers: ReadonlyArray<Customer>
  openCustomer: Customer | null
  today: CalendarDate
}

/** The list of customers, newest first. */
function CustomerList({ customers, openCustomer, today }: Props) {
  return (
    <Panel isFlush>
      <ul className={styles.list}>
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
                  {counted(customer.orderCount, 'order')}, {whenWords(customer.lastDay, today)}
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
