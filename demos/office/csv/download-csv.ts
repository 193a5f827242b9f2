import { downloadFile } from '../../parts/download-file.ts'

export function downloadCsv(name: string, text: string): void {
  downloadFile(name, new Blob([text], { type: 'text/csv;charset=utf-8' }))
}
