export function BasketScreen() {
  return <h1>Basket</h1>
}
