import fields from './field.module.css'

/** Why something was not done. */
export function Fault({ words }: { words: string | null | undefined }) {
  return words ? (
    <p role="alert" className={fields.fault}>
      {words}
    </p>
  ) : null
}
