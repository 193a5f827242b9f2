export function OrderScreen() {
  return <h1>Your order</h1>
}
