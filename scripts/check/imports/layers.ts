/** Rooms in an order: each imports itself and the rooms before it, never a later one. */
import { TESTS, type Rule } from './paths.ts'

type Layers = {
  /** The name of the rules: there is one for each room but the last. */
  readonly name: string
  readonly folder: string
  /** The lowest room first; rooms side by side, which do not import each other, as a list. */
  readonly rooms: readonly (string | readonly string[])[]
  /** Files beside the rooms that all of them may import. */
  readonly below?: readonly string[]
  readonly comment: string
}

/** Makes the rules. Files beside the rooms put them together, so no room imports those either. */
export function inOrder({ name, folder, rooms, below = [], comment }: Layers): Rule[] {
  return rooms.flatMap((level, index) =>
    [level].flat().map((room): Rule => ({
      name: `${name}-order-${room}`,
      comment,
      severity: 'error',
      from: { path: `^${folder}/${room}/`, pathNot: TESTS },
      to: {
        path: `^${folder}/`,
        pathNot: [
          `^${folder}/(${[...rooms.slice(0, index).flat(), room].join('|')})/`,
          ...below,
        ],
      },
    })),
  )
}
