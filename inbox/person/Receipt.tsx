import { dayOf, timeOfDay } from '../../domain/calendar/time-of-day.ts'
import type { Receipt as ReceiptOf } from '../../domain/inbox/api/person.ts'
import { weekdayAndDate } from '../../domain/inbox/words/days.ts'
import { downloadFile } from '../../ui/download-file.ts'
import words from '../styles/words.module.css'
import { Buttons, button } from '../ui/Buttons.tsx'
import { Icon } from '../ui/Icon.tsx'
import { Card } from '../ui/layout.tsx'

/** The receipt of an erasure: no name and no address. */
export function Receipt({ receipt: { receipt, at, by, erased } }: { receipt: ReceiptOf }) {
  const when = `${weekdayAndDate(dayOf(at))} ${dayOf(at).slice(0, 4)}, ${timeOfDay(at)}`
  return (
    <Card>
      <h3>Receipt</h3>
      <p className={words.num}>
        <b>{receipt}</b>
        <br />
        {when}, by {by}
      </p>
      <p className={words.muted}>
        {erased} erased. The receipt holds no name and no address, only a seal by which we can prove that this
        address was meant.
      </p>
      <Buttons>
        <button
          type="button"
          className={button()}
          onClick={() =>
            downloadFile(`${receipt}.txt`, new Blob([`${receipt}\n${when}, by ${by}\n${erased} erased.\n`]))
          }
        >
          <Icon name="download" />
          Keep the receipt
        </button>
      </Buttons>
    </Card>
  )
}
