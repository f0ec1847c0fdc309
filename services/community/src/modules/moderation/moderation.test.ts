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

describe('whether an entry is shown', () => {
  test.each([
    ['shown when nothing was decided', '', 'shown'],
    ['hidden when reports hid it', 'auto_hide', 'hidden'],
    ['follows the newest decision', 'auto_hide restore hide', 'hidden'],
    [
      'follows the decision before, when the newest is undone',
      'auto_hide restore (hide)',
      'shown',
    ],
    [
      'follows the newest decision, when an earlier one is undone',
      'auto_hide (restore) hide',
      'hidden',
    ],
    [
      'hidden when all decisions after the first hiding are undone',
      'auto_hide (restore) (hide)',
      'hidden',
    ],
    ['shown when all decisions are undone', '(auto_hide) (restore) (hide)', 'shown'],
    ['shown when the last decision does not hide it', 'auto_hide (restore) keep', 'shown'],
    ['hidden when a moderator agreed with the reports', 'auto_hide hide', 'hidden'],
    ['shown when the moderator’s agreement is undone', 'auto_hide (hide)', 'shown'],
    ['hidden when only the hiding by reports is undone', '(auto_hide) hide', 'hidden'],
    [
      'hidden when new reports come after an undone decision',
      'auto_hide (hide) auto_hide',
      'hidden',
    ],
  ])('%s', (_what, words, state) => {
    expect(stateAfter(decided(words))).toBe(state)
  })
})
