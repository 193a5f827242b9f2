import { useRef, useState } from 'react'
import { planInShort } from '../../../domain/plan/plan-sentence.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { LinkToCopy, ShareBand } from '../../ui/ShareBand.tsx'
import { AskPlan } from './AskPlan.tsx'
import type { CalculatorFacts } from './facts.ts'
import { type PlanView, planTitle } from './view.ts'

/** Ways to keep a plan: its link, WhatsApp, email, the PDF, and the contact form. */
export function SharePlan({ view, facts }: { view: PlanView; facts: CalculatorFacts }) {
  const link = planLink(view, facts)
  return (
    <ShareBand
      id="keep"
      heading="Keep this plan"
      lead="The link holds your choices and nothing about you. Anyone who opens it sees this plan."
      action={
        <>
          <AskPlan view={view}>Ask about this plan</AskPlan>
          <p>Our contact form opens with your plan on top.</p>
        </>
      }
      copy={<PlanLink key={link} link={link} />}
      links={[
        { href: whatsAppHref(view, facts), text: 'Share on WhatsApp' },
        { href: mailHref(view, facts), text: 'Send by email' },
        { href: `${paths.planPdf}?${view.query}`, text: 'Print or save as PDF' },
      ]}
    />
  )
}

function PlanLink({ link }: { link: string }) {
  const field = useRef<HTMLInputElement>(null)
  const [outcome, setOutcome] = useState('')
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(link)
      setOutcome('Copied')
    } catch {
      // The browser forbids it, or has no clipboard: the visitor copies the link by hand.
      field.current?.select()
      setOutcome('Not copied. Copy the selected link.')
    }
  }
  return (
    <LinkToCopy
      id="plan-link"
      label="Link to this plan"
      value={link}
      ref={field}
      onCopy={copy}
      outcome={outcome}
    />
  )
}

/** The absolute address of a plan, to be sent. */
function planLink(view: PlanView, { origin }: CalculatorFacts): string {
  return origin + paths.calculator(view.query)
}

/** WhatsApp with a draft; the visitor chooses the recipient. */
function whatsAppHref(view: PlanView, facts: CalculatorFacts): string {
  return `https://wa.me/?text=${encodeURIComponent(messageOf(view, facts))}`
}

/** The visitor's mail program with a draft without a recipient. */
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
