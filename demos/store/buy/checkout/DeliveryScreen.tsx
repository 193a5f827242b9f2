export function DeliveryScreen() {
  return <h1>Check out</h1>
}
