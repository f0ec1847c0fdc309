/** As many as a student may save: with fewer neither their number nor which comes first would be true. */
export const MAX_AWARDS = 2_000

/** One award of a student, in words for people. */
export type AwardRecord = {
  scholarshipId: string
  title: string
  /** What the student says of it ("planned", "applied" …), or the state of the application. */
  state: string
  /** "1 Dec 2026, 23:59 New York · in 10 days"; null where no date lies ahead. */
  deadline: string | null
  /** YYYY-MM-DD, for the order; null as above. */
  deadlineDay: string | null
  /** As the rules decide it; null without a profile. */
  verdict: string | null
}

/** One thing that is still to be done for an award, in words for people. */
export type StepRecord = {
  scholarshipId: string
  award: string
  /** As the plan or the award words it; "Your own task: essay" for what the student worded. */
  title: string
  /** "not started", "in progress", "blocked"; null for a line. */
  state: string | null
  /** "1 Dec 2026"; null without a day. */
  due: string | null
  /** YYYY-MM-DD, for the order; null as above. */
  dueDay: string | null
}

/** What a student has to do for all awards together. */
export type TaskRecords = {
  /** YYYY-MM-DD, where the student lives: by it a task is due. */
  today: string
  openTasks: number
  completedTasks: number
  openLines: number
  completedLines: number
  /** The soonest first, those without a day at the end. */
  next: StepRecord[]
}

/** What an answer may rest on, all of one student's own. Everything is words and figures that are there. */
export type StudentRecords = {
  /** YYYY-MM-DD, where most deadlines are set. */
  today: string
  hasProfile: boolean
  /** Held, or else wanted: "F-1"; null where the profile names none. */
  visa: string | null
  saved: AwardRecord[]
  applications: AwardRecord[]
  /** The tasks of the toolkit and the lines of its checklists. */
  tasks: TaskRecords
  /** The newest finished match; null before the first. */
  match: {
    day: string
    eligible: number
    /** Those of them that wait for their next round; null when that is not known. */
    waiting: number | null
    toAnswer: number
    toCheck: number
    best: { scholarshipId: string; title: string; score: number | null; label: string }[]
    tips: string[]
  } | null
  essays: { title: string; status: string; score: number | null }[]
  /** What the student lets the mentor keep in mind; empty when that is off. */
  notes: string[]
}
