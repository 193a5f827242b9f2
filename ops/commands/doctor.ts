// Checks that a running site has everything it needs, and says what to do otherwise: npm run --silent doctor
import { readConfig } from '../../server/config.ts'
import { loadContent } from '../../server/content.ts'
import { runCommand } from '../../server/errors.ts'
import { certificateExpiry } from '../../server/inbox/watch/certificate.ts'
import { examine } from '../../server/inbox/watch/doctor.ts'
import type { Finding } from '../../server/inbox/watch/doctor-checks.ts'
import { smtpTransport } from '../../server/mail/smtp-transport.ts'

const MARKS: Record<Finding['state'], string> = { good: 'ok  ', advice: 'note', bad: 'BAD ' }

await runCommand(run)

async function run(): Promise<number> {
  const config = readConfig(process.env)
  const { smtp } = config.mail
  const transport = smtp && smtpTransport(smtp, () => {})
  try {
    const findings = await examine({
      config,
      transport,
      certificateExpiry,
      content: await loadContent(),
      now: () => new Date(),
      openStores: () => config.storage.open(config.dataDir, { mustExist: true }),
    })
    for (const finding of findings) console.log(linesOf(finding))
    return findings.some(({ state }) => state === 'bad') ? 1 : 0
  } finally {
    transport?.close()
  }
}

function linesOf({ what, state, sentence, todo }: Finding): string {
  const line = `${MARKS[state]}  ${what}: ${sentence}`
  return todo === undefined ? line : `${line}\n      ${todo}`
}
