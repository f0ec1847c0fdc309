import type { ReactNode } from 'react'

/** One question of the help page; its id is the anchor that others link to. */
export type HelpEntry = { id: string; question: string; answer: ReactNode }

export type HelpTopic = { id: string; title: string; entries: readonly HelpEntry[] }
