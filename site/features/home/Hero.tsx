import { Fragment, type ReactNode } from 'react'
import type { Home } from '../../../domain/content/pages.ts'
import { paths } from '../../../domain/sitemap/paths.ts'
import { ButtonLink, buttonClass, relOf } from '../../ui/Button.tsx'
import { MoonDial } from '../../ui/MoonDial.tsx'
import styles from './Hero.module.css'
import type { DialOption } from './plan-progress.ts'

type Props = {
  words: Home['hero']
  options: ReadonlyArray<DialOption>
  chosen: number
  /** The need of the example, by its key in the price list. */
  need: string
  /** The formatted price of the example. */
  total: string
  isVatIncluded: boolean
  /** The smallest website, as `A five-page website`, its total and monthly price, and the calculator set to it. */
  website: { words: string; total: string; monthly: string; href: string }
  /** The text below the buttons. */
  children: ReactNode
}

/** The id of the form with the months. */
const DIAL = 'dial'

export function Hero({ words, options, chosen, need, total, isVatIncluded, website, children }: Props) {
  return (
    <section className="night">
      <div className={`wrap split ${styles.first}`}>
        <div>
          <p className={styles.audience}>{words.audience}</p>
          <h1 className={styles.heading}>
            {words.heading.map((line, index) =>
              index === 0 ? (
                line
              ) : (
                <Fragment key={line}>
                  {' '}
                  <br />
                  {line}
                </Fragment>
              ),
            )}
          </h1>
          <p className={`lead ${styles.lead}`}>
            <span>{words.lead}</span>{' '}
            <span>
              <b>{words.promise}</b> <a href={paths.cancelling}>{words.exception}</a>
            </span>{' '}
            <span>{words.instalments}</span>{' '}
            <span>
              <a href={website.href} rel={relOf(website.href)}>
                {website.words} is {website.total}
              </a>
              :
            </span>{' '}
            <span>{website.monthly}.</span>
          </p>
          <div className={`cluster ${styles.actions}`}>
            <button type="submit" form={DIAL} className={buttonClass({ variant: 'moon' })}>
              Work out your price
            </button>
            <ButtonLink href={paths.ourWork} variant="ghost">
              See Our Work
            </ButtonLink>
            <ButtonLink href={paths.aboutUs} variant="ghost">
              About Us
            </ButtonLink>
          </div>
          {children}
        </div>
        {/* A plain form: the button above sends the chosen months even without script. */}
        <form id={DIAL} action={paths.calculator()} className={styles.dial}>
          <input type="hidden" name="need" value={need} />
          <MoonDial
            name="months"
            legend="Pay it off over"
            unit="months"
            options={options.map((option) => ({ ...option, note: 'then it is paid off' }))}
            chosen={chosen}
          >
            <p>
              {words.example}
              <span className={styles.more}>{words.withMore}</span>
            </p>
            <p className={styles.total}>{total}</p>
            <p>{isVatIncluded ? 'total, VAT included' : 'total'}</p>
          </MoonDial>
        </form>
      </div>
    </section>
  )
}
