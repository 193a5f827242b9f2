import { useRef, useState } from 'react'
import { planInShort } from '../../../domain/plan/plan-sentence.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass } from '../../ui/Button.tsx'
import { controlClass } from '../../ui/Field.tsx'
import { AskPlan } from './AskPlan.tsx'
import type { CalculatorFacts } from './facts.ts'
import styles from './SharePlan.module.css'
import { type PlanView, planTitle } from './view.ts'

type Props = { view: PlanView; facts: CalculatorFacts }

/** The ways to keep a plan: its link, WhatsApp, email, the PDF, and us. */
export function SharePlan({ view, facts }: Props) {
  const link = planLink(view, facts)
  return (
    <section className={styles.share} id="keep" aria-labelledby="keep-heading">
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.ways}>
          <h2 id="keep-heading">Keep this plan</h2>
          <p className="lead">
            The link holds your choices and nothing about you. Whoever opens it sees this plan.
          </p>
          <CopyLink key={link} link={link} />
          <ul>
            <li>
              <ButtonLink href={whatsAppHref(view, facts)} variant="line">
                Share on WhatsApp
              </ButtonLink>
            </li>
            <li>
              <ButtonLink href={mailHref(view, facts)} variant="line">
                Send by email
              </ButtonLink>
            </li>
            <li>
              <ButtonLink href={`${paths.planPdf}?${view.query}`} variant="line">
                Print or save as PDF
              </ButtonLink>
            </li>
          </ul>
        </div>
        <div className={styles.send}>
          <AskPlan view={view}>Ask about this plan</AskPlan>
          <p>Our contact form opens with your plan on top.</p>
        </div>
      </div>
    </section>
  )
}

function CopyLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState<'copied' | 'refused' | null>(null)
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('copied')
    } catch {
      // The browser does not allow it, or knows no clipboard: the link is to be copied by hand.
      field.current?.select()
      setOutcome('refused')
    }
  }
  return (
    <div className={styles.copy}>
      <label htmlFor="plan-link">Link to this plan</label>
      <span>
        <input id="plan-link" ref={field} readOnly value={link} className={controlClass} />
        <button
          type="button"
          className={buttonClass({ className: styles.byScript ?? '' })}
          onClick={copy}
          data-live
        >
          {outcome === 'copied' ? 'Copied' : 'Copy'}
        </button>
      </span>
      <p role="status" className={outcome === 'refused' ? styles.byHand : 'visually-hidden'}>
        {outcome === 'copied' && 'Copied'}
        {outcome === 'refused' && 'Not copied. Copy the selected link.'}
      </p>
    </div>
  )
}

/** The whole address of a plan, to be sent. */
function planLink(view: PlanView, { origin }: CalculatorFacts): string {
  return origin + paths.calculator(view.query)
}

/** WhatsApp with a draft; the visitor chooses to whom it goes. */
function whatsAppHref(view: PlanView, facts: CalculatorFacts): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(view, facts))}`
}

/** The visitor's own mail program with a draft to nobody yet. */
function mailHref(view: PlanView, facts: CalculatorFacts): string {
  const subject = `${planTitle(view, facts)}, estimate ${view.reference}`
  return `mailto:?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(messageOf(view, facts))}`
}

function messageOf(view: PlanView, facts: CalculatorFacts): string {
  const { plan, card, reference } = view
  return (
    `${planTitle(view, facts)}. ${planInShort(plan, card)}. ` +
    `Estimate ${reference}, not a quotation. ${planLink(view, facts)}`
  )
}
