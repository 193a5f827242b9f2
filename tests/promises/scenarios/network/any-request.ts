import fc from 'fast-check'
import { RECORD_SCHEMAS } from '../../../../domain/enquiry/record.ts'
import { ask } from '../../ask.ts'
import { storedRecords } from '../../database-file.ts'
import { none } from '../../none.ts'
import { atLeast, exactly, type Scenario } from '../../scenario.ts'
import { joinInbox } from '../../staff.ts'
import { generatedRequest } from './generated-requests.ts'

const REQUESTS = { quick: 300, full: 2_000 }

/** Arbitrary addresses, queries, headers and bodies, from a stranger or with a session. */
export const anyRequest: Scenario = {
  id: 'R14',
  promise: 'No generated request to any address, from strangers or staff, gets a 5xx response',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/inbox/requests/define-routes.ts',
    find: 'if (!parsed.success)\n    return sendRefused(reply, fieldErrorsRefusal(fieldErrorMessages(parsed.error, request.body)))',
    replace: '',
  },
  run: async (context) => {
    const server = await context.server()
    const { cookie } = await joinInbox(server)
    const numRuns = context.isQuick ? REQUESTS.quick : REQUESTS.full
    const requests = fc.sample(generatedRequest, { numRuns, seed: context.seed })
    const answers: Array<{ name: string; status: number }> = []
    for (const { path, isSignedIn, headers, ...rest } of requests) {
      const session: Record<string, string> = isSignedIn ? { cookie } : {}
      const { status } = await ask(server.port, path, { ...rest, headers: { ...headers, ...session } }).catch(
        NO_ANSWER,
      )
      answers.push({ name: `${rest.method} ${path} ${JSON.stringify(headers)} got ${status}`, status })
    }
    const faults = server
      .log()
      .split('\n')
      .filter((line) => line.includes('"level":50'))
      .map((line) => line.slice(line.indexOf('"err"')))
    return [
      none(
        '5xx, or no response',
        answers.filter(({ status }) => status >= 500 || status === 0).map(({ name }) => name),
      ),
      atLeast('different statuses', new Set(answers.map(({ status }) => status)).size, 5),
      none('faults in the log', faults),
      exactly('stored in part', storedRecords(server.dataDir).filter(isPartial).length, 0),
    ]
  },
}

const NO_ANSWER = () => ({ status: 0 })

function isPartial(record: unknown): boolean {
  return !Object.values(RECORD_SCHEMAS).some((schema) => schema.safeParse(record).success)
}
