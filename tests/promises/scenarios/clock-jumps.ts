import { storedFigures } from '../database-file.ts'
import { type Enquiry, newEnquiry, sendEnquiry } from '../enquiries.ts'
import { exactly, type Scenario } from '../scenario.ts'

const HOUR_MS = 3_600_000
/** The clock's offsets, in hours from now: ahead by a day, then back, then an hour behind. */
const JUMPS = [24, 0, -1]
const ENQUIRIES_PER_JUMP = 20
/** The form limit of one email address in ten minutes. */
const PER_EMAIL = 10

/** The machine's clock is set forward, then back. */
export const clockJumps: Scenario = {
  id: 'R10',
  promise: 'A clock that jumps forward and back causes no loss, duplicate or refusal',
  isQuick: false,
  isTimed: false,
  control: {
    file: 'server/enquiries/submit.ts',
    find: 'untilMs: nowMs + MAX_CLOCK_SKEW_MS,',
    replace: 'untilMs: Number.MAX_SAFE_INTEGER,',
  },
  run: async (context) => {
    const nowMs = Date.now()
    const server = await context.server({ SUBMISSIONS_PER_10_MINUTES: '1000' })
    const accepted: Array<Enquiry> = []
    let refusedCount = 0
    for (const [round, hours] of JUMPS.entries()) {
      await server.restartAt(new Date(nowMs + hours * HOUR_MS).toISOString())
      const crowd = { atOnce: 4, first: round * ENQUIRIES_PER_JUMP, maxEnquiries: ENQUIRIES_PER_JUMP }
      const visitors = context.visitors(() => server.port, crowd)
      await visitors.ended
      const fromOneVisitor = await sendFromOneVisitor(server.port, round)
      refusedCount += PER_EMAIL - fromOneVisitor.length
      accepted.push(...visitors.accepted, ...fromOneVisitor)
    }
    await server.kill()
    return [
      exactly('accepted', accepted.length, JUMPS.length * (ENQUIRIES_PER_JUMP + PER_EMAIL)),
      exactly('refused for their email address', refusedCount, 0),
      ...storedFigures(server.dataDir, accepted),
    ]
  },
}

/** Sends as many forms as one address may. Resolves to the accepted ones. */
async function sendFromOneVisitor(port: number, round: number): Promise<Array<Enquiry>> {
  const accepted: Array<Enquiry> = []
  for (let index = 0; index < PER_EMAIL; index += 1) {
    const message = `The same visitor again, ${round}.${index}`
    const enquiry = { ...newEnquiry(0), email: 'one@example.co.za', message }
    if ((await sendEnquiry(port, enquiry)) === 200) accepted.push(enquiry)
  }
  return accepted
}
