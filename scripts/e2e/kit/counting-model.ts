/** The model server of the run, which counts in words until it is told to finish. */
import { type ModelAnswer, modelWord } from '../../test/model-server.ts'
import { site } from './config.ts'

/**
 * Returns every answer so far.
 * @param what `finish`: open answers end first
 */
export async function askModelServer(what?: 'finish'): Promise<ModelAnswer[]> {
  if (what === 'finish') await fetch(`${site.model}/finish`, { method: 'POST' })
  return (await fetch(`${site.model}/answers`)).json() as Promise<ModelAnswer[]>
}

/** The model's text after this many words. */
export function wordsUpTo(count: number): string {
  return Array.from({ length: count }, (_, place) => modelWord(place + 1))
    .join('')
    .trim()
}
