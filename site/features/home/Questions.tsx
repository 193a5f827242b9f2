import type { Faq, HomeFaq } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { Accordion } from '../../ui/Accordion.tsx'
import { Section } from '../../ui/Section.tsx'
import { QuestionProof, type Sums } from './QuestionProof.tsx'
import styles from './Questions.module.css'

type Props = {
  heading: string
  lead: string
  faqs: ReadonlyArray<HomeFaq>
  /** Questions with a one-line answer. */
  short: ReadonlyArray<Faq>
  sums: Sums
  calculatorHref: string
}

export function Questions({ heading, lead, faqs, short, sums, calculatorHref }: Props) {
  return (
    <Section ground="quiet" rhythm="close" labelledBy="questions">
      <div className={`split split-narrow ${styles.columns}`}>
        <div className={`stack aside ${styles.head}`}>
          <h2 id="questions">{heading}</h2>
          <p className="lead">{lead}</p>
        </div>
        <div>
          <dl className={`paper ${styles.short}`}>
            {short.map(({ title, description }, index) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd>
                  {description} {index === 0 && <a href={paths.cancelling}>How&nbsp;to&nbsp;cancel</a>}
                  {index === short.length - 1 && <a href={paths.terms}>Our&nbsp;terms</a>}
                </dd>
              </div>
            ))}
          </dl>
          <Accordion
            items={faqs.map(({ title, description, proof }) => ({
              key: title,
              heading: title,
              content: (
                <>
                  <p>
                    <Answer text={description} calculatorHref={calculatorHref} />
                  </p>
                  {proof && <QuestionProof proof={proof} sums={sums} />}
                </>
              ),
            }))}
          />
        </div>
      </div>
    </Section>
  )
}

const CALCULATOR = 'cost calculator'

/** An answer with a link to the calculator at its first mention. */
function Answer({ text, calculatorHref }: { text: string; calculatorHref: string }) {
  const index = text.indexOf(CALCULATOR)
  if (index < 0) return text
  return (
    <>
      {text.slice(0, index)}
      <a href={calculatorHref}>{CALCULATOR}</a>
      {text.slice(index + CALCULATOR.length)}
    </>
  )
}
