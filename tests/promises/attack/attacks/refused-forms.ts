import { plainForm } from '../../ask.ts'
import { atLeast, atMost } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { contactFields } from '../contact-form.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'
import { FAIR_QUEUE, PROBE_PATH } from './rendered-pages.ts'

const PATH = '/contact-us'
/** The server's default limit for one address in ten minutes. */
const LIMIT = 20

/** Plain forms from one address, soon above its limit; every second one has an unknown field. */
export const refusedForms: Attack = {
  name: 'refused forms',
  figures: ({ 429: refused = 0, 303: accepted = 0, 400: invalid = 0 }) => [
    atLeast('refused unread', refused, 1),
    atMost('forms that were read', accepted + invalid, LIMIT),
  ],
  control: {
    file: 'server/http/bounds/form-limit.ts',
    find: 'if (count <= max) return done()',
    replace: 'return done()',
  },
  run: (target) => {
    const fields = contactFields('attacker@example.co.za')
    const forms = [plainForm(fields), plainForm({ ...fields, unknown: 'x' })]
    return sendRepeatedly(target, (at) => ({ path: PATH, form: forms[at % 2] }))
  },
}

/** Invalid forms, whose response is the page with the typed text. Each connection has its own address, and so its own limit. */
export const faultyForms: Attack = {
  name: 'faulty forms of 50 addresses',
  probePath: PROBE_PATH,
  control: FAIR_QUEUE,
  run: (target) =>
    sendRepeatedly(
      target,
      (at) => ({ path: PATH, form: plainForm({ ...contactFields(`attacker-${at}@`), surname: '' }) }),
      target.from,
    ),
}
