import { type AuditActionData, type AuditActionText, ENQUIRY_AUDIT_ACTIONS } from './enquiry-acts.ts'

/** Every audited action; those of sign-in and of people are here. `label` names the kind where acts are chosen by it. */
const ACTS: Readonly<Record<string, AuditActionText>> = {
  ...ENQUIRY_AUDIT_ACTIONS,
  'signed-in': { label: 'signed in', tell: ({ way }) => `signed in with a ${way}` },
  'refused-sign-in': {
    label: 'was refused at sign-in',
    tell: ({ times, network }) => `was refused at sign-in, ${times} times, from ${network}`,
  },
  'signed-out': { label: 'signed out' },
  'signed-out-everywhere': { label: 'signed out everywhere' },
  'ended-session': { label: 'signed out another device' },
  joined: { label: 'joined', tell: ({ way }) => `joined with a ${way}` },
  'came-back': {
    label: 'came back by a new link',
    tell: ({ way }) => `came back by a new link with a ${way}`,
  },
  'added-passkey': { label: 'added a passkey', tell: ({ name }) => `added a passkey, ${name}` },
  'removed-passkey': {
    label: 'took a passkey away',
    tell: ({ name }) => `took a passkey away, ${name || 'without a name'}`,
  },
  'changed-password': { label: 'changed their password' },
  invited: {
    label: 'invited somebody',
    tell: ({ email, role }) => `invited ${email} as ${withArticle(role)}`,
  },
  'took-back-invitation': {
    label: 'took an invitation back',
    tell: ({ email }) => `took the invitation of ${email} back`,
  },
  'made-link': { label: 'made a new link', tell: ({ email }) => `made a new link for ${email}` },
  'made-owner-link': { label: 'made an owner’s link' },
  'changed-role': {
    label: 'changed a role',
    tell: ({ name, role }) => `made ${name} ${withArticle(role)}`,
  },
  'ended-access': { label: 'ended somebody’s access', tell: ({ name }) => `ended the access of ${name}` },
  'exported-audit': { label: 'exported the audit log' },
  'sealed-anew': {
    label: 'sealed the audit log anew',
    tell: ({ n }) => `sealed the audit log anew, at entry ${n}`,
  },
}

const OTHERS: Readonly<Record<string, string>> = {
  site: 'The site',
  'mail-server': 'Mail server',
  retention: 'Retention',
  somebody: 'Somebody',
  command: 'A command on the server',
}

/** An act in words, without who did it and the enquiry: `signed in with a passkey`. */
export function actWords(act: string, data: AuditActionData): string {
  return ACTS[act]?.tell?.(data) ?? auditActionLabel(act)
}

/** The kind of an act in words: `signed in`. One that has none yet is shown as it is stored. */
export function auditActionLabel(act: string): string {
  return ACTS[act]?.label ?? act.replaceAll('-', ' ')
}

/** Who did it if not a colleague: `The site`; undefined for a staff id. */
export function otherActor(who: string): string | undefined {
  return OTHERS[who]
}

function withArticle(role: unknown): string {
  return role === 'owner' ? 'an owner' : 'a member'
}
