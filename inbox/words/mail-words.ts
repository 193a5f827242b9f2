import type { MailState } from '../../domain/inbox/api/session.ts'

/** One line on how mail stands, on every page. */
export function mailLine({ way, waiting, failed, trouble }: MailState): string {
  if (way === 'folder') return 'Mail does not leave this machine: no SMTP server is set.'
  if (failed > 0) return `${failed === 1 ? '1 mail was' : `${failed} mails were`} not delivered.`
  if (waiting === 0) return 'Mail is going out. Nothing waits.'
  const waits = waiting === 1 ? '1 mail waits' : `${waiting} mails wait`
  return trouble ? `${waits}: ${trouble}` : `Mail is going out. ${waits}.`
}
