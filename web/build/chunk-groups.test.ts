import { globSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { chunkGroups } from './chunk-groups.ts'

const web = join(import.meta.dirname, '..')
const isThere = (pattern: string) => globSync(pattern, { cwd: web }).length > 0

/** Patterns of the places of a group's modules. */
const placesOf = ({ files, folder, icons, libraries }: (typeof chunkGroups)[number]) => [
  ...(files ?? []).map((name) => `src/${name}.{ts,tsx,svg}`),
  ...(folder
    ? [folder.name, ...folder.except.map((name) => `${folder.name}/${name}*`)]
    : []
  ).map((name) => `src/${name}`),
  ...(icons ?? []).map((name) => `../node_modules/lucide-react/dist/esm/icons/${name}.*`),
  ...(libraries ?? []).map((name) => `../node_modules/${name}`),
]

it('is made of files that there are: one that was renamed would move in silence', () => {
  const places = chunkGroups.flatMap(placesOf)
  expect(places.length).toBeGreaterThan(100)
  expect(places.filter((place) => !isThere(place))).toEqual([])
})

it('puts each file into one group', () => {
  const places = chunkGroups.flatMap(placesOf)
  expect(places.filter((place, index) => places.indexOf(place) !== index)).toEqual([])
})
