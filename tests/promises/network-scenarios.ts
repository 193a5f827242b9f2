import type { Scenario } from './scenario.ts'
import { anyRequest } from './scenarios/network/any-request.ts'
import { protectiveHeaders } from './scenarios/network/headers.ts'
import { forgedAddresses, officeOfMany, visitorsBehindProxy } from './scenarios/network/limits.ts'
import { generatedBodies, rawRequests, wrongBodies } from './scenarios/network/malformed.ts'
import { fromOtherSites } from './scenarios/network/origin.ts'
import { fiftyConnections, thousandConnections } from './scenarios/network/overload.ts'
import { noOpenRedirect } from './scenarios/network/redirects.ts'
import { bounds, slowAttackers } from './scenarios/network/slow.ts'

/** Promises about strangers' requests. */
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
  protectiveHeaders,
  fromOtherSites,
  noOpenRedirect,
]
