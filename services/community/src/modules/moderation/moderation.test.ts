import { describe, expect, test } from 'vitest'
import { type ActionKind, stateAfter } from './moderation.ts'

const UNDONE_AT = new Date('2026-11-23T12:00:00Z')

/** @param words kinds of actions in the order in which they were taken, in brackets when undone */
const decided = (words: string) =>
  words
    .split(' ')
    .filter(Boolean)
    .map((word) => ({
      kind: word.replaceAll(/[()]/g, '') as ActionKind,
      undoneAt: word.startsWith('(') ? UNDONE_AT : null,
    }))

describe('what decides whether an entry can be read', () => {
  test.each([
    ['nothing was decided', '', 'shown'],
    ['reports hide it', 'auto_hide', 'hidden'],
    ['the newest stands', 'auto_hide restore hide', 'hidden'],
    ['the newest is taken back', 'auto_hide restore (hide)', 'shown'],
    ['one in between is taken back', 'auto_hide (restore) hide', 'hidden'],
    ['all after the first hiding are taken back', 'auto_hide (restore) (hide)', 'hidden'],
    ['all are taken back', '(auto_hide) (restore) (hide)', 'shown'],
    ['a decision that hides nothing came last', 'auto_hide (restore) keep', 'shown'],
    ['a moderator agreed with the reports', 'auto_hide hide', 'hidden'],
    ['the agreement alone is taken back', 'auto_hide (hide)', 'shown'],
    ['the reports alone are taken back', '(auto_hide) hide', 'hidden'],
    ['reports come again after it', 'auto_hide (hide) auto_hide', 'hidden'],
  ])('%s', (_what, words, state) => {
    expect(stateAfter(decided(words))).toBe(state)
  })
})
