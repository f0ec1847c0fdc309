/** The model server of the run, which counts words for as long as it is let. */
import { type ModelAnswer, modelWord } from '../../test/model-server.ts'
import { site } from './config.ts'

/** Every answer so far. @param what `finish`: those that are open end first */
export async function askModelServer(what?: 'finish'): Promise<ModelAnswer[]> {
  if (what === 'finish') await fetch(`${site.model}/finish`, { method: 'POST' })
  return (await fetch(`${site.model}/answers`)).json() as Promise<ModelAnswer[]>
}

/** What the model has written after so many words. */
export function wordsUpTo(count: number): string {
  return Array.from({ length: count }, (_, place) => modelWord(place + 1))
    .join('')
    .trim()
}
