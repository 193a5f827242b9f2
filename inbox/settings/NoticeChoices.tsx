import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { NoticeTimes } from '../../domain/inbox/api/session.ts'
import { NOTICE_TIMES, type NoticeTime } from '../../domain/inbox/events/kinds.ts'
import { Choice, Fault } from '../../ui/Field.tsx'
import { useApi } from '../state/api-context.tsx'
import { errorText } from '../state/fault.ts'
import { useSession } from '../state/session.ts'

const QUESTIONS: ReadonlyArray<[about: keyof NoticeTimes, label: string]> = [
  ['assigned', 'Mail me when an enquiry is assigned to me'],
  ['late', 'Mail me when an enquiry is late'],
]
const TIME_WORDS: Readonly<Record<NoticeTime, string>> = {
  'at-once': 'At once',
  morning: 'Once a morning',
  off: 'Never',
}

/** When the current person is mailed about enquiries, on every device. */
export function NoticeChoices() {
  const api = useApi()
  const client = useQueryClient()
  const { me } = useSession()
  const change = useMutation({
    mutationFn: (times: NoticeTimes) => api.setNotices(times),
    onSettled: () => client.invalidateQueries({ queryKey: ['session'] }),
  })
  const times = change.isPending ? change.variables : me.notices
  return (
    <>
      {QUESTIONS.map(([about, label]) => (
        <Choice
          key={about}
          label={label}
          value={times[about]}
          options={NOTICE_TIMES.map((time) => [time, TIME_WORDS[time]] as const)}
          onPick={(time) => change.mutate({ ...times, [about]: time })}
        />
      ))}
      <Fault words={change.isError ? errorText(change.error) : null} />
    </>
  )
}
