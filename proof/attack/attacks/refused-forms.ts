import type { Attack } from '../attack.ts'
import { contactFields, plainForm } from '../contact-form.ts'
import { keepAsking } from '../keep-asking.ts'

const PATH = '/contact-us'

/**
 * Plain forms of one address, by turns whole ones, past the first few too many, and ones with a field that no page has.
 */
export const refusedForms: Attack = {
  name: 'refused forms',
  strike: (target) => {
    const fields = contactFields('attacker@example.co.za')
    const forms = [plainForm(fields), plainForm({ ...fields, unknown: 'x' })]
    return keepAsking(target, (at) => ({ path: PATH, form: forms[at % 2] }))
  },
}

/** Faulty forms that are sent back with what was typed, each connection from an address that has a limit of its own. */
export const faultyForms: Attack = {
  name: 'faulty forms of 50 addresses',
  strike: (target) =>
    keepAsking(
      target,
      (at) => ({ path: PATH, form: plainForm({ ...contactFields(`attacker-${at}@`), surname: '' }) }),
      target.from,
    ),
}
