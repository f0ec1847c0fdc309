import { syncMessages as text } from './sync-messages.ts'

/** Of the source that a run reads, as people call it. */
export function nameOfRun(source: string): string {
  return text.shipped[source] ?? source.replace(/^source:/, '')
}
