// What runs in the thread that prints: see printer.ts.
export { renderSheet } from './render-sheet.ts'
