/** What a student lets the mentor remember. */
export type MentorMemory = { isOn: boolean; notes: string[]; savedAt: Date | null }

export const NO_MEMORY: MentorMemory = { isOn: true, notes: [], savedAt: null }

export const MAX_NOTES = 20
export const MAX_NOTE_LENGTH = 300

const ASKED =
  /^\W*(?:please\s+|can you\s+|could you\s+)?remember(?:\s+that|\s+this)?\s*[:,]?\s+(?<note>[^]{3,})$/iu

/**
 * The note that a message asks to be remembered ("Remember that I …"); null for any other message. A question such
 * as "Do you remember …?" asks for no note.
 */
export function noteIn(message: string): string | null {
  const note = ASKED.exec(message.trim())?.groups?.['note']?.trim() ?? null
  if (note === null || note.endsWith('?')) return null
  return note.length <= MAX_NOTE_LENGTH ? note : null
}

/** The notes with one more; the oldest make room, and a note that exists already moves to the end. */
export function withNote(notes: readonly string[], note: string): string[] {
  return [...notes.filter((one) => one !== note), note].slice(-MAX_NOTES)
}
