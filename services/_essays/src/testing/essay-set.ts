import { readdirSync, readFileSync } from 'node:fs'

const FOLDER = new URL('../../fixtures/', import.meta.url)

/** The kinds of essays in the set, best first; beside them, twins with a second-language writer's slips. */
export const KINDS = ['strong', 'weak', 'off-topic', 'gibberish', 'stuffing'] as const
export const TWINS = [
  ['strong', 'second-language'],
  ['weak', 'weak-second-language'],
] as const

/** One folder for each prompt. */
export const PROMPTS = readdirSync(FOLDER)

/** The text of one file, for example `strong` in `goals`. */
export function readFixture(folder: string, name: string): string {
  return readFileSync(new URL(`${folder}/${name}.txt`, FOLDER), 'utf8').trim()
}
