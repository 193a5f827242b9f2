import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PAGE, statusOf } from '../ask.ts'
import { exactly, type Scenario } from '../scenario.ts'
import { AUDIENCE, siteOwner, sitePage } from '../site-owner.ts'
import { makeSmallDisk } from '../small-disk.ts'
import { until } from '../until.ts'

/** In the quick run too small for a build to begin. */
const DISK_MB = { quick: 24, full: 500 }
const WORDS = 'For readers of a full disk'

/** The disk fills up while an owner publishes, and is then freed again. */
export const publishDiskFull: Scenario = {
  id: 'W2',
  promise: 'On a full disk publishing is refused with the reason, and the site and its changes stay',
  isQuick: true,
  isTimed: false,
  control: {
    file: 'server/website/build-outcome.ts',
    find: 'The build was stopped: the server’s disk is full.',
    replace: 'The build was stopped.',
  },
  run: async (context) => {
    const { isQuick } = context
    const disk = await makeSmallDisk(context, isQuick ? DISK_MB.quick : DISK_MB.full)
    const server = await context.server({}, { dataDir: disk.dataDir })
    const owner = await siteOwner(server)
    const homeOf = async () => (await sitePage(server.port, '/')).html
    const before = await homeOf()
    await owner.write(AUDIENCE, WORDS)
    await owner.check()
    if (isQuick) await owner.untilChecked()
    else await sleep(context.random.between(2_000, 6_000))
    disk.fill()
    const written = await owner.write(AUDIENCE, 'For nobody')
    const page = await statusOf(server.port, '/about-us', PAGE)
    await until(async () => !(await entriesOf(disk.dataDir)).some((name) => name.endsWith('.part')))
    disk.free()
    const [fault] = (await owner.untilChecked())?.report.faults ?? []
    const { changes } = await owner.website()
    const figures = [
      exactly(`refused for the disk: ${fault?.sentence}`, fault?.sentence.includes('disk is') ? 1 : 0, 1),
      exactly('status of a change while it is full', written, 503),
      exactly('status of a page', page, 200),
      exactly('changes kept', changes.filter(({ value }) => value === WORDS).length, 1),
      exactly('the site is as before', (await homeOf()) === before ? 1 : 0, 1),
    ]
    if (isQuick) return figures
    const number = await owner.check()
    await owner.untilChecked()
    await owner.publish(number)
    const isPublished = async () => (await homeOf()).includes(WORDS)
    await until(isPublished) // some seconds later on a busy machine
    return [...figures, exactly('published once there is space', (await isPublished()) ? 1 : 0, 1)]
  },
}

function entriesOf(dataDir: string): Promise<Array<string>> {
  return readdir(join(dataDir, 'builds')).catch(() => [])
}
