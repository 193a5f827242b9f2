import ical, {
  ICalAttendeeRole,
  ICalAttendeeStatus,
  ICalAttendeeType,
  ICalCalendarMethod,
  ICalEventStatus,
  ICalEventTransparency,
} from 'ical-generator'
import { onOneLine } from './mail.ts'

const LINE_MAX_CHARS = 500

/** A call for a calendar. Its UID never changes, and `sequence` rises with each change. Times are epoch milliseconds. */
type Invitation = {
  /** PUBLISH: for a file to download; the others are mailed. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH'
  id: string
  /** The domain of the site, which makes the UID unique. */
  host: string
  sequence: number
  startsAt: number
  endsAt: number
  createdAt: number
  /** When it was written. */
  at: number
  summary: string
  description: string
  url: string | null
  organizer: { name: string; email: string } | null
  attendee: string | null
}

/** An invitation as an iCalendar file (RFC 5545, RFC 5546). Times are in UTC, so that no calendar needs our time zone. */
export function invitationOf(invitation: Invitation): string {
  const { method, id, host, sequence, startsAt, endsAt, createdAt, at, attendee, organizer } = invitation
  const calendar = ical({
    method: ICalCalendarMethod[method],
    prodId: { company: 'Twelve Moons', product: 'Calls', language: 'EN' },
  })
  const event = calendar.createEvent({
    id: `${id}@${host}`,
    sequence,
    stamp: new Date(at),
    start: new Date(startsAt),
    end: new Date(endsAt),
    summary: onOneLine(invitation.summary),
    location: 'By phone',
    description: withoutControlCharacters(invitation.description),
    url: invitation.url,
    transparency: ICalEventTransparency.OPAQUE,
    status: method === 'CANCEL' ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    created: new Date(createdAt),
    lastModified: new Date(at),
    ...(organizer ? { organizer: { ...organizer, name: quotable(organizer.name) } } : {}),
  })
  if (attendee !== null)
    event.createAttendee({
      email: attendee,
      role: ICalAttendeeRole.REQ,
      type: ICalAttendeeType.INDIVIDUAL,
      status: ICalAttendeeStatus.ACCEPTED,
      rsvp: false,
    })
  return calendar.toString()
}

/** Removes the control characters that a calendar's text must not contain: all but line breaks (RFC 5545 §3.3.11). */
function withoutControlCharacters(text: string): string {
  return text
    .split('\n')
    .map((line) => onOneLine(line, LINE_MAX_CHARS))
    .join('\n')
}

/** A name is written in quotation marks, so it can contain none (RFC 5545 §3.2); calendars disagree on a backslash. */
function quotable(name: string): string {
  return onOneLine(name).replace(/["\\]/g, '’')
}
