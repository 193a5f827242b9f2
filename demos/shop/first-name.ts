/** `Nomsa` of `Nomsa Dlamini`, `Sipho` of `Sipho, courier`. */
export function firstName(name: string): string {
  return name.split(/[\s,]/)[0] ?? name
}
