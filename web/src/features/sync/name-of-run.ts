import { syncMessages as text } from './sync-messages.ts'

/** The usual name of the source that a run reads. */
export function nameOfRun(source: string): string {
  return text.shipped[source] ?? source.replace(/^source:/, '')
}
