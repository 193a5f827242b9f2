import { execFile } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { promisify } from 'node:util'
import { SEEDED_ENQUIRIES } from '../../ops/seed/seed-store.ts'
import { clockEnvFrom } from '../../ops/setup/test-run/clock-env.mjs'
import { startSmtp } from '../../server/mail/testing/test-smtp.ts'
import { buildSite } from '../fixtures/built-site.ts'
import {
  createInboxTemplate,
  type InboxSite,
  MONDAY_10_24,
  sendForm,
  startInboxSite,
} from '../journeys/inbox-site.ts'
import { SiteServer } from '../journeys/site-server.ts'

/** Numbers of the enquiries that are sent after the seed data. */
export const NOMVULA = SEEDED_ENQUIRIES + 1
export const LONG = SEEDED_ENQUIRIES + 2
export const UNBROKEN = SEEDED_ENQUIRIES + 3
export const QUARANTINED = SEEDED_ENQUIRIES + 4
const NOTES = 4

export const NOMVULA_TYPED = {
  firstName: 'Nomvula',
  surname: 'Khoza',
  email: 'nomvula@khoza.example',
  category: 'Web development',
  message:
    'Sawubona. We are a hardware shop in Pinetown with about 2\u00a0300 lines of stock. Builders send us lists on WhatsApp all day and my daughter types them into Sage by hand.\n\nI did your calculator last night and twelve months would work for us. Two questions. Can you take our stock from Sage every evening? And can the shop be open before the builders are back on 11\u00a0January?\n\nSiyabonga, Nomvula Khoza',
  plan: 'v=2026-11-20&need=ecommerce&months=12&completed=2027-02-10&payDay=25&on=2026-11-20',
}
const AFRIKAANS =
  'Goeiedag. Ons streekskoolvervoerverenigingsbestuurskomitee vergader Donderdagaand en ek moet vir hulle een bladsy met die totaalbedrag bring. '
const LONG_TYPED = {
  firstName: 'Nomthandazo Ntombizodwa Zwelakhe-Mkhabela',
  surname: 'Janse van Rensburg-Oosthuizen Bezuidenhout',
  email: `${'amakhasimende.'.repeat(4)}ethu@sikolo-sezincwadi.example`,
  message: AFRIKAANS.repeat(30),
  plan: NOMVULA_TYPED.plan,
}
const UNBROKEN_TYPED = {
  firstName: 'Wolfeschlegelstein',
  surname: 'hausenbergerdorff'.repeat(3),
  email: 'wolfe@example.co.za',
  message: 'w'.repeat(4_000),
}

/** With the honeypot filled in. */
const QUARANTINED_TYPED = {
  firstName: 'Ayanda',
  surname: 'Zulu',
  email: 'ayanda@example.co.za',
  extraNote: 'Durban',
  message: 'We run a nursery school and want an app for parents.',
}

export type InboxServers = {
  /** With the enquiries of `npm run seed` and those above. */
  seeded: InboxSite
  /** Two colleagues, and no open enquiry. */
  empty: InboxSite
  /** Addresses with a token, by the placeholder paths of the shot list. */
  links: Readonly<Record<string, string>>
  remove: () => Promise<void>
}

export async function startInboxServers(): Promise<InboxServers> {
  await buildSite()
  const smtp = await startSmtp()
  const settings = {
    SMTP_URL: `smtp://127.0.0.1:${smtp.server.port}`,
    MAIL_FROM: 'hello@twelvemoons.example',
    NOTIFY: 'staff@twelvemoons.example',
  }
  const template = await createInboxTemplate()
  const empty = await startInboxSite(template)
  await seed(template.dataDir)
  const friday = await SiteServer.start(settings, {
    moment: '2026-11-20T09:05:00Z',
    dataDir: template.dataDir,
  })
  await sendForm(friday, NOMVULA_TYPED)
  await friday.stop()
  const seeded = await startInboxSite(template, settings)
  await seeded.enquire(LONG_TYPED)
  await seeded.enquire(UNBROKEN_TYPED)
  await seeded.enquire(QUARANTINED_TYPED)
  for (let index = 0; index < NOTES; index += 1) {
    const { version } = await seeded.detail(LONG)
    const words = index % 2 === 0 ? AFRIKAANS : AFRIKAANS.replaceAll(' ', '')
    await seeded.owner.ask('POST', `enquiries/${LONG}/facts`, { version, fact: { kind: 'note', words } })
  }
  const unstaffed = await SiteServer.start({}, { moment: MONDAY_10_24 })
  const invited = await empty.owner.ask('POST', 'people/invite', {
    email: 'sipho@twelvemoons.example',
    role: 'member',
  })
  const { personKey } = await seeded.detail(NOMVULA)
  return {
    seeded,
    empty,
    links: {
      '/inbox/first/token': unstaffed.url + pathOf(await unstaffed.firstOwnerLink()),
      '/inbox/invited/token': empty.site.url + pathOf(String(Reflect.get(Object(invited), 'link'))),
      '/inbox/person/key': `${seeded.site.url}/inbox/person/${personKey}`,
    },
    remove: async () => {
      await Promise.all([seeded.site.remove(), empty.site.remove(), unstaffed.remove()])
      await smtp.close()
      await rm(template.dataDir, { recursive: true })
    },
  }
}

/** Links contain the public address instead of this server's. */
function pathOf(link: string): string {
  return new URL(link).pathname
}

async function seed(dataDir: string): Promise<void> {
  const env = { ...process.env, ...clockEnvFrom(MONDAY_10_24), DATA_DIR: dataDir }
  await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', 'ops/commands/seed.ts'],
    { env },
  )
}
