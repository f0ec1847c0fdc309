import { describe, expect, it } from 'vitest'
import { endOfQuiet } from './quiet-hours.ts'

const night = (timeZone: string, until = 7 * 60) => ({ from: 22 * 60, until, timeZone })
const end = (now: string, quiet: Parameters<typeof endOfQuiet>[1]) =>
  endOfQuiet(new Date(now), quiet)?.toISOString() ?? null

describe('quiet hours', () => {
  it('end in the morning where the person lives', () => {
    expect(end('2026-11-10T18:00:30Z', night('Asia/Kolkata'))).toBe(
      '2026-11-11T01:30:00.000Z',
    )
    expect(end('2026-11-10T16:30:00Z', night('Asia/Kolkata'))).toBe(
      '2026-11-11T01:30:00.000Z',
    )
    expect(end('2026-11-10T16:29:59Z', night('Asia/Kolkata'))).toBeNull()
    expect(end('2026-11-11T01:30:00Z', night('Asia/Kolkata'))).toBeNull()
  })

  it('of one day do not pass midnight', () => {
    const noon = { from: 12 * 60, until: 13 * 60 + 10, timeZone: 'UTC' }
    expect(end('2026-11-10T12:30:00Z', noon)).toBe('2026-11-10T13:10:00.000Z')
    expect(end('2026-11-10T11:59:59Z', noon)).toBeNull()
    expect(end('2026-11-10T13:10:00Z', noon)).toBeNull()
  })

  it.each([
    ['loses an hour', '2026-03-08T04:00:00Z', '2026-03-08T11:00:00.000Z'],
    ['gains an hour', '2026-11-01T03:00:00Z', '2026-11-01T12:00:00.000Z'],
  ])('end at seven on the clock in a night that %s', (_what, now, expected) => {
    expect(end(now, night('America/New_York'))).toBe(expected)
  })

  it('end at the jump when the clock never shows their end', () => {
    const early = night('America/New_York', 2 * 60 + 30)
    expect(end('2026-03-08T06:59:00Z', early)).toBe('2026-03-08T07:00:00.000Z')
  })

  it('end at the first of two equal times of the clock', () => {
    const early = night('America/New_York', 60 + 30)
    expect(end('2026-11-01T04:00:00Z', early)).toBe('2026-11-01T05:30:00.000Z')
  })

  it('are none when they begin and end at the same time', () => {
    expect(end('2026-11-10T12:00:00Z', { from: 0, until: 0, timeZone: 'UTC' })).toBeNull()
  })
})
