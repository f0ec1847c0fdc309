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

/** What an answer may rest on, all of one student's own. Everything is words and figures that are there. */
export type StudentRecords = {
  /** YYYY-MM-DD, where most deadlines are set. */
  today: string
  hasProfile: boolean
  saved: AwardRecord[]
  applications: AwardRecord[]
  /** The newest finished match; null before the first. */
  match: {
    day: string
    eligible: number
    toAnswer: number
    toCheck: number
    best: { scholarshipId: string; title: string; score: number | null; label: string }[]
    tips: string[]
  } | null
  essays: { title: string; status: string; score: number | null }[]
  /** What the student lets the mentor keep in mind; empty when that is off. */
  notes: string[]
}
