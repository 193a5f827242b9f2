/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The day in South Africa, for pages that the server renders on demand. */
    today?: import('../domain/calendar/calendar.ts').CalendarDate
    /** A form that the server refused, for the pages under `answers/`. */
    form?: import('./features/enquiry/submitted-form.ts').NamedSubmittedForm
    /** The deadline for an answer, for rendered pages with a form. */
    answerBy?: import('../domain/enquiry/answer-by.ts').AnswerBy
    /** The free times of a week, for the contact form. */
    times?: import('../domain/calls/offered-week.ts').OfferedWeek
    /** The data of a private link's page. */
    call?: import('../domain/calls/call-view.ts').CallView
    /** The public origin, for the calculator's absolute links. */
    origin?: string
  }
}

interface DocumentEventMap {
  /** Dispatched when a form was stored without leaving its page, because features do not import each other. */
  'twelve-moons:form-sent': Event
}
