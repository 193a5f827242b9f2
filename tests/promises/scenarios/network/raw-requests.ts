import { CONTACT } from '../../../../server/fixture-app.ts'

const BODY = JSON.stringify(CONTACT)
const HEAD = `Host: localhost\r\nSec-Fetch-Site: same-origin\r\nContent-Type: application/json\r\nConnection: close\r\n`
const post = (headers: string, body = '') => `POST /contact-us HTTP/1.1\r\n${HEAD}${headers}\r\n${body}`
const get = (target: string, headers = '') =>
  `GET ${target} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n${headers}\r\n`

/** Invalid or unusual HTTP, and the statuses that it may get; 0: the connection is closed without a response. */
export const RAW_REQUESTS: ReadonlyArray<[name: string, bytes: string, statuses: Array<number>]> = [
  ['nothing', '', [0]],
  ['junk', 'x'.repeat(2_000), [400]],
  ['line breaks alone', '\r\n\r\n\r\n', [0, 400]],
  ['TLS on the plain port', '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03', [400]],
  ['an unknown method', 'FOO / HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['a method in small letters', 'get / HTTP/1.1\r\nHost: x\r\n\r\n', [400]],
  ['no version, as in HTTP/0.9', 'GET /\r\n\r\n', [200, 400]],
  ['an unknown version', 'GET / HTTP/9.9\r\nHost: x\r\n\r\n', [400]],
  ['no host', 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', [400]],
  ['two hosts', get('/', 'Host: evil.example\r\n'), [400]],
  ['the same host twice, for a page rendered on demand', get('/calculator', 'hOST: localhost\r\n'), [400]],
  ['HTTP/2 prior knowledge', 'PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n', [400]],
  ['headers of 20 KB', get('/', `X: ${'x'.repeat(20_000)}\r\n`), [431]],
  ['an address of 20 KB', get(`/${'x'.repeat(20_000)}`), [414, 431]],
  ['3 000 headers', get('/', 'X: 1\r\n'.repeat(3_000)), [200, 431]],
  ['a header without a name', get('/', ': x\r\n'), [400]],
  ['NUL in a header', get('/', 'X: a\0b\r\n'), [400]],
  ['a folded header', get('/', 'X: a\r\n b\r\n'), [400]],
  ['a length that is no number', post('Content-Length: x\r\n', BODY), [400]],
  ['a negative length', post('Content-Length: -1\r\n', BODY), [400]],
  ['a length too large for any number', post(`Content-Length: ${'9'.repeat(30)}\r\n`, BODY), [400]],
  ['a length of 10 GB', post('Content-Length: 10737418240\r\n', BODY), [413]],
  ['two lengths', post('Content-Length: 5\r\nContent-Length: 6\r\n', BODY), [400]],
  ['a length and chunks', post('Content-Length: 5\r\nTransfer-Encoding: chunked\r\n', BODY), [400]],
  ['an unknown transfer encoding', post('Transfer-Encoding: x\r\n', BODY), [400]],
  ['a broken chunk', post('Transfer-Encoding: chunked\r\n', 'zz\r\n{}\r\n0\r\n\r\n'), [400]],
  ['a body shorter than its length', post('Content-Length: 9000\r\n', BODY), [0, 400]],
  ['a body cut off between chunks', post('Transfer-Encoding: chunked\r\n', '2\r\n{}\r\n'), [0, 400]],
  ['no body', post(''), [400, 415]],
  ['an unknown expectation', post('Expect: the-moon\r\nContent-Length: 2\r\n', '{}'), [417, 422]],
  ['a traversal', get('/../../../../etc/passwd'), [404]],
  ['a traversal by escapes', get('/%2e%2e/%2e%2e/etc/passwd'), [404]],
  ['a traversal by backslashes', get('/..\\..\\etc\\passwd'), [404]],
  ['a redirect to another site', get('//evil.example/'), [404]],
  ['a redirect to another site by a backslash', get('/\\evil.example/'), [404]],
  ['our own address in absolute form', get('http://localhost/about-us'), [200]],
  ['our own address in capitals', get('HTTP://LOCALHOST/about-us'), [200]],
  ['our own address without a path', get('http://localhost?from=x'), [200]],
  ['an address of another site', get('http://evil.example/about-us/'), [404]],
  ['our own address whose path looks like another site', get('http://localhost//evil.example/'), [404]],
  ['another scheme than HTTP', get('ftp://localhost/'), [404]],
  ['no path', get('about-us'), [400, 404]],
  ['an asterisk', 'OPTIONS * HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n', [400, 404, 405]],
  ['CONNECT', 'CONNECT evil.example:443 HTTP/1.1\r\nHost: x\r\n\r\n', [0, 404, 405]],
  ['an upgrade', get('/', 'Upgrade: websocket\r\n'), [200]],
  ['letters beyond ASCII in the address', get('/\xe9\xff'), [400, 404]],
]
