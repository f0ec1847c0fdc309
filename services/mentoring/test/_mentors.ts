import type { Caller } from '@landfall/kit/identity/viewer'
import { anAdmin, aStudent, type RunningMentoring, userIdOf } from './_app.ts'

export const PROFILE = {
  name: 'Ama Mensah',
  bio: 'I came from Kumasi to Ohio on a full scholarship, and I help others to do the same.',
  expertise: ['Interviews', 'Research'],
  scholarshipsWon: ['Mastercard Foundation Scholars'],
  university: 'Ohio State University',
  country: 'Ghana',
  fieldOfStudy: 'Engineering',
  languages: ['English', 'Akan'],
  hourlyRate: '25.50',
  roomUrl: 'https://meet.example/ama',
  timeZone: 'America/New_York',
}

/** Each day from 09:00 to 17:00 in New York. */
export const EVERY_DAY = {
  timeZone: 'America/New_York',
  weekly: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    weekday,
    fromMinute: 540,
    untilMinute: 1020,
  })),
  overrides: [],
  bufferMinutes: 0,
  noticeHours: 24,
  horizonDays: 60,
}

const PROBLEM = `... on Problem { code message ... on ValidationFailed { errors { path message } } }`
const SLOTS = `... on SlotTaken { nextSlots { startsAt endsAt } }`
export const MENTOR = `id name averageRating ratingCount completedSessions hourlyRate country languages
  settings { status roomUrl bufferMinutes }`
export const SESSION = `id status scheduledAt endsAt duration amount notes roomUrl proposedAt isProposedByViewer
  isViewerMentor isLate isMissedByViewer endReason appeal appealDecision rating feedback privateNote mayAppeal appealUntil
  mayReportNoShow mentor { id name } student { id }`

const MUTATIONS = {
  saveMentorProfile: ['MentorProfileInput', `... on MentorSaved { mentor { ${MENTOR} } }`],
  setMentorAvailability: [
    'MentorAvailabilityInput',
    `... on MentorSaved { mentor { ${MENTOR} } }`,
  ],
  decideMentor: ['DecideMentorInput', `... on MentorSaved { mentor { ${MENTOR} } }`],
  holdSlot: ['HoldSlotInput', `... on SlotHeld { id startsAt expiresAt } ${SLOTS}`],
  releaseSlot: ['ReleaseSlotInput', `... on SlotReleased { id }`],
  bookSession: ['BookSessionInput', ''],
  answerSession: ['AnswerSessionInput', ''],
  proposeSessionTime: ['ProposeSessionTimeInput', ''],
  answerProposedTime: ['AnswerProposedTimeInput', ''],
  cancelSession: ['CancelSessionInput', ''],
  reportNoShow: ['SessionIdInput', ''],
  appealNoShow: ['AppealNoShowInput', ''],
  decideNoShowAppeal: [
    'DecideNoShowAppealInput',
    `... on AppealDecided { appeal { id decision } }`,
  ],
  reviewSession: ['ReviewSessionInput', ''],
  saveSessionNote: ['SessionNoteInput', ''],
  reportReview: ['ReportReviewInput', '... on ReviewReported { reportId }'],
  decideReviewReports: [
    'DecideReviewReportsInput',
    '... on ReviewReportsDecided { review { id isHidden reports { reason note } } }',
  ],
} as const

/** Runs one mutation; returns its result, whatever it is. */
export async function run(
  { ask }: Pick<RunningMentoring, 'ask'>,
  by: Caller,
  name: keyof typeof MUTATIONS,
  input: object,
) {
  const [type, fields] = MUTATIONS[name]
  const result = fields || `... on SessionSaved { session { ${SESSION} } } ${SLOTS}`
  const document = `mutation ($input: ${type}!) { answer: ${name}(input: $input) { __typename ${result} ${PROBLEM} } }`
  return (await ask(by, document, { input })).answer
}

/** A mentor whom an admin has approved, with an availability. */
export async function aMentor(
  app: RunningMentoring,
  o: { profile?: object; availability?: object } = {},
): Promise<Caller> {
  const mentor = aStudent()
  await run(app, mentor, 'saveMentorProfile', { ...PROFILE, ...o.profile })
  await run(app, mentor, 'setMentorAvailability', { ...EVERY_DAY, ...o.availability })
  await run(app, anAdmin(), 'decideMentor', { id: userIdOf(mentor), approve: true })
  return mentor
}

export async function slotsOf(app: RunningMentoring, mentor: Caller, duration = 60) {
  const document = `query ($id: ID!, $duration: Int) { mentor(id: $id) { slots(duration: $duration) { startsAt endsAt } } }`
  const { mentor: found } = await app.ask(aStudent(), document, {
    id: userIdOf(mentor),
    duration,
  })
  return found.slots.map(({ startsAt }: { startsAt: string }) => startsAt) as string[]
}
