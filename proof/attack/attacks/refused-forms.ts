import type { Attack } from '../attack.ts'
import { contactFields, plainForm } from '../contact-form.ts'
import { sendRepeatedly } from '../send-repeatedly.ts'

const PATH = '/contact-us'

/** Plain forms from one address: in turn correct ones, soon above the limit, and ones with an unknown field. */
export const refusedForms: Attack = {
  name: 'refused forms',
  run: (target) => {
    const fields = contactFields('attacker@example.co.za')
    const forms = [plainForm(fields), plainForm({ ...fields, unknown: 'x' })]
    return sendRepeatedly(target, (at) => ({ path: PATH, form: forms[at % 2] }))
  },
}

/** Invalid forms, whose response is the page with what was typed. Each connection has its own address, so its own limit. */
export const faultyForms: Attack = {
  name: 'faulty forms of 50 addresses',
  run: (target) =>
    sendRepeatedly(
      target,
      (at) => ({ path: PATH, form: plainForm({ ...contactFields(`attacker-${at}@`), surname: '' }) }),
      target.from,
    ),
}
