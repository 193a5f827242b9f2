import { html } from './html.ts'
import type { MailBlock } from './mail-blocks.ts'

export type MailPage = {
  /** The subject, also the title of the HTML document. */
  title: string
  /** Shown beside the subject in a list of mails. */
  preview: string
  blocks: ReadonlyArray<MailBlock>
}

const PREVIEW_CHARS = 150
/** Pads the preview: otherwise lists of mails show the mail's first words after it. */
const INVISIBLE = '\u00a0\u200c\u200b\u200d\u200e\u200f\ufeff'
const HIDDEN = 'display:none;overflow:hidden;line-height:1px;opacity:0;max-height:0;max-width:0'

/** The HTML part of a mail. Tables set margin and width for mail programs without the CSS for that. */
export function htmlOf({ title, preview, blocks }: MailPage): string {
  const shownPreview = preview.slice(0, PREVIEW_CHARS)
  return html`<!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Transitional//EN" "http://www.w3.org/TR/xhtml1/DTD/xhtml1-transitional.dtd">
<html dir="ltr" lang="en-ZA">
<head>
<meta http-equiv="Content-Type" content="text/html; charset=UTF-8"/>
<meta name="viewport" content="width=device-width"/>
<meta name="x-apple-disable-message-reformatting"/>
<meta name="color-scheme" content="light dark"/>
<title>${title}</title>
</head>
<body style="margin:0;padding:0">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="center"><tbody><tr><td style="margin:0;padding:20px">
<div style="${HIDDEN}">${shownPreview}${INVISIBLE.repeat(PREVIEW_CHARS - shownPreview.length)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" align="left" style="max-width:560px"><tbody><tr style="width:100%"><td>
${blocks.map((block) => block.html)}
</td></tr></tbody></table>
</td></tr></tbody></table>
</body>
</html>
`.markup
}

/** The plain text part of a mail: its blocks, with an empty line between them. */
export function textOf({ blocks }: Pick<MailPage, 'blocks'>): string {
  const texts = blocks.map(({ text }) => text).filter((text) => text !== '')
  return `${texts.join('\n\n')}\n`
}
