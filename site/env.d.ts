/// <reference types="astro/client" />

declare namespace App {
  interface Locals {
    /** The day in South Africa, for pages that the server renders on demand. */
    today?: import('../domain/calendar/calendar.ts').CalendarDate
    /** A form that the server could not take, for the pages under `answers/`. */
    form?: import('./features/enquiry/submitted-form.ts').NamedSubmittedForm
    /** By when a form is answered, for pages with one that the server renders. */
    answerBy?: import('../domain/enquiry/answer-by.ts').AnswerBy
    /** The free times of a week, for the contact form. */
    times?: import('../domain/calls/offered-week.ts').OfferedWeek
    /** What the page of a private link shows. */
    call?: import('../domain/calls/call-view.ts').CallView
    /** The public origin, for the calculator's whole links. */
    origin?: string
  }
}

interface DocumentEventMap {
  /** A form was stored without leaving its page: features know nothing of one another. */
  'twelve-moons:form-sent': Event
}
