/** As much of fontverter 2 as is used here; it brings no types. */
declare module 'fontverter' {
  export function convert(font: Buffer, to: 'truetype'): Promise<Buffer>
}
