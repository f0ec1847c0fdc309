/** As many as a student may save: with fewer, neither the number of awards nor their order would be right. */
export const MAX_AWARDS = 2_000

/** One award of a student, in words for people. */
export type AwardRecord = {
  scholarshipId: string
  title: string
  /** The student's own status ("planned", "applied" …), or the state of the application. */
  state: string
  /** "1 Dec 2026, 23:59 New York · in 10 days"; null when no date lies ahead. */
  deadline: string | null
  /** YYYY-MM-DD, for the order; null as above. */
  deadlineDay: string | null
  /** The rules' verdict; null without a profile. */
  verdict: string | null
}

/** One step that is still to be done for an award, in words for people. */
export type StepRecord = {
  scholarshipId: string
  award: string
  /** In the words of the plan or the award; "Your own task: essay" for a task that the student worded. */
  title: string
  /** "not started", "in progress", "blocked"; null for a line. */
  state: string | null
  /** "1 Dec 2026"; null without a day. */
  due: string | null
  /** YYYY-MM-DD, for the order; null as above. */
  dueDay: string | null
}

/** A student's steps for all awards together. */
export type TaskRecords = {
  /** Today where the student lives, YYYY-MM-DD; it decides when a task is due. */
  today: string
  openTasks: number
  completedTasks: number
  openLines: number
  completedLines: number
  /** The soonest first; steps without a day come last. */
  next: StepRecord[]
}

/** Everything that an answer may be based on, all of it one student's own. These are existing words and figures. */
export type StudentRecords = {
  /** Today in the zone where most deadlines are set, YYYY-MM-DD. */
  today: string
  hasProfile: boolean
  /** The visa held, or else wanted: "F-1"; null when the profile names none. */
  visa: string | null
  saved: AwardRecord[]
  applications: AwardRecord[]
  /** The tasks of the toolkit and the lines of its checklists. */
  tasks: TaskRecords
  /** The newest finished match; null before the first. */
  match: {
    day: string
    eligible: number
    /** How many of the matches wait for their next round; null when that is not known. */
    waiting: number | null
    toAnswer: number
    toCheck: number
    best: { scholarshipId: string; title: string; score: number | null; label: string }[]
    tips: string[]
  } | null
  essays: { title: string; status: string; score: number | null }[]
  /** What the student lets the mentor remember; empty when that is off. */
  notes: string[]
}
