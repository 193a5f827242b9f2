import { plainForm } from '../../ask.ts'
import { atLeast, atMost } from '../../scenario.ts'
import type { Attack } from '../attack.ts'
import { contactFields } from '../contact-form.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'
import { MEANWHILE, TURNS } from './rendered-pages.ts'

const PATH = '/contact-us'
/** The server's own limit for one address in ten minutes. */
const LIMIT = 20

/** Plain forms from one address: in turn correct ones, soon above the limit, and ones with an unknown field. */
export const refusedForms: Attack = {
  name: 'refused forms',
  figures: ({ 429: refused = 0, 303: thanked = 0, 400: wrong = 0 }) => [
    atLeast('refused unread', refused, 1),
    atMost('looked at', thanked + wrong, LIMIT),
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

/** Invalid forms, whose response is the page with what was typed. Each connection has its own address, so its own limit. */
export const faultyForms: Attack = {
  name: 'faulty forms of 50 addresses',
  meanwhile: MEANWHILE,
  control: TURNS,
  run: (target) =>
    sendRepeatedly(
      target,
      (at) => ({ path: PATH, form: plainForm({ ...contactFields(`attacker-${at}@`), surname: '' }) }),
      target.from,
    ),
}
