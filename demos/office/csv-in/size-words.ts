import { decimal } from '../../../domain/wording.ts'

/** `1,2 MB`, `48 KB`, `310 bytes` */
export function sizeWords(bytes: number): string {
  if (bytes >= 1_048_576) return `${decimal(Math.round(bytes / 104_857.6) / 10)} MB`
  return bytes >= 1_024 ? `${Math.round(bytes / 1_024)} KB` : `${bytes} bytes`
}
