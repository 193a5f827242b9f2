import { plainForm, statusOf } from '../ask.ts'
import { contactFields } from '../attack/contact-form.ts'
import { storedRecords } from '../database-file.ts'
import { newEnquiry, sendEnquiry } from '../enquiries.ts'
import { exactly, type Scenario } from '../scenario.ts'

const CLICKS = 10
const VISITORS = { quick: 5, full: 30 }

/** Visitors press the button ten times at once, with script and without. */
export const parallelClicks: Scenario = {
  id: 'R7',
  promise: 'Ten clicks at once are one enquiry, with script and without',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/enquiries/submit.ts',
    find: 'const [key, ...earlierKeys] = keysOf(submission, nowMs)',
    replace: 'const [key, ...earlierKeys] = [newPostId(nowMs)]',
  },
  run: async (context) => {
    const server = await context.server()
    const visitors = context.isQuick ? VISITORS.quick : VISITORS.full
    const answers: Array<number | null> = []
    for (let index = 0; index < visitors; index += 1) {
      const enquiry = newEnquiry(index)
      answers.push(...(await atOnce(() => sendEnquiry(server.port, enquiry))))
      answers.push(...(await atOnce(() => sendPlain(server.port, `plain-${index}@example.co.za`))))
    }
    await server.kill()
    return [
      exactly(
        'clicks accepted',
        answers.filter((status) => status === 200 || status === 303).length,
        2 * CLICKS * visitors,
      ),
      exactly('enquiries stored', storedRecords(server.dataDir).length, 2 * visitors),
    ]
  },
}

function atOnce(send: () => Promise<number | null>): Promise<Array<number | null>> {
  return Promise.all(Array.from({ length: CLICKS }, send))
}

function sendPlain(port: number, email: string): Promise<number> {
  return statusOf(port, '/contact-us', plainForm(contactFields(email)))
}
