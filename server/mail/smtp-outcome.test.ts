import { describe, expect, test } from 'vitest'
import { smtpOutcome, withoutWords } from './smtp-outcome.ts'

const outcomeOf = (command: string, response: string) => {
  const responseCode = Number(response.slice(0, 3))
  return smtpOutcome({ code: 'EENVELOPE', command, responseCode, response }).outcome
}

describe('a refusal of the recipient or the content is final', () => {
  test.each([
    ['RCPT TO', '550 5.1.1 <ann@relay.example>: Recipient address rejected: User unknown'],
    ['RCPT TO', '550 No such user here'],
    ['RCPT TO', '550 Unrouteable address'],
    ['RCPT TO', '553 sorry, no mailbox here by that name (#5.1.1)'],
    ['RCPT TO', '556 5.1.10 Recipient address has null MX'],
    ['RCPT TO', '501 malformed address'],
    ['RCPT TO', '552 5.2.2 The recipient is over quota'],
    ['RCPT TO', '552 Mailbox full, storage limit exceeded'],
    ['DATA', '550-5.1.1 The email account does not exist.\n550-5.1.1 Please check it.\n550 5.1.1 gsmtp'],
    ['DATA', '552 5.3.4 Message size exceeds fixed limit'],
    ['DATA', '554 5.6.0 Message contains bare line feeds'],
    ['DATA', '554 5.7.1 looks like spam'],
    ['DATA', '550 High probability of spam'],
  ])('at %s: %s', (command, response) => expect(outcomeOf(command, response)).toBe('refused'))
})

describe('a temporary refusal, or one of our sender, our quota or our machine, is retried until it is fixed', () => {
  test.each([
    ['MAIL FROM', '553 5.7.1 <hello@twelvemoons.example>: Sender address rejected: not owned by user'],
    ['MAIL FROM', '550 5.1.0 Address rejected'],
    ['MAIL FROM', '530 5.7.0 Authentication required'],
    ['RCPT TO', '550 5.4.5 Daily user sending limit exceeded'],
    ['RCPT TO', '550 5.1.8 Access denied, bad outbound sender'],
    ['RCPT TO', '553 5.7.1 Sender address rejected: not owned by user moons'],
    ['RCPT TO', '554 5.7.1 <ann@example.co.za>: Relay access denied'],
    ['RCPT TO', '550 relay not permitted'],
    ['RCPT TO', "553 sorry, that domain isn't in my list of allowed rcpthosts (#5.7.1)"],
    ['RCPT TO', '550 Sender verify failed'],
    ['RCPT TO', '550 Domain twelvemoons.example has exceeded the max emails per hour (100/100) allowed'],
    ['RCPT TO', '504 5.5.2 <moons>: Helo command rejected: need fully-qualified hostname'],
    ['RCPT TO', '554 5.7.1 Service unavailable; Client host [192.0.2.1] blocked using zen.spamhaus.org'],
    ['DATA', '550-5.4.5 Daily user sending quota exceeded.\n550 5.4.5 gsmtp'],
    ['DATA', '554 5.2.252 SendAsDenied; hello@twelvemoons.example not allowed to send as'],
    ['DATA', '550 5.7.60 SMTP; Client does not have permissions to send as this sender'],
    ['DATA', '550 5.7.26 This mail has been blocked because the sender is unauthenticated'],
    ['DATA', '550 5.7.1 Message rejected due to DMARC policy'],
    ['DATA', '503 Bad sequence of commands'],
    ['RCPT TO', '450 4.2.0 come back in five minutes'],
    ['DATA', '452 4.3.1 no room'],
  ])('at %s: %s', (command, response) => expect(outcomeOf(command, response)).toBe('wait'))
})

test.each([
  ['CERT_HAS_EXPIRED', 'the certificate of the mail server has expired'],
  ['CERT_NOT_YET_VALID', 'the certificate of the mail server is not valid yet, or the clock here is wrong'],
  [
    'ERR_TLS_CERT_ALTNAME_INVALID',
    'the certificate of the mail server is for another name than the host of SMTP_URL',
  ],
  ['ECONNREFUSED', 'the mail server could not be reached, or hung up'],
])('the error %s is explained: %s', (originalCode, reason) => {
  expect(smtpOutcome({ code: 'ESOCKET', originalCode })).toEqual({ outcome: 'wait', reason })
})

test.each([
  ['550 5.4.5 Nomvula sent too much', '550 5.4.5'],
  ['550-5.4.5 Nomvula sent too much', '550-5.4.5'],
  ['450 Nomvula is away', '450'],
  ['the user or the password: 535 5.7.8 Nomvula', 'the user or the password: 535 5.7.8'],
  ['the mail server did not answer in time', 'the mail server did not answer in time'],
])('the log gets only the codes of "%s"', (reason, logged) => expect(withoutWords(reason)).toBe(logged))
