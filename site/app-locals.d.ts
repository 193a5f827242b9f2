declare namespace App {
  interface Locals {
    /** The day in South Africa, for pages that the server renders on demand. */
    today?: import('../domain/calendar.ts').CalendarDate
    /** A form that the server could not take, for the pages under `answers/`. */
    form?: import('./features/enquiry/posted.ts').PostedForm
    /** The day it is in South Africa and the public origin, for the calculator: a plan begins from the one, its link with the other. */
    calculator?: { today: string; origin: string }
  }
}
