import * as z from 'zod/mini'
import { enquiryNumberSchema, instantSchema, roleSchema, staffIdSchema, typedEmailSchema } from './basics.ts'

const personSchema = z.object({
  id: staffIdSchema,
  name: z.string(),
  initials: z.string(),
  /** How many open enquiries a person has, excluding won, lost and quarantined ones; at most 10 001 per list are counted. */
  open: z.int().check(z.nonnegative()),
  /** The booked calls that a person makes, by their start. */
  calls: z.array(z.object({ number: enquiryNumberSchema, name: z.string(), startsAt: instantSchema })),
})

/** GET /people: staff, former staff with open enquiries or booked calls, and invitations. Members may read it; only owners change it. */
export const peopleSchema = z.object({
  people: z.array(
    z.extend(personSchema, {
      email: z.string(),
      role: roleSchema,
      passkeys: z.int().check(z.nonnegative()),
      hasPassword: z.boolean(),
      /** False for the last owner, who can neither leave nor become a member. */
      canChange: z.boolean(),
    }),
  ),
  departed: z.array(personSchema),
  invited: z.array(
    z.object({
      id: staffIdSchema,
      email: z.string(),
      role: roleSchema,
      invitedAt: instantSchema,
      until: instantSchema,
    }),
  ),
})
export type People = z.infer<typeof peopleSchema>
export type StaffMember = People['people'][number]
export type Departed = People['departed'][number]
export type Invited = People['invited'][number]

/** POST /people/invite */
export const inviteSchema = z.object({
  email: typedEmailSchema,
  role: roleSchema,
})
/**
 * PUT /people/:id: changes the role, or removes (`left`) or restores the person. DELETE revokes an invitation. POST
 * /people/:id/link sends a new link.
 */
export const changePersonSchema = z.object({
  role: z.optional(roleSchema),
  left: z.optional(z.boolean()),
})
export type ChangePerson = z.infer<typeof changePersonSchema>
/** How many calls of a person who left went to colleagues, and how many no colleague could take. */
export const changedPersonSchema = z.object({ callsGiven: z.int(), callsLeft: z.int() })
export type ChangedPerson = z.infer<typeof changedPersonSchema>

/** GET /sessions: one's own sessions. DELETE /sessions/:id ends one, POST /sign-out-everywhere ends all. */
export const sessionsSchema = z.object({
  sessions: z.array(
    z.object({
      id: z.string(),
      /** `Chrome on Windows` */
      device: z.string(),
      phone: z.boolean(),
      lastUsedAt: instantSchema,
      current: z.boolean(),
    }),
  ),
})
export type Sessions = z.infer<typeof sessionsSchema>
