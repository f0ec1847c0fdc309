import { expect, it } from 'vitest'
import { draftStanding } from './draft-standing.ts'

const draft = {
  closesAt: '2027-03-16T04:00:00Z',
  graceMinutes: 10,
  scholarship: { takesApplicationsHere: true as boolean | null },
}
const closed = { ...draft, scholarship: { takesApplicationsHere: false } }
const at = (time: string) => new Date(`2027-03-${time}Z`)

it('can be submitted until its deadline', () => {
  const open = draftStanding(draft, at('16T03:59:00'))
  expect(open).toEqual({
    words: expect.stringMatching(/^You can submit it/),
    isOver: false,
  })
  const unknown = { ...draft, scholarship: { takesApplicationsHere: null } }
  expect(draftStanding(unknown, at('10T00:00:00')).isOver).toBe(false)
  expect(draftStanding({ ...draft, closesAt: null }, at('20T00:00:00')).words).toBeNull()
})

it('can be submitted a little later, if it was saved before', () => {
  const { words, isOver } = draftStanding(closed, at('16T04:09:00'))
  expect([words, isOver]).toEqual([
    expect.stringContaining('up to 10 minutes after the deadline'),
    false,
  ])
  expect(draftStanding(closed, at('16T04:10:00'))).toEqual({
    words: expect.stringContaining('The deadline has passed, so'),
    isOver: true,
  })
})

it('cannot be submitted where the award was closed early', () => {
  for (const closesAt of [draft.closesAt, null])
    expect(draftStanding({ ...closed, closesAt }, at('10T00:00:00'))).toEqual({
      words: expect.stringContaining('is not taking applications here now'),
      isOver: true,
    })
})
