import { dayAndTime } from '../../../../domain/calendar/day-words.ts'
import type { CallView, ChangeOutcome } from '../../../../domain/calls/call-view.ts'
import type { Company } from '../../../../domain/content/company.ts'
import { paths } from '../../../../domain/sitemap/paths.ts'
import { capitalised } from '../../../../domain/wording.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { Section } from '../../../ui/Section.tsx'
import { CallDisc } from './CallDisc.tsx'
import { CancelForm, ConfirmForm, PickForm } from './CallForms.tsx'
import styles from './CallLinkPage.module.css'

type Props = { call: CallView; company: Company }

/** The page of a private link: the call, and its actions. */
export function CallLinkPage({ call, company }: Props) {
  const { state, startsAt, address, times, movesLeft } = call
  const isBooked = state === 'booked'
  const canPick = times !== null && movesLeft > 0 && state !== 'called' && state !== 'over'
  return (
    <>
      <Section ground="night" rhythm="hero" className={styles.hero}>
        <div>
          <p className={styles.tag}>Your call with {company.tradingName.value}</p>
          <h1>{headingOf(call)}</h1>
          {call.outcome && (
            <p className={styles.said} role="status">
              {SENTENCES[call.outcome]}
            </p>
          )}
          <p className={`lead ${styles.lead}`}>{leadOf(call, company)}</p>
          {isBooked && <CallFacts call={call} company={company} />}
          {isBooked && <ConfirmForm call={call} />}
          <p className={styles.actions}>
            {isBooked && (
              <ButtonLink href={`${address}/call.ics`} variant="ghost">
                Add to calendar
              </ButtonLink>
            )}
            {!isBooked && !times && (
              <ButtonLink href={paths.contactCall} variant="ghost">
                Write to us
              </ButtonLink>
            )}
          </p>
          {isBooked && (
            <p className={styles.hint}>
              Anyone with this link can move or cancel the call. Do not pass it on.
            </p>
          )}
        </div>
        {startsAt !== null && <CallDisc startsAt={startsAt} isOver={!isBooked} />}
      </Section>
      {(isBooked || canPick) && (
        <Section className={styles.forms}>
          {canPick && times && <PickForm call={call} times={times} />}
          {isBooked && <CancelForm call={call} />}
        </Section>
      )}
    </>
  )
}

/** What the visitor is told about the outcome of a change. */
const SENTENCES: Readonly<Record<ChangeOutcome, string>> = {
  booked: 'Your call is booked. An invitation for your calendar is on its way.',
  moved:
    'Your call is moved. A new invitation is on its way, and takes the place of the old one in your calendar.',
  cancelled: 'The mail that takes it out of your calendar is on its way.',
  confirmed: 'Thank you. We phone you then.',
  unchosen: 'Choose a time first.',
  taken: 'That time has just gone. Pick another one.',
  'moved-on':
    'The call had changed since you opened the page, so nothing was done. This is how it stands now.',
  refused: 'This cannot be done by the link now. Answer the mail, and a person does it.',
}

function headingOf({ state, startsAt }: CallView): string {
  switch (state) {
    case 'booked':
      return startsAt === null ? '' : dayAndTime(startsAt)
    case 'none':
      return 'Pick a time for a call'
    case 'cancelled':
      return 'The call is cancelled.'
    case 'byus':
      return 'We had to cancel this call.'
    case 'missed':
      return 'We could not reach you.'
    case 'called':
      return 'We have talked.'
    case 'over':
      return 'This call is over.'
  }
}

function leadOf(
  { state, startsAt, previousStart, words, caller, answerBy, movesLeft, outcome }: CallView,
  company: Company,
): string {
  const time = startsAt === null ? '' : dayAndTime(startsAt)
  const phone = company.phone ? `phone ${company.phone.value}, or answer the mail` : 'answer the mail'
  const answer = answerBy === null ? '' : ` We answer you in writing by ${dayAndTime(answerBy)}.`
  switch (state) {
    case 'booked':
      if (movesLeft <= 0)
        return `South African time. You have changed this call three times, so the next change is made by a person: ${phone}.`
      return outcome === 'moved' && previousStart !== null
        ? `South African time. It was ${dayAndTime(previousStart)}.`
        : 'South African time. Opening this page changes nothing.'
    case 'none':
      return `We have your message.${answer}`
    case 'cancelled':
      return `It was ${time}.${answer}`
    case 'byus':
      return `${time}. ${caller ?? 'We'} ${caller ? 'writes' : 'write'}: “${words}”${answer}`
    case 'missed':
      return `We phoned on ${time}. Pick another time, or answer the mail.`
    case 'called':
      return `The call was planned for ${time}. Anything to add? ${capitalised(phone)}.`
    case 'over':
      return `It was on ${time}. Did we not phone? We are sorry: ${phone}.`
  }
}

function CallFacts({ call, company }: Props) {
  const { startsAt, endsAt, caller, lastDigits } = call
  const minutes = startsAt === null || endsAt === null ? 0 : Math.round((endsAt - startsAt) / 60_000)
  const facts = [
    ['Who phones', caller ?? 'One of us'],
    ['From', company.phone?.value],
    ['To', `the number that ends in ${lastDigits}`],
    ['How long', `${minutes} minutes`],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([term, fact]) =>
          fact && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{fact}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
