declare module 'subset-font' {
  type Axis = number | { min: number; max: number; default?: number }
  type Options = {
    targetFormat?: 'woff2' | 'woff' | 'sfnt'
    variationAxes?: Record<string, Axis>
    keepFeatures?: ReadonlyArray<string>
  }

  export default function subsetFont(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
