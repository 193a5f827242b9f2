import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { thanksAddress } from '../../../domain/enquiry/form.ts'
import { type Attachments, contactAddress, NO_ATTACHMENTS, withDraft } from './attachments.ts'
import type { BrandNote } from './brand-note.ts'
import { type Draft, loadDraft, markSent, saveDraft } from './draft.ts'
import {
  clearFields,
  draftOf,
  fillEmptyFields,
  hasOtherValues,
  readFields,
  setKey,
  setReadOnly,
} from './form-fields.ts'
import type { PlanNote } from './plan-note.ts'
import { type SendResult, sendForm } from './send.ts'
import type { SubmittedForm } from './submitted-form.ts'

/** The outcome of the last attempt, until the next one replaces it. */
type Result = SendResult | null

export type Enquiry = {
  formRef: RefObject<HTMLFormElement | null>
  /** The element that gets the focus after a response: the heading of the thanks, the list of errors or the failure. */
  outcomeRef: (element: HTMLElement | null) => void
  result: Result
  isSending: boolean
  /** Whether the result is the one that the page was rendered with. */
  isResultPage: boolean
  /** Whether a visitor who has sent an enquiry writes another; the thanks stay above the form. */
  isWritingAgain: boolean
  writeAgain: () => void
  submit: (event: FormEvent<HTMLFormElement>) => Promise<void>
  /** Keeps the draft, and removes the error of a changed answer that the browser finds valid. */
  handleInput: (event: FormEvent<HTMLFormElement>) => void
  /** The fields with an error in `result` that are valid by now. */
  corrected: ReadonlyArray<string>
  /** The attachments: the page's own, otherwise the draft's. */
  attachments: Attachments
  removeAttachment: (kind: keyof Attachments) => void
}

/**
 * State of a form in the browser: draft, sending, result. The fields are uncontrolled, so that what was typed before
 * hydration is kept.
 *
 * @param draftName key of the draft in local storage
 * @param posted the result that the page was rendered with, if any
 * @param plan the plan that the page was rendered with
 * @param brand the brand that the page was rendered with
 */
export function useEnquiry(
  draftName: string,
  posted: SubmittedForm,
  plan: PlanNote | null = null,
  brand: BrandNote | null = null,
): Enquiry {
  const [firstResult] = useState<Result>(() => resultOf(posted))
  const [result, setResult] = useState<Result>(firstResult)
  const [isSending, setSending] = useState(false)
  const [isWritingAgain, setIsWritingAgain] = useState(false)
  const [corrected, setCorrected] = useState<ReadonlyArray<string>>([])
  const [attachments, setAttachments] = useState<Attachments>({ plan, brand })
  const formRef = useRef<HTMLFormElement>(null)
  const outcome = useRef<HTMLElement>(null)
  const key = useRef<string | null>(null)
  const isSubmitting = useRef(false)

  // Local storage can be read only in the browser, after hydration.
  useEffect(() => {
    if (!formRef.current) return
    const draft = draftFor(formRef.current, draftName)
    key.current = draft?.key ?? null
    if (draft) fillEmptyFields(formRef.current, draft.values)
    const attachments = withDraft({ plan, brand }, draft)
    setAttachments(attachments)
    storeDraft(draftName, formRef.current, key.current, attachments)
  }, [draftName, plan, brand])

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isSubmitting.current) return
    isSubmitting.current = true
    const form = event.currentTarget
    const answer = await send(form).catch((fault: unknown) => console.error(fault))
    isSubmitting.current = false
    setReadOnly(form, false)
    // If the script cannot send it, the browser does.
    if (!answer) return sendPlain(form, draftName, key.current)
    if (answer.kind === 'sent') {
      clearFields(form)
      // Without the query of a refused attempt, whose errors a reload would show again.
      history.replaceState(history.state, '', form.getAttribute('action'))
      document.dispatchEvent(new Event('twelve-moons:form-sent'))
    }
    const attemptKey = key.current
    if (answer.kind === 'sent' || (answer.kind === 'failed' && answer.freshKey)) key.current = null
    const remainingAttachments = answer.kind === 'sent' ? NO_ATTACHMENTS : attachments
    if (answer.kind === 'sent') saveDraft(draftName, { values: draftOf(form), key: null }, attemptKey)
    else storeDraft(draftName, form, key.current, remainingAttachments, attemptKey)
    flushSync(() => {
      setAttachments(remainingAttachments)
      setSending(false)
      setResult(answer)
      setCorrected([])
      setIsWritingAgain(false)
    })
    if (!outcome.current) return showOnPage(answer, form, draftName, key.current)
    outcome.current.focus()
    // The thank-you note and the list of errors begin below the header, where the focus alone might leave them.
    if (answer.kind !== 'failed') outcome.current.scrollIntoView()
  }

  /** @throws {Error} if the script cannot send it; then nothing was sent */
  async function send(form: HTMLFormElement): Promise<SendResult> {
    key.current ??= newIdempotencyKey()
    storeDraft(draftName, form, key.current, attachments)
    setSending(true)
    setReadOnly(form, true)
    return sendForm(form.getAttribute('action') ?? '', readFields(form), key.current)
  }

  function handleInput({ target, currentTarget }: FormEvent<HTMLFormElement>) {
    storeDraft(draftName, currentTarget, key.current, attachments)
    const { name, value, validity } = target as HTMLInputElement | HTMLTextAreaElement
    if (result?.kind !== 'faulty' || !result.errors[name]) return
    const hasChanged = value.trim() !== (result.typed[name] ?? '').trim()
    const otherFields = corrected.filter((field) => field !== name)
    const top = currentTarget.getBoundingClientRect().top
    flushSync(() => setCorrected(hasChanged && validity.valid ? [...otherFields, name] : otherFields))
    // The list of errors above the fields changes its height: scrolls so that the typed field does not move.
    scrollBy({ top: currentTarget.getBoundingClientRect().top - top, behavior: 'instant' })
  }

  function removeAttachment(kind: keyof Attachments) {
    if (!formRef.current) return
    const remainingAttachments = { ...attachments, [kind]: null }
    storeDraft(draftName, formRef.current, key.current, remainingAttachments)
    flushSync(() => setAttachments(remainingAttachments))
    // A reload must not restore the attachment.
    history.replaceState(history.state, '', contactAddress(remainingAttachments))
    focusOnFirst(formRef.current)
  }

  function outcomeRef(element: HTMLElement | null) {
    outcome.current = element
  }

  function writeAgain() {
    flushSync(() => setIsWritingAgain(true))
    if (formRef.current) focusOnFirst(formRef.current)
  }

  const isResultPage = firstResult !== null && result === firstResult
  const state = { result, isSending, isResultPage, isWritingAgain, attachments, corrected }
  return { formRef, outcomeRef, ...state, writeAgain, submit, handleInput, removeAttachment }
}

function focusOnFirst(form: HTMLFormElement): void {
  form.querySelector<HTMLInputElement>('input:not([type=hidden])')?.focus()
}

/** Shows the result with the server's own pages, if the island crashed while it rendered the result. */
function showOnPage(
  { kind }: SendResult,
  form: HTMLFormElement,
  draftName: string,
  key: string | null,
): void {
  if (kind === 'sent') location.assign(thanksAddress(form.action))
  if (kind === 'faulty') sendPlain(form, draftName, key) // nothing was stored
}

function sendPlain(form: HTMLFormElement, draftName: string, key: string | null): void {
  setKey(form, key)
  markSent(draftName, key)
  form.submit()
}

/** The draft to restore; null if it belongs to another tab's attempt and this form has other values. */
function draftFor(form: HTMLFormElement, draftName: string): Draft | null {
  const draft = loadDraft(draftName)
  return draft?.key && hasOtherValues(form, draft.values) ? null : draft
}

function storeDraft(
  draftName: string,
  form: HTMLFormElement,
  key: string | null,
  attachments: Attachments,
  ownKey: string | null = key,
): void {
  const choice = attachments.plan ? undefined : readFields(form).plan
  saveDraft(draftName, { values: draftOf(form), key, ...attachments, choice }, ownKey)
}

function resultOf({ errors, notice, values }: SubmittedForm): Result {
  if (Object.keys(errors).length > 0) return { kind: 'faulty', errors, typed: values }
  return notice ? { kind: 'failed', message: notice, freshKey: false } : null
}

/** A new idempotency key: a random UUID (RFC 9562 §5.4). */
export function newIdempotencyKey(): string {
  // randomUUID exists in secure contexts only, and forms must also work over plain HTTP on a local network.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()

  const bytes = crypto.getRandomValues(new Uint8Array(16))
  const marked = bytes.map((byte, index) => {
    if (index === 6) return (byte & 0x0f) | 0x40
    return index === 8 ? (byte & 0x3f) | 0x80 : byte
  })
  const hex = Array.from(marked, (byte) => byte.toString(16).padStart(2, '0')).join('')
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}
