import type { HexColour } from '../../domain/brand/hex-colour.ts'
import type { Company } from '../../domain/content/company.ts'
import { legalNameAndNumber } from '../../domain/content/company-identity.ts'
import { NO_BREAK_SPACE } from '../../domain/wording.ts'
import { flowed } from './flowed-text.ts'
import { type Html, html } from './html.ts'

/** A block of a mail, or some words of a paragraph, as markup and as plain text. */
export type MailBlock = { html: Html; text: string }

/** The name of a price or a date, and its value. */
export type TableRow = readonly [name: string, value: string]

// No background, web font or picture: Gmail may invert the colours, and everything stays readable.
const FONT = 'font-family:Arial,Helvetica,sans-serif'
const BODY_FONT = `${FONT};font-size:16px;line-height:1.5`
const PARAGRAPH = `${BODY_FONT};margin:0 0 14px`
const HEADING = `${FONT};font-size:24px;line-height:1.25;font-weight:bold;margin:0 0 14px`
const SMALL_PRINT = `${FONT};font-size:13px;line-height:1.5;margin:26px 0 0;opacity:0.8`
const MOON = 'width:44px;height:44px;border-radius:50%;font-size:1px;line-height:1px'
const BUTTON = `${FONT};font-size:16px;line-height:1;font-weight:bold;color:inherit;text-decoration-line:none;display:inline-block;padding:15px 24px;border:2px solid #8a6a1e;border-radius:26px`
const NAME_CELL = `${FONT};font-size:16px;line-height:1.4;padding:9px 0;border-top:1px solid #9a9385`
const VALUE_CELL = `${NAME_CELL};font-weight:bold;white-space:nowrap;text-align:right`

export function heading(text: string): MailBlock {
  return { html: html`<h1 style="${HEADING}">${text}</h1>`, text: flowed(text) }
}

export function paragraph(...words: ReadonlyArray<string | MailBlock>): MailBlock {
  const markup = words.map((word) => (typeof word === 'string' ? html`${word}` : word.html))
  const text = words.map((word) => (typeof word === 'string' ? word : word.text)).join('')
  return { html: html`<p style="${PARAGRAPH}">${markup}</p>`, text: flowed(text) }
}

export function bold(text: string): MailBlock {
  return { html: html`<b>${text}</b>`, text }
}

export function link(text: string, href: string): MailBlock {
  return { html: html`<a href="${href}">${text}</a>`, text }
}

/** Several lines in one paragraph, with the line breaks and indents of their author. */
export function lines(text: string): MailBlock {
  const textLines = text.replace(INDENT, noBreakSpaces).split('\n')
  const withBreaks = textLines.map((line, at) => (at === 0 ? html`${line}` : html`<br/>${line}`))
  return { html: html`<p style="${PARAGRAPH}">${withBreaks}</p>`, text: flowed(text) }
}

const INDENT = /^[ \t]+/gm

/** HTML collapses ordinary spaces at the beginning of a line. */
function noBreakSpaces(spaces: string): string {
  return NO_BREAK_SPACE.repeat(spaces.length)
}

type Button = {
  href: string
  label: string
  /** Explains the button, without a full stop. The plain text has it instead of the label. */
  sentence?: string
}

/** The button of a mail. In plain text the whole address stands alone on its line. */
export function button({ href, label, sentence }: Button): MailBlock {
  const before = sentence === undefined ? [] : [paragraph(`${sentence}.`).html]
  return {
    html: html`${before}<p style="margin:22px 0"><a href="${href}" style="${BUTTON}" target="_blank">${label}</a></p>`,
    text: `${flowed(`${sentence ?? label}:`)}\n${href}`,
  }
}

/** A table of prices and dates. */
export function table(rows: ReadonlyArray<TableRow>): MailBlock {
  const markup = rows.map(
    ([name, value]) =>
      html`<tr><td style="${NAME_CELL}">${name}</td><td align="right" style="${VALUE_CELL}">${value}</td></tr>`,
  )
  return {
    html: html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="margin:0 0 16px;border-collapse:collapse"><tbody>${markup}</tbody></table>`,
    text: tableLines(rows),
  }
}

const NAMES_MIN_WIDTH = 24

/** A table of prices and dates in plain text, the values aligned. */
export function tableLines(rows: ReadonlyArray<TableRow>): string {
  const width = Math.max(NAMES_MIN_WIDTH, ...rows.map(([name]) => name.length))
  // format=flowed removes one of the three spaces (RFC 3676, 4.4).
  return rows.map(([name, value]) => `   ${name.padEnd(width)}   ${value}`).join('\n')
}

/** One full moon in the site's colour, as an ornament: plain text has none. */
export function fullMoon({ accent }: { accent: HexColour }): MailBlock {
  return {
    html: html`<div style="margin:0 0 20px"><div style="${MOON};background:${accent}">${NO_BREAK_SPACE}</div></div>`,
    text: '',
  }
}

/** The line that begins the signature, with its space (RFC 3676, 4.3). */
const SIGNATURE = '-- '

/** The company's facts, as far as they are set. `why`: the reason for this mail, if its recipient may wonder. */
export function footer(company: Company, why?: string): MailBlock {
  const identity = [...legalNameAndNumber(company), company.phone?.value].filter((fact) => fact !== undefined)
  const contact = [...identity, ...(company.email ? [company.email.value] : [])]
  const reason = why === undefined ? [] : [html`${why}<br/>`]
  return {
    html: html`<p style="${SMALL_PRINT}">${reason}${contact.join(' · ')}</p>`,
    text: [SIGNATURE, ...(why === undefined ? [] : [flowed(why)]), flowed(identity.join(', '))].join('\n'),
  }
}
