export function ThanksScreen() {
  return <h1>Thank you</h1>
}
