// The entry point of the worker thread that printer.ts starts.
export { renderSheet } from './render-sheet.ts'
