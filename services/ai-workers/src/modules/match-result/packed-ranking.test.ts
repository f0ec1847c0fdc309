import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { packRanking, unpackRanking } from './packed-ranking.ts'

const ranked = Array.from({ length: 70 }, (_, turn) => ({
  id: randomUUID(),
  version: turn === 0 ? 2 ** 32 - 1 : turn,
  tenths: turn === 1 ? 0 : 1_000 - turn,
  isMatch: turn % 3 !== 0,
}))

describe('a packed ranking', () => {
  it.each([0, 1, 2, 70])('gives %i awards back as they were', (count) => {
    const some = ranked.slice(0, count)
    expect(unpackRanking(packRanking(some))).toEqual(some)
  })

  it('is read as the list that older runs hold, too', () => {
    expect(unpackRanking(ranked)).toEqual(ranked)
  })
})
