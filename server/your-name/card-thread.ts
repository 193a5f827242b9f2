// The entry point of the worker thread that card-painter.ts starts.
export { paintCard } from './paint-card.ts'
