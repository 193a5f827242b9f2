import type { Scenario } from './scenario.ts'
import { anyRequest } from './scenarios/network/any-request.ts'
import { cookies, protectiveHeaders } from './scenarios/network/headers.ts'
import {
  forgedAddresses,
  officeOfMany,
  onePersonsAddress,
  visitorsBehindProxy,
} from './scenarios/network/limits.ts'
import { generatedBodies, rawRequests, wrongBodies } from './scenarios/network/malformed.ts'
import { fromOtherSites } from './scenarios/network/origin.ts'
import { fiftyConnections, thousandConnections } from './scenarios/network/overload.ts'
import { noOpenRedirect } from './scenarios/network/redirects.ts'
import { bounds, slowAttackers } from './scenarios/network/slow.ts'

/** Behaviour of strangers over the network. */
export const NETWORK_SCENARIOS: ReadonlyArray<Scenario> = [
  fiftyConnections,
  thousandConnections,
  slowAttackers,
  bounds,
  wrongBodies,
  rawRequests,
  generatedBodies,
  anyRequest,
  forgedAddresses,
  visitorsBehindProxy,
  officeOfMany,
  onePersonsAddress,
  protectiveHeaders,
  cookies,
  fromOtherSites,
  noOpenRedirect,
]
