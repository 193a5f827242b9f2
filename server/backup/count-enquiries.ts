/** `1 enquiry`, `12 enquiries`: for the output of the owner's commands. */
export function enquiries(count: number): string {
  return count === 1 ? '1 enquiry' : `${count} enquiries`
}
