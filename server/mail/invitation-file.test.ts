import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { momentOf } from '../../domain/calendar/time-of-day.ts'
import { invitationOf } from './invitation-file.ts'

const AT = momentOf('2026-11-24', '09:30')

test('quotation marks, line breaks and control characters in names stay in their field', () => {
  const file = invitationOf({
    method: 'REQUEST',
    id: 'K7mQ2v9xT4bN8sLw',
    host: 'twelvemoons.example',
    sequence: 0,
    startsAt: AT,
    endsAt: AT + 1_200_000,
    createdAt: AT,
    at: AT,
    summary: 'Moon; "Sons", \\ phones\r\nSTATUS:CANCELLED\u0007',
    description: 'Pieter\u0000phones.\nATTENDEE:mailto:x@y.example\r\n\tMove or cancel',
    url: null,
    organizer: { name: 'Moon "Sons"\\; Co\r\nX-EVIL:1', email: 'hello@twelvemoons.example' },
    attendee: 'nomvula@khoza.example',
  })
  expect(file).not.toMatch(/[^\P{Cc}\r\n]/u)
  const calendar = new ICAL.Component(ICAL.parse(file))
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent') ?? undefined)
  expect(event.summary).toBe('Moon; "Sons", \\ phones STATUS:CANCELLED')
  expect(event.description).toBe('Pieter phones.\nATTENDEE:mailto:x@y.example\nMove or cancel')
  expect(event.component.getFirstPropertyValue('status')).toBe('CONFIRMED')
  expect(event.component.getFirstProperty('organizer')?.getParameter('cn')).toBe('Moon ’Sons’’; Co X-EVIL:1')
  expect(event.component.getFirstProperty('x-evil')).toBeNull()
  expect(event.attendees).toHaveLength(1)
})
