export function SendBackScreen() {
  return <h1>Send something back</h1>
}
