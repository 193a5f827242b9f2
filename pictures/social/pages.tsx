import { phasePath } from '../../ui/moon.ts'
import { Frame } from './Frame.tsx'
import { Moon } from './Moon.tsx'
import styles from './pages.module.css'
import { words } from './words.ts'

const { plan, services, solutions } = words
const MONTH_INITIALS = ['J', 'F', 'M', 'A', 'M', 'J', 'J', 'A', 'S', 'O', 'N', 'D']
const MONTHS = Array.from({ length: plan.months }, (_, index) => index + 1)
const FIELDS = ['First Name', 'Surname', 'Email Address', 'Phone Number', 'What is it about?']

/** The plan of the home page: as many moons as months, the last one full. */
export function Home() {
  return (
    <Frame ground="night" title="Built now. Paid off month by month.">
      <div className={styles.dial}>
        {MONTHS.map((month) => (
          <Moon key={month} fraction={month / plan.months} ground="night" ringed={month === plan.months} />
        ))}
        <p>
          <b>{plan.instalments}</b>
          {plan.what}: {plan.total} in all
        </p>
      </div>
    </Frame>
  )
}

/** The services, each beside a fuller moon than the one before. */
export function WhatWeDo() {
  return (
    <Frame ground="paper" title="What we do" narrow>
      <ol className={styles.services}>
        {services.map(({ title, tint }, index) => (
          <li key={title} data-tint={tint}>
            <Moon fraction={(index + 1) / services.length} size={62} ground="night" />
            {title}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

/** The key of the page's pictures, with us and today, above a coloured sheet for each solution. */
export function OurWork() {
  return (
    <Frame ground="night" title="Solutions we crafted to make human lives easier." narrow>
      <div className={styles.key}>
        <Moon fraction={0.6} ground="night" />
        <p>
          <b>With us</b>what we would build
        </p>
        <p>
          <b>Today</b>how it is now
        </p>
      </div>
      <div className={styles.sheets}>
        {solutions.map(({ slug, tint }) => (
          <i key={slug} data-tint={tint} />
        ))}
      </div>
    </Frame>
  )
}

/** A disc with the total equals the small discs of the months, which have its area together. */
export function AboutUs() {
  return (
    <Frame
      ground="night"
      title="Great brands have great stories. This is ours."
      line={<b>{plan.instalments}</b>}
      narrow
    >
      <div className={styles.equation}>
        <p className={styles.whole}>{plan.total}</p>
        <p>=</p>
        <ol>
          {MONTHS.map((month) => (
            <li key={month}>{month}</li>
          ))}
        </ol>
      </div>
    </Frame>
  )
}

/** The five fields of the contact form, and its moon, which is full once all are answered. */
export function ContactUs() {
  return (
    <Frame ground="night" title="Get in touch with our team today!" narrow>
      <svg className={styles.five} viewBox="-110 -110 220 220" aria-hidden="true">
        <circle r="100" />
        {FIELDS.slice(1).map((label, index) => (
          <path key={label} d={phasePath((index + 1) / FIELDS.length, 100)} />
        ))}
      </svg>
      <ol className={styles.answers}>
        {FIELDS.map((label, index) => (
          <li key={label}>
            <Moon fraction={(index + 1) / FIELDS.length} size={40} ground="night" />
            {label}
          </li>
        ))}
      </ol>
    </Frame>
  )
}

/** The plan of the home page, month by month, as the calculator shows it. */
export function Calculator() {
  return (
    <Frame
      ground="night"
      title="Work out your price before you call"
      line={`${plan.total} over ${plan.months} months`}
      narrow
    >
      <ol className={styles.year}>
        {MONTHS.map((month) => (
          <li key={month}>
            {month}
            <Moon fraction={month / plan.months} ground="night" ringed={month === plan.months} />
          </li>
        ))}
      </ol>
    </Frame>
  )
}

/** Twelve letters a year. */
export function Newsletter() {
  return (
    <Frame ground="night" title="Monthly newsletter" narrow>
      <ol className={styles.year}>
        {MONTH_INITIALS.map((initial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a month is its place in the year
          <li key={index}>
            {initial}
            <Letter />
          </li>
        ))}
      </ol>
    </Frame>
  )
}

function Letter() {
  return (
    <svg className={styles.letter} viewBox="0 0 96 72" aria-hidden="true">
      <rect width="96" height="72" rx="8" />
      <path d="M4 8l44 34 44-34" />
      <circle cx="48" cy="40" r="13" />
    </svg>
  )
}
