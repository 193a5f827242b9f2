export function PaymentScreen() {
  return <h1>Check out</h1>
}
