/** What a student lets the mentor keep in mind. */
export type MentorMemory = { isOn: boolean; notes: string[]; savedAt: Date | null }

export const NO_MEMORY: MentorMemory = { isOn: true, notes: [], savedAt: null }

export const MAX_NOTES = 20
export const MAX_NOTE_LENGTH = 300

const ASKED =
  /^\W*(?:please\s+|can you\s+|could you\s+)?remember(?:\s+that|\s+this)?\s*[:,]?\s+(?<note>[^]{3,})$/iu

/**
 * What a message wants to be kept in mind ("Remember that I …"); null for any other. A question, as in
 * "Do you remember …?", asks for nothing to be kept.
 */
export function noteIn(message: string): string | null {
  const note = ASKED.exec(message.trim())?.groups?.['note']?.trim() ?? null
  if (note === null || note.endsWith('?')) return null
  return note.length <= MAX_NOTE_LENGTH ? note : null
}

/** The notes with one more; the oldest make room, and what is there already is not added. */
export function withNote(notes: readonly string[], note: string): string[] {
  return [...notes.filter((one) => one !== note), note].slice(-MAX_NOTES)
}
