import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { weekdayAndDate } from '../../domain/calendar/day-words.ts'
import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Receipt as ErasureReceipt, PersonOverview } from '../../domain/inbox/api/person.ts'
import { mayDo } from '../../domain/inbox/permissions.ts'
import { Button, Buttons, buttonLook } from '../../ui/Button.tsx'
import { downloadFile } from '../../ui/download-file.ts'
import { Fault } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Table } from '../../ui/Table.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useDownload } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useSession } from '../state/session.ts'
import { useTitle } from '../state/title.ts'
import { Card, Columns, HeadedSection } from '../ui/layout.tsx'
import { EraseForm } from './EraseForm.tsx'
import styles from './PersonPage.module.css'

/** All data that is stored under one address; owners may export and erase it. */
export function PersonPage() {
  const { key } = useParams({ from: '/frame/person/$key' })
  const api = useApi()
  const { me } = useSession()
  const { data, error } = useQuery(queries.person(api, key))
  const [receipt, setReceipt] = useState<ErasureReceipt | null>(null)
  const { download, fault } = useDownload()
  useTitle(receipt ? 'Erased' : (data?.email ?? 'Everything we hold'))
  const isOwner = mayDo('erase-person', me.role)
  if (receipt) {
    return (
      <>
        <PageHeader heading="Erased" />
        <PageBody>
          <Receipt receipt={receipt} />
        </PageBody>
      </>
    )
  }
  return (
    <>
      <PageHeader
        heading={data?.email ?? 'Everything we hold'}
        below={data && 'Everything we hold about this address.'}
        buttons={
          isOwner &&
          data && (
            <>
              <Button onClick={() => void download('everything-we-hold.json', () => api.exportPerson(key))}>
                <Icon path={icons.download} />
                Export as a file
              </Button>
              <a {...buttonLook({})} href="#erase">
                <Icon path={icons.bin} />
                Erase
              </a>
            </>
          )
        }
      />
      <PageBody>
        {error && <LoadError error={error} />}
        <Fault words={fault} />
        {data && (
          <Columns kind="wide-narrow">
            <StoredDataTable person={data} />
            {isOwner ? (
              <EraseForm person={data} onErased={setReceipt} />
            ) : (
              <p>Only an owner may export or erase.</p>
            )}
          </Columns>
        )}
      </PageBody>
    </>
  )
}

/** The kinds of stored data, with counts. */
function StoredDataTable({ person: { holdings, backupDays } }: { person: PersonOverview }) {
  return (
    <HeadedSection>
      <h2>What there is</h2>
      <Table className={styles.holdings} label="What there is">
        <tbody>
          {holdings.map(({ what, details }) => (
            <tr key={what}>
              <th scope="row">
                <b>{what}</b>
              </th>
              <td className="muted">{details}</td>
            </tr>
          ))}
        </tbody>
      </Table>
      <p>
        Not here: visits. They are counted without a person. Backups are overwritten after {backupDays} days;
        an erased person is erased again after every restore.
      </p>
    </HeadedSection>
  )
}

/** The receipt of an erasure, without name or address. */
function Receipt({ receipt: { receipt, at, by, erased } }: { receipt: ErasureReceipt }) {
  const timeInWords = `${weekdayAndDate(dayOf(at))} ${dayOf(at).slice(0, 4)}, ${timeOfDay(at)}`
  return (
    <Card>
      <h3>Receipt</h3>
      <p className="number">
        <b>{receipt}</b>
        <br />
        {timeInWords}, by {by}
      </p>
      <p className="muted">
        {erased} erased. The receipt holds no name and no address, only a seal by which we can prove that this
        address was meant.
      </p>
      <Buttons>
        <Button
          onClick={() =>
            downloadFile(
              `${receipt}.txt`,
              new Blob([`${receipt}\n${timeInWords}, by ${by}\n${erased} erased.\n`]),
            )
          }
        >
          <Icon path={icons.download} />
          Keep the receipt
        </Button>
      </Buttons>
    </Card>
  )
}
