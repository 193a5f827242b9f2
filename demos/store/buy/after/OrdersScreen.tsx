export function OrdersScreen() {
  return <h1>Your orders</h1>
}
