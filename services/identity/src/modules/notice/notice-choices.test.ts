import { NOTICE_TYPES } from '../notice/notice-types.ts'
import { describe, expect, it } from 'vitest'
import { changeChoices, typesFor, wantedOf } from './notice-choices.ts'

describe('choices of notices', () => {
  it('are the defaults until somebody chooses', () => {
    expect(wantedOf({}, 'deadline-reminder')).toEqual({ inApp: true, mail: true })
    expect(wantedOf({}, 'saved-changed')).toEqual({ inApp: true, mail: false })
    expect(NOTICE_TYPES.every((type) => wantedOf({}, type).inApp)).toBe(true)
  })

  it('change one channel of one type', () => {
    const choices = changeChoices({}, [{ type: 'deadline-reminder', mail: false }])
    expect(wantedOf(choices, 'deadline-reminder')).toEqual({ inApp: true, mail: false })
    expect(wantedOf(choices, 'saved-closed')).toEqual({ inApp: true, mail: true })
  })

  it('store nothing that equals the default', () => {
    const off = changeChoices({}, [{ type: 'saved-changed', inApp: false, mail: true }])
    expect(off).toEqual({ 'saved-changed': { inApp: false, mail: true } })
    const back = changeChoices(off, [
      { type: 'saved-changed', inApp: true },
      { type: 'saved-changed', mail: false },
    ])
    expect(back).toEqual({ 'saved-changed': {} })
  })

  it('are offered by what may reach the account', () => {
    expect(typesFor({ userType: 'donor', roles: [] })).toEqual([
      'applications-arrived',
      'application-answered',
      'review-overdue',
      'review-message',
      'award-answered',
      'webhook-disabled',
      'listing-moderated',
      'forum-reply',
      'forum-mention',
      'forum-accepted',
      'forum-decision',
      'content-decision',
      'api-key-revoked',
    ])
    expect(typesFor({ userType: 'student', roles: [] })).not.toContain('award-answered')
    expect(typesFor({ userType: 'student', roles: ['mentor'] })).not.toContain('sync-held')
    const forMentors = ['essay-request', 'session-requested']
    const ofStudent = typesFor({ userType: 'student', roles: [] })
    expect(ofStudent.filter((type) => forMentors.includes(type))).toEqual([])
    expect(typesFor({ userType: 'donor', roles: ['mentor'] })).toEqual(
      expect.arrayContaining(forMentors),
    )
    const forOthers = [
      ...forMentors,
      'applications-arrived',
      'application-answered',
      'award-answered',
      'review-overdue',
      'review-message',
      'webhook-disabled',
      'content-decision',
      'api-key-revoked',
    ]
    expect(typesFor({ userType: 'student', roles: ['admin'] })).toEqual(
      NOTICE_TYPES.filter((type) => !forOthers.includes(type)),
    )
  })
})
