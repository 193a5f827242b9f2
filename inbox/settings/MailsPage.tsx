import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { dateAndTime } from '../../domain/calendar/day-words.ts'
import { mailLine } from '../../domain/inbox/words/delivery.ts'
import { enquiryName } from '../../domain/inbox/words/names.ts'
import { Button, Buttons } from '../../ui/Button.tsx'
import { Fault } from '../../ui/Field.tsx'
import { Table } from '../../ui/Table.tsx'
import { LoadError } from '../frame/LoadError.tsx'
import { PageBody, PageHeader } from '../frame/Page.tsx'
import { useSettingsAction } from '../frame/settings-action.ts'
import { useApi } from '../state/api-context.tsx'
import { queries } from '../state/queries.ts'
import { useTitle } from '../state/title.ts'
import { HeadedSection } from '../ui/layout.tsx'
import { TableHead } from '../ui/TableHead.tsx'

const STATES = { waiting: 'Waiting', failed: 'Not delivered', folder: 'In the folder' } as const

/** Mails that wait, have failed, or were saved in the folder, without their text. */
export function MailsPage() {
  const api = useApi()
  const { data, error } = useQuery(queries.mails(api))
  const { data: day } = useQuery(queries.day(api))
  const { act, fault, isBusy } = useSettingsAction(['mails', 'day', 'session'])
  useTitle('Mail')
  return (
    <>
      <PageHeader heading="Mail" below={day && mailLine(day.mail)} />
      <PageBody>
        {error && <LoadError error={error} />}
        <Fault words={fault} />
        {data && data.mails.filter(({ state }) => state === 'failed').length > 1 && (
          <Buttons>
            <Button
              disabled={isBusy}
              onClick={() => void act(api.resendFailedMails, 'All that can go is sent again.')}
            >
              Send all failed again
            </Button>
          </Buttons>
        )}
        {data?.mails.length === 0 && <p>Nothing waits, and nothing failed.</p>}
        {data && data.mails.length > 0 && (
          <HeadedSection>
            <Table isCards label="Mails">
              <TableHead columns={['Mail', 'State', 'Since', 'What the server said']} />
              <tbody>
                {data.mails.map(({ outboxId, kind, enquiry, state, at, words: answer }) => (
                  <tr key={outboxId}>
                    <th scope="row">
                      {kind}
                      {enquiry !== null && (
                        <>
                          {' '}
                          <Link to="/e/$number" params={{ number: enquiry }}>
                            {enquiryName(enquiry)}
                          </Link>
                        </>
                      )}
                    </th>
                    <td>{STATES[state]}</td>
                    <td>{dateAndTime(at)}</td>
                    <td data-wide>{answer}</td>
                    <td className="at-end">
                      {state === 'failed' && (
                        <Buttons>
                          <Button
                            disabled={isBusy}
                            onClick={() => void act(() => api.resendMail(outboxId), `${kind} is sent again.`)}
                          >
                            Send again
                          </Button>
                          <Button
                            kind="plain"
                            disabled={isBusy}
                            onClick={() =>
                              void act(() => api.putMailAside(outboxId), `${kind} is put aside.`)
                            }
                          >
                            Put aside
                          </Button>
                        </Buttons>
                      )}
                    </td>
                  </tr>
                ))}
              </tbody>
            </Table>
          </HeadedSection>
        )}
      </PageBody>
    </>
  )
}
