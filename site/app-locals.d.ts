declare namespace App {
  interface Locals {
    /** A form that the server could not take, for the pages under `answers/`. */
    form?: import('./features/enquiry/posted.ts').PostedForm
  }
}
