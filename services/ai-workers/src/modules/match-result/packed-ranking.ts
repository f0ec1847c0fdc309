import type { RankedAward } from './match-changes.ts'

/**
 * What a result showed, as base64 of a fixed number of bytes for each award. The database takes one
 * text apart in a tenth of the time that it needs for a list of objects.
 */
export type PackedRanking = string

const ID_BYTES = 16
const VERSION_AT = ID_BYTES
const TENTHS_AT = VERSION_AT + 4
const IS_MATCH_AT = TENTHS_AT + 2
const AWARD_BYTES = IS_MATCH_AT + 1

/** @param ranked their ids are UUIDs */
export function packRanking(ranked: readonly RankedAward[]): PackedRanking {
  const bytes = Buffer.alloc(ranked.length * AWARD_BYTES)
  for (const [place, { id, version, tenths, isMatch }] of ranked.entries()) {
    const at = place * AWARD_BYTES
    bytes.write(id.replaceAll('-', ''), at, 'hex')
    bytes.writeUInt32BE(version, at + VERSION_AT)
    bytes.writeUInt16BE(tenths, at + TENTHS_AT)
    bytes.writeUInt8(isMatch ? 1 : 0, at + IS_MATCH_AT)
  }
  return bytes.toString('base64')
}

/** @param packed runs of before this form hold the list itself */
export function unpackRanking(packed: PackedRanking | RankedAward[]): RankedAward[] {
  if (typeof packed !== 'string') return packed
  const bytes = Buffer.from(packed, 'base64')
  return Array.from({ length: bytes.length / AWARD_BYTES }, (_, place) => {
    const at = place * AWARD_BYTES
    return {
      id: idOf(bytes.toString('hex', at, at + ID_BYTES)),
      version: bytes.readUInt32BE(at + VERSION_AT),
      tenths: bytes.readUInt16BE(at + TENTHS_AT),
      isMatch: bytes.readUInt8(at + IS_MATCH_AT) === 1,
    }
  })
}

function idOf(hex: string): string {
  const parts = [[0, 8], [8, 12], [12, 16], [16, 20], [20, 32]] as const // prettier-ignore
  return parts.map(([from, to]) => hex.slice(from, to)).join('-')
}
