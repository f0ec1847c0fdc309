/* eslint-disable */
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] }
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> =
  T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never }
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core'
export type AcceptInvitationInput = {
  token?: string | null | undefined
}

export type AccountType = 'DONOR' | 'STUDENT' | 'UNIVERSITY'

export type ApplicationComplexity = 'COMPLEX' | 'MEDIUM' | 'SIMPLE'

export type AwardPeriod = 'MONTH' | 'ONE_TIME' | 'SEMESTER' | 'TOTAL' | 'YEAR'

export type AwardType = 'FIXED' | 'FULL_TUITION' | 'PARTIAL_TUITION' | 'VARIES'

export type ChangeMemberRoleInput = {
  organizationId: string | number
  role?: string | null | undefined
  userId: string | number
}

export type ChangePasswordInput = {
  confirmPassword?: string | null | undefined
  currentPassword?: string | null | undefined
  password?: string | null | undefined
}

export type CitizenshipRuleKind =
  'ALL' | 'ALL_EXCEPT' | 'LISTED' | 'NOT_STATED' | 'SEE_SOURCE'

/** Why a scholarship takes no more applications. */
export type ClosedReason =
  /** Its source no longer has it. */
  | 'ABSENT'
  | 'DEADLINE'
  /** Its wording looks like a scam; a moderator has yet to look. */
  | 'HELD'
  | 'OWNER'
  /** A moderator took it away. */
  | 'REMOVED'

export type ConfirmListingImportInput = {
  id: string | number
  publish?: boolean
}

export type CreateDeadlineReminderInput = {
  customMessage?: string | null | undefined
  /** ISO 8601 with a zone; a day alone means 09:00 of the student's clock. */
  reminderDate?: string | null | undefined
  scholarshipId?: string | number | null | undefined
  /** Must be the viewer's own id or `me` when given. */
  studentId?: string | number | null | undefined
}

export type CreateFirstAdminInput = {
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  password?: string | null | undefined
  token?: string | null | undefined
  username?: string | null | undefined
}

export type CreateOrganizationInput = {
  country?: string | null | undefined
  description?: string | null | undefined
  kind?: string | null | undefined
  name?: string | null | undefined
  organizationType?: string | null | undefined
  universityId?: string | number | null | undefined
  website?: string | null | undefined
}

/** The filters have the names and the values of `ScholarshipFilter`; those that depend on the day or the profile can't be kept. */
export type CreateSavedSearchInput = {
  /** at-once (the default), daily or off. */
  alert?: string | null | undefined
  complexity?: Array<string> | null | undefined
  countries?: Array<string> | null | undefined
  degreeLevel?: Array<string> | null | undefined
  fieldOfStudy?: Array<string> | null | undefined
  includeUnknown?: boolean | null | undefined
  maxAmount?: string | null | undefined
  minAmount?: string | null | undefined
  name?: string | null | undefined
  noEssay?: boolean | null | undefined
  query?: string | null | undefined
  studentId?: string | number | null | undefined
}

export type CreateScholarshipInput = {
  details: ScholarshipDetailsInput
  /** The organisation that it belongs to; the viewer's only one when absent. Admins may leave it out: a listing of the platform. */
  organizationId?: string | number | null | undefined
  /** draft or published; absent: published when the organisation is verified, else draft. */
  status?: string | null | undefined
}

export type CreateStudentInput = {
  /** Needed when the email is not the account's. */
  currentPassword?: string | null | undefined
  email?: string | null | undefined
  facts?: StudentFactsInput | null | undefined
  firstName?: string | null | undefined
  /** Must be the viewer's own id or `me` when given. */
  id?: string | number | null | undefined
  lastName?: string | null | undefined
}

export type CriterionResult =
  /** The listing lacks the fact: check with the provider. */
  | 'CHECK_WITH_PROVIDER'
  | 'FAIL'
  | 'PASS'
  /** The profile lacks the fact. */
  | 'TELL_US_MORE'

/** How sure the deadline is, see `ScholarshipDeadline`. */
export type DeadlinePrecision =
  /** A date that lies ahead, as the provider states it. */
  | 'EXACT'
  /** A stated date that has passed; the next one is not announced. */
  | 'LAST_KNOWN'
  /** No deadline is stated. */
  | 'NONE'
  /** The day recurs each year; this year's is not confirmed. */
  | 'RECURRING_DAY'
  /** The month recurs each year; this year's is not confirmed. */
  | 'RECURRING_MONTH'

export type DecideListingMergeInput = {
  decision: ListingMergeDecision
  id: string | number
}

export type DecideListingSuggestionInput = {
  decision: ListingSuggestionDecision
  id: string | number
  version: number
}

export type DecideSyncRunInput = {
  decision: SyncRunDecision
  runId: string | number
}

export type DecideVerificationInput = {
  /** verified or declined. */
  decision?: string | null | undefined
  organizationId: string | number
  /** Required when declined; the members read it. */
  reason?: string | null | undefined
  /** The version that was looked at: nothing is decided about a later one. Absent: whatever it is now. */
  version?: number | null | undefined
}

export type DegreeLevel = 'GRADUATE' | 'PHD' | 'POSTDOC' | 'UNDERGRADUATE'

export type EducationLevel =
  'BACHELORS' | 'HIGH_SCHOOL' | 'MASTERS' | 'PHD' | 'SOME_COLLEGE'

export type EligibilityVerdict =
  /** Nothing fails, and the student's answers would decide more. */
  | 'ANSWER_QUESTIONS'
  /** Nothing fails or waits for an answer; the provider alone can judge the rest. */
  | 'CHECK_WITH_PROVIDER'
  /** Every condition that can be decided is decided and met, and nothing waits for an answer. */
  | 'ELIGIBLE'
  | 'NOT_ELIGIBLE'

export type EmailInput = {
  email?: string | null | undefined
  returnTo?: string | null | undefined
}

/** Lower bound of the band that the student chose; NATIVE and OTHER are no band. */
export type EnglishProficiency =
  | 'IELTS_6_5'
  | 'IELTS_7'
  | 'IELTS_7_5'
  | 'NATIVE'
  | 'OTHER'
  | 'TOEFL_80'
  | 'TOEFL_90'
  | 'TOEFL_100'

export type Gender = 'MAN' | 'OTHER' | 'WOMAN'

export type HighlightField = 'DESCRIPTION' | 'TITLE'

export type ImportRowOutcome =
  | 'CHANGED'
  /** It has errors and is left out. */
  | 'ERROR'
  | 'NEW'
  | 'UNCHANGED'

export type ImportRowState =
  | 'DONE'
  /** The database did not take it; its faults say why. */
  | 'FAILED'
  /** Undoing left it, for somebody edited it since. */
  | 'KEPT'
  /** It could not be written after all; its faults say why. */
  | 'REFUSED'
  | 'UNDONE'
  | 'WAITING'

export type InviteMemberInput = {
  email?: string | null | undefined
  organizationId: string | number
  role?: string | null | undefined
}

export type LinkState =
  | 'ALIVE'
  | 'BROKEN'
  | 'MOVED'
  | 'UNCHECKED'
  /** It answers, but not to us. */
  | 'UNKNOWN'

export type LinkStatus =
  | 'ALIVE'
  | 'BROKEN'
  /** It leads on to another address for good. */
  | 'MOVED'
  | 'UNCHECKED'

export type ListingCaseOutcome =
  /** It was held against its source and is right. */
  | 'CONFIRMED'
  /** There was nothing to do. */
  | 'DISMISSED'
  /** The listing was corrected, and held against its source. */
  | 'FIXED'
  /** It was taken out of the search. */
  | 'REMOVED'

export type ListingCaseStatus = 'OPEN' | 'RESOLVED'

export type ListingConfidence = 'HIGH' | 'LOW' | 'MEDIUM' | 'OWNER'

export type ListingImportStatus =
  | 'APPLIED'
  | 'APPLYING'
  /** Its rows are being looked at; there are none to be seen yet. */
  | 'READING'
  /** Read, and waiting to be confirmed. */
  | 'READY'
  | 'UNDOING'
  | 'UNDONE'

export type ListingMergeDecision = 'DECLINE' | 'MERGE' | 'UNDO'

export type ListingMergeState = 'DECLINED' | 'MERGED' | 'PROPOSED' | 'UNDONE'

export type ListingReviewDecision =
  | 'ARCHIVE'
  | 'PUBLISH'
  /** Takes a decision back: the listing waits again. */
  | 'REQUEUE'

export type ListingSuggestionDecision =
  | 'DISMISS'
  | 'DRAFT'
  /** Takes a decision back; a draft that nobody has edited is archived. */
  | 'REOPEN'

export type LoginInput = {
  password?: string | null | undefined
  /** User name or e-mail address. */
  username?: string | null | undefined
}

export type ManagedListingFilter = {
  /** Only those that an open case is about. */
  hasOpenCase?: boolean | null | undefined
  linkStatus?: LinkStatus | null | undefined
  /** Words of title, provider or description, or an id or slug. */
  query?: string | null | undefined
  status?: ScholarshipStatus | null | undefined
}

export type MarkNoticesReadInput = {
  /** Instead of ids. */
  all?: boolean | null | undefined
  ids?: Array<string | number> | null | undefined
}

/** The names and values of the form; validated with its messages. */
export type MatchProfileInput = {
  academicField?: string | null | undefined
  careerGoals?: string | null | undefined
  country?: string | null | undefined
  degreeLevel?: string | null | undefined
  englishProficiency?: string | null | undefined
  extracurriculars?: string | null | undefined
  financialNeed?: string | null | undefined
  /** On the 4.0 scale. Without a grade the profile's counts, and matching works without any. */
  gpa?: string | null | undefined
  /** The grade in that scale; `gpa` is then not read. */
  gradeOriginal?: string | null | undefined
  /** A code of `gradeScales`. */
  gradeScale?: string | null | undefined
  minAmount?: string | null | undefined
  preferredStates?: Array<string> | null | undefined
}

export type MatchRunIdInput = {
  id: string | number
}

export type MatchRunStatus = 'FAILED' | 'FINISHED' | 'QUEUED' | 'RUNNING'

export type MatchStep =
  'CHECKING' | 'FAILED' | 'FINISHED' | 'QUEUED' | 'READING_GOALS' | 'SCORING' | 'WRITING'

/** How an award stands for a student. */
export type MatchVerdict =
  'ANSWER_QUESTIONS' | 'CHECK_WITH_PROVIDER' | 'ELIGIBLE' | 'NOT_ELIGIBLE'

export type MemberRole = 'EDITOR' | 'OWNER' | 'READER' | 'REVIEWER'

export type NoticeChoiceInput = {
  inApp?: boolean | null | undefined
  mail?: boolean | null | undefined
  /** For example saved-search. */
  type?: string | null | undefined
}

export type NoticeType =
  | 'DEADLINE_REMINDER'
  | 'LISTING_MODERATED'
  /** Something newer than this list. */
  | 'OTHER'
  | 'SAVED_CHANGED'
  | 'SAVED_CLOSED'
  | 'SAVED_SEARCH'
  | 'SAVED_SEARCH_DIGEST'
  | 'SOURCE_STALE'
  | 'SYNC_HELD'

export type OrganizationKind = 'DONOR' | 'UNIVERSITY'

export type QuietHoursInput = {
  from?: string | null | undefined
  isOn?: boolean | null | undefined
  until?: string | null | undefined
}

export type RecoverAccountInput = {
  confirmPassword?: string | null | undefined
  password?: string | null | undefined
  token?: string | null | undefined
}

export type RedFlagSeverity =
  /** Not shown until a person has looked at it. */
  'HOLD' | 'WARN'

export type RegisterInput = {
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  locale?: string | null | undefined
  password?: string | null | undefined
  /** A path of this site to come back to after verification. */
  returnTo?: string | null | undefined
  /** IANA name of the browser's zone. */
  timeZone?: string | null | undefined
  userType?: string | null | undefined
  username?: string | null | undefined
}

export type ReminderType =
  /** So many days before the deadline. */
  | 'DAYS_BEFORE'
  /** At a time that the student chose. */
  | 'OWN'
  /** Once more, later. */
  | 'SNOOZE'

export type RemoveDeadlineReminderInput = {
  id: string | number
}

export type RemoveMemberInput = {
  organizationId: string | number
  userId: string | number
}

export type RemoveSavedScholarshipInput = {
  id: string | number
}

export type ReopenListingCaseInput = {
  id: string | number
  version: number
}

export type ReportScholarshipInput = {
  details?: string | null | undefined
  id: string | number
  /** broken-link, out-of-date, wrong-facts, asks-for-money or other. */
  reason?: string | null | undefined
}

export type RequirementResult =
  /** The student's answer or profile would decide it. */
  | 'ANSWER'
  | 'CHECK_WITH_PROVIDER'
  | 'FAIL'
  | 'PASS'
  /** Something to do or to send. */
  | 'STEP'

export type ResetPasswordInput = {
  confirmPassword?: string | null | undefined
  password?: string | null | undefined
  token?: string | null | undefined
}

export type ResolveListingCaseInput = {
  id: string | number
  /** For those who reported it; up to 1,000 characters. */
  note?: string | null | undefined
  outcome: ListingCaseOutcome
  version: number
}

/** Up to 100 listings. */
export type ReviewListingsInput = {
  decision: ListingReviewDecision
  listings: Array<ReviewedListingInput>
}

export type ReviewedListingInput = {
  id: string | number
  /** The one that was looked at; a listing that was changed since is refused. */
  version: number
}

export type RevokeSessionInput = {
  sessionId: string | number
}

export type Role = 'ADMIN' | 'MENTOR' | 'MODERATOR'

export type SaveScholarshipInput = {
  /** not_applied unless given; an existing record keeps its own unless this moves it forward from not_applied. */
  applicationStatus?: string | null | undefined
  notes?: string | null | undefined
  scholarshipId?: string | number | null | undefined
  /** Must be the viewer's own id or `me` when given. */
  studentId?: string | number | null | undefined
}

export type SaveSourceInput = {
  everyHours?: number | null | undefined
  /** Absent for a new source. */
  id?: string | number | null | undefined
  isEnabled?: boolean | null | undefined
  keyName?: string | null | undefined
  /** json, csv, feed, json-ld, educationusa, careeronestop, college-scorecard or ipeds-zip. */
  kind?: string | null | undefined
  licence?: string | null | undefined
  /** JSON; null for none. */
  mapping?: string | null | undefined
  maxBytes?: number | null | undefined
  minIntervalMs?: number | null | undefined
  name?: string | null | undefined
  /** published or draft. */
  newListings?: string | null | undefined
  staleAfterHours?: number | null | undefined
  urls?: Array<string> | null | undefined
}

export type SavedScholarshipStatus =
  'ACCEPTED' | 'APPLIED' | 'NOT_APPLIED' | 'PLANNED' | 'REJECTED'

export type SavedSearchIdInput = {
  id: string | number
}

/** The donor's form; the names are REST's. `eligibilityRequirements` and `requirements` are one list. */
export type ScholarshipDetailsInput = {
  acceptedFundingSources?: Array<string> | null | undefined
  acceptsEnglishWaivers?: boolean | null | undefined
  amount?: string | null | undefined
  /** one-time, annual, semester, full-tuition, partial-tuition, varies or fixed. */
  amountType?: string | null | undefined
  applicationComplexity?: string | null | undefined
  applicationDeadline?: string | null | undefined
  applicationUrl?: string | null | undefined
  benefits?: Array<string> | null | undefined
  contactEmail?: string | null | undefined
  currency?: string | null | undefined
  deadlineTimeZone?: string | null | undefined
  degreeLevel?: Array<string> | null | undefined
  description?: string | null | undefined
  eligibilityRequirements?: Array<string> | null | undefined
  eligibleCitizenshipStatus?: Array<string> | null | undefined
  eligibleCountries?: Array<string> | null | undefined
  eligibleVisaTypes?: Array<string> | null | undefined
  englishWaiverConditions?: Array<string> | null | undefined
  estimatedTimeToApply?: string | null | undefined
  fieldOfStudy?: Array<string> | null | undefined
  fsaEligible?: boolean | null | undefined
  gpaRequirement?: string | null | undefined
  isRollingAdmission?: boolean | null | undefined
  languageRequirement?: string | null | undefined
  maxAmount?: string | null | undefined
  maxFamilyIncome?: string | null | undefined
  minDuolingoScore?: number | null | undefined
  minIeltsScore?: string | null | undefined
  minToeflScore?: number | null | undefined
  provider?: string | null | undefined
  requiresEssay?: boolean | null | undefined
  requiresFinancialNeed?: boolean | null | undefined
  requiresUsHighSchool?: boolean | null | undefined
  requiresUsResidency?: boolean | null | undefined
  residencyRequirements?: string | null | undefined
  sourceUrl?: string | null | undefined
  title?: string | null | undefined
  universityId?: string | number | null | undefined
}

export type ScholarshipFilter = {
  complexity?: Array<string> | null | undefined
  /** Names, slugs or ISO codes. */
  countries?: Array<string> | null | undefined
  /** Deadline within 30 days, exact dates only. */
  deadlineSoon?: boolean | null | undefined
  degreeLevel?: Array<string> | null | undefined
  /** Only those that the signed-in student passes. */
  eligibleOnly?: boolean | null | undefined
  /** Names or codes; a parent finds its children. */
  fieldOfStudy?: Array<string> | null | undefined
  /** Only these records, by id or slug. */
  ids?: Array<string | number> | null | undefined
  /** Also those that their owner closed. */
  includePast?: boolean | null | undefined
  /** Also those that do not state the filtered fact. */
  includeUnknown?: boolean | null | undefined
  maxAmount?: string | null | undefined
  minAmount?: string | null | undefined
  noEssay?: boolean | null | undefined
  /** Only awards of this organisation. */
  ownerId?: string | number | null | undefined
  /** Free text; small misspellings are forgiven. */
  query?: string | null | undefined
  /** Only awards of this university. */
  universityId?: string | number | null | undefined
}

export type ScholarshipIdInput = {
  id: string | number
}

export type ScholarshipSort =
  | 'AMOUNT'
  | 'DEADLINE'
  | 'EFFORT'
  /** What the signed-in student is eligible for first, then what is to be checked, each by the score of a match; of more than 2,000 the soonest deadlines are scored and the others follow. Without a profile as RELEVANCE. */
  | 'FIT'
  | 'NEWEST'
  /** By text rank with a query, else soonest deadline first. */
  | 'RELEVANCE'

export type ScholarshipStatus = 'ARCHIVED' | 'CLOSED' | 'DRAFT' | 'PUBLISHED'

/** How a student hears of what is new to a search. */
export type SearchAlert =
  /** By a notice soon after; several in a row are one notice. */
  | 'AT_ONCE'
  /** By one notice at eight in the morning of the student's time zone. */
  | 'DAILY'
  | 'OFF'

export type SetRoleInput = {
  granted: boolean
  role?: string | null | undefined
  userId: string | number
}

export type SetUnsubscriptionInput = {
  /** True turns the mails off. */
  isOff?: boolean | null | undefined
  token?: string | null | undefined
}

export type SnoozeDeadlineReminderInput = {
  id: string | number
  length: SnoozeLength
}

export type SnoozeLength =
  | 'HOUR'
  | 'THREE_DAYS'
  /** At 09:00 of the student's clock. */
  | 'TOMORROW'

export type SourceKind =
  | 'CAREERONESTOP'
  | 'COLLEGE_SCORECARD'
  | 'CSV'
  | 'EDUCATIONUSA'
  | 'FEED'
  | 'IPEDS_ZIP'
  | 'JSON'
  | 'JSON_LD'

/** Whose page `sourceUrl` is. */
export type SourceUrlKind =
  /** A page of the office that gives the award. */
  | 'AID_OFFICE'
  /** The page of the award itself. */
  | 'AWARD_PAGE'
  /** A page of somebody else who lists awards: one does not apply there. */
  | 'THIRD_PARTY'

export type StartMatchInput = {
  profile: MatchProfileInput
  waitSeconds?: number | null | undefined
}

export type StartSyncInput = {
  isDryRun?: boolean | null | undefined
  /** Absent: every enabled source. */
  sourceId?: string | number | null | undefined
}

/** Every fact of the profile. Country takes a name, a slug or an ISO code; levels and proficiency the REST words (high_school, toefl_100 …). */
export type StudentFactsInput = {
  citizenshipStatus?: string | null | undefined
  country?: string | null | undefined
  currentEducationLevel?: string | null | undefined
  /** From 1900 to ten years ago. */
  dateOfBirth?: string | null | undefined
  duolingoScore?: number | null | undefined
  englishProficiency?: string | null | undefined
  englishTestDate?: string | null | undefined
  expectedFamilyContribution?: string | null | undefined
  fieldOfInterest?: Array<string> | null | undefined
  fundingSource?: Array<string> | null | undefined
  /** woman, man or other; null is not told. */
  gender?: string | null | undefined
  /** Told alone it takes the place of a grade that was converted; beside a grade of a known scale it is not read. */
  gpa?: string | null | undefined
  /** The same as `gradeOriginal`. */
  gpaOriginal?: string | null | undefined
  /** A code or name of a scale, or one in the student's own words, which converts nothing. */
  gpaOriginalScale?: string | null | undefined
  /** As the student's school gives it; a number has a point. */
  gradeOriginal?: string | null | undefined
  /** A code of `gradeScales`. */
  gradeScale?: string | null | undefined
  hasUsCollegeDegree?: boolean | null | undefined
  hasUsHighSchoolDiploma?: boolean | null | undefined
  ieltsScore?: string | null | undefined
  intendedDegreeLevel?: string | null | undefined
  /** At most 10. */
  intendedUniversityIds?: Array<string | number> | null | undefined
  intendedVisaType?: string | null | undefined
  isCurrentlyInUs?: boolean | null | undefined
  needsFinancialAid?: boolean | null | undefined
  toeflScore?: number | null | undefined
  usPermanentResident?: boolean | null | undefined
  usResidencyHistory?: UsResidencyHistoryInput | null | undefined
  visaType?: string | null | undefined
}

export type SuggestListingInput = {
  name?: string | null | undefined
  /** Up to 1,000 characters. */
  reason: string
  /** The award's own page; begins with https://. */
  url: string
}

export type SuggestionKind =
  | 'COUNTRY'
  | 'FIELD'
  | 'PROVIDER'
  | 'TITLE'
  /** The typed words with the last one completed, or what a short form stands for. */
  | 'WORDS'

export type SyncRunDecision = 'APPROVE' | 'DISCARD'

export type SyncRunState =
  | 'APPLYING'
  | 'DISCARDED'
  /** Nothing could be read. */
  | 'FAILED'
  | 'FETCHING'
  | 'FINISHED'
  /** Waits for a person. */
  | 'HELD'

export type SyncTarget = 'SCHOLARSHIPS' | 'UNIVERSITIES'

export type UndoListingImportInput = {
  id: string | number
}

export type UniversityFilter = {
  ids?: Array<string | number> | null | undefined
  /** Name, city or state. */
  query?: string | null | undefined
  state?: string | null | undefined
  type?: UniversityType | null | undefined
}

export type UniversitySort = 'ACCEPTANCE' | 'NAME' | 'RANKING' | 'TUITION'

export type UniversityType = 'PRIVATE' | 'PUBLIC'

export type UpdateAccountInput = {
  /** Needed when the email is another one. */
  currentPassword?: string | null | undefined
  email?: string | null | undefined
  firstName?: string | null | undefined
  lastName?: string | null | undefined
  profileImageUrl?: string | null | undefined
}

export type UpdateOrganizationInput = {
  country?: string | null | undefined
  description?: string | null | undefined
  id: string | number
  name?: string | null | undefined
  organizationType?: string | null | undefined
  universityId?: string | number | null | undefined
  website?: string | null | undefined
}

export type UpdatePreferencesInput = {
  deadlineRemindersByMail?: boolean | null | undefined
  locale?: string | null | undefined
  newsByMail?: boolean | null | undefined
  /** Channels that are left out stay as they are. */
  notices?: Array<NoticeChoiceInput> | null | undefined
  quietHours?: QuietHoursInput | null | undefined
  savedSearchesByMail?: boolean | null | undefined
  timeZone?: string | null | undefined
}

export type UpdateReminderDefaultsInput = {
  daysBefore?: Array<number> | null | undefined
  isOn?: boolean | null | undefined
}

export type UpdateReminderPlanInput = {
  customMessage?: string | null | undefined
  /** Null: those of the defaults. */
  daysBefore?: Array<number> | null | undefined
  isOn?: boolean | null | undefined
  scholarshipId: string | number
  tellsNext?: boolean | null | undefined
}

export type UpdateSavedScholarshipInput = {
  /** not_applied, planned, applied, accepted or rejected. */
  applicationStatus?: string | null | undefined
  id: string | number
  notes?: string | null | undefined
}

export type UpdateSavedSearchInput = {
  alert?: string | null | undefined
  complexity?: Array<string> | null | undefined
  countries?: Array<string> | null | undefined
  degreeLevel?: Array<string> | null | undefined
  fieldOfStudy?: Array<string> | null | undefined
  id: string | number
  includeUnknown?: boolean | null | undefined
  maxAmount?: string | null | undefined
  minAmount?: string | null | undefined
  name?: string | null | undefined
  noEssay?: boolean | null | undefined
  query?: string | null | undefined
}

export type UpdateScholarshipInput = {
  details: ScholarshipDetailsInput
  id: string | number
  /** The version that was edited: CONFLICT when the scholarship has changed since. Absent: whatever it is now. */
  version?: number | null | undefined
}

export type UpdateStudentInput = {
  /** Needed when the email is not the account's. */
  currentPassword?: string | null | undefined
  email?: string | null | undefined
  facts?: StudentFactsInput | null | undefined
  firstName?: string | null | undefined
  id: string | number
  lastName?: string | null | undefined
}

export type UsResidencyHistoryInput = {
  details?: string | null | undefined
  hasLivedInUs?: boolean | null | undefined
}

export type VerificationStatus = 'DECLINED' | 'PENDING' | 'VERIFIED'

export type VerifyEmailInput = {
  token?: string | null | undefined
}

export type VerifyScholarshipInput = {
  id: string | number
  /** Where it was looked up; its own source when absent. */
  sourceUrl?: string | null | undefined
}

export type CountriesQueryVariables = Exact<{ [key: string]: never }>

export type CountriesQuery = { countries: Array<{ code: string; name: string }> }

export type GradeFields_ScalesQueryVariables = Exact<{
  country?: string | null | undefined
}>

export type GradeFields_ScalesQuery = {
  gradeScales: Array<{ code: string; name: string; grades: string }>
}

export type GradeFields_ConvertedQueryVariables = Exact<{
  scale: string
  grade: string
}>

export type GradeFields_ConvertedQuery = {
  convertGrade: { gpa: string; isEstimate: boolean; source: string } | null
}

export type UseScholarshipSteps_PublishMutationVariables = Exact<{
  input: ScholarshipIdInput
}>

export type UseScholarshipSteps_PublishMutation = {
  result:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        scholarship: { id: string; slug: string; status: ScholarshipStatus }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type UseScholarshipSteps_CloseMutationVariables = Exact<{
  input: ScholarshipIdInput
}>

export type UseScholarshipSteps_CloseMutation = {
  result:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        scholarship: { id: string; slug: string; status: ScholarshipStatus }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type UseScholarshipSteps_ArchiveMutationVariables = Exact<{
  input: ScholarshipIdInput
}>

export type UseScholarshipSteps_ArchiveMutation = {
  result:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        scholarship: { id: string; slug: string; status: ScholarshipStatus }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type UseUniversityNamesQueryVariables = Exact<{
  ids: Array<string | number> | string | number
}>

export type UseUniversityNamesQuery = {
  universities: {
    edges: Array<{
      cursor: string
      node: { id: string; name: string; location: string | null }
    }>
  }
}

export type UseUniversitySearchQueryVariables = Exact<{
  query: string
}>

export type UseUniversitySearchQuery = {
  universities: {
    edges: Array<{
      cursor: string
      node: { id: string; name: string; location: string | null }
    }>
  }
}

export type ListingQueueQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type ListingQueueQuery = {
  unpublishedScholarships: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string; version: number } & {
        ' $fragmentRefs'?: {
          WaitingListing_ScholarshipFragment: WaitingListing_ScholarshipFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type OrganizationQueueQueryVariables = Exact<{
  status: VerificationStatus
  after?: string | null | undefined
}>

export type OrganizationQueueQuery = {
  organizationsToVerify: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          OrganizationToVerify_OrganizationFragment: OrganizationToVerify_OrganizationFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type OrganizationToVerify_OrganizationFragment = {
  id: string
  name: string
  kind: OrganizationKind
  organizationType: string | null
  countryName: string | null
  website: string | null
  description: string | null
  verification: VerificationStatus
  declineReason: string | null
  createdAt: string
  verifiedAt: string | null
  version: number
  members: Array<{
    role: MemberRole
    user: {
      id: string
      firstName: string
      lastName: string
      email: string | null
      isEmailVerified: boolean | null
    }
  }> | null
} & { ' $fragmentName'?: 'OrganizationToVerify_OrganizationFragment' }

export type RoleFinderQueryVariables = Exact<{
  login: string
}>

export type RoleFinderQuery = {
  userByLogin: {
    id: string
    username: string | null
    email: string | null
    firstName: string
    lastName: string
    accountType: AccountType
    roles: Array<Role> | null
  } | null
}

export type RoleFinder_SetMutationVariables = Exact<{
  input: SetRoleInput
}>

export type RoleFinder_SetMutation = {
  setRole:
    | { __typename: 'AccountSuccess'; user: { id: string; roles: Array<Role> | null } }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SuggestionQueueQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type SuggestionQueueQuery = {
  listingSuggestions: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          WaitingSuggestion_ListingSuggestionFragment: WaitingSuggestion_ListingSuggestionFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type UseDecisionMutationVariables = Exact<{
  input: DecideVerificationInput
}>

export type UseDecisionMutation = {
  decideVerification:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'OrganizationSuccess'
        organization: { id: string } & {
          ' $fragmentRefs'?: {
            OrganizationToVerify_OrganizationFragment: OrganizationToVerify_OrganizationFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type UseReviewMutationVariables = Exact<{
  input: ReviewListingsInput
}>

export type UseReviewMutation = {
  reviewListings:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ReviewListingsSuccess'
        scholarships: Array<{ id: string; version: number; status: ScholarshipStatus }>
        refused: Array<{ id: string; reason: string }>
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type UseSuggestionDecisionMutationVariables = Exact<{
  input: DecideListingSuggestionInput
}>

export type UseSuggestionDecisionMutation = {
  decideListingSuggestion:
    | { __typename: 'Conflict'; code: string; message: string }
    | {
        __typename: 'DecideListingSuggestionSuccess'
        suggestion: { id: string; version: number }
      }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type WaitingListing_ScholarshipFragment = ({
  id: string
  title: string
  provider: string
  amountLabel: string
  degreeLevel: Array<DegreeLevel> | null
  fieldOfStudy: Array<string> | null
  eligibleCountries: Array<string> | null
  requirements: Array<{ key: string; text: string; asOf: string | null }>
  deadline: { label: string }
} & {
  ' $fragmentRefs'?: {
    WaitingSource_ScholarshipFragment: WaitingSource_ScholarshipFragment
  }
}) & { ' $fragmentName'?: 'WaitingListing_ScholarshipFragment' }

export type WaitingSource_ScholarshipFragment = {
  id: string
  description: string | null
  note: string | null
  sourceUrl: string | null
  applicationUrl: string | null
  provenance: {
    source: string
    year: number | null
    urls: Array<string>
    confidence: ListingConfidence
  }
} & { ' $fragmentName'?: 'WaitingSource_ScholarshipFragment' }

export type WaitingSuggestion_ListingSuggestionFragment = {
  id: string
  url: string
  name: string | null
  reason: string
  createdAt: string
  version: number
} & { ' $fragmentName'?: 'WaitingSuggestion_ListingSuggestionFragment' }

export type AcceptInvitationMutationVariables = Exact<{
  input: AcceptInvitationInput
}>

export type AcceptInvitationMutation = {
  acceptInvitation:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'InvalidToken'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'OrganizationSuccess'; organization: { id: string; name: string } }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type AccountRulesQueryVariables = Exact<{ [key: string]: never }>

export type AccountRulesQuery = {
  accountRules: {
    passwordMinLength: number
    passwordMaxLength: number
    usernameMinLength: number
    usernameMaxLength: number
  }
}

export type LoginFormMutationVariables = Exact<{
  input: LoginInput
}>

export type LoginFormMutation = {
  login:
    | { __typename: 'LoginSuccess'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
    | { __typename: 'WrongCredentials'; code: string; message: string }
}

export type MailRequestForgotMutationVariables = Exact<{
  input: EmailInput
}>

export type MailRequestForgotMutation = {
  forgotPassword:
    | { __typename: 'MailRequestAccepted'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MailRequestResendMutationVariables = Exact<{
  input: EmailInput
}>

export type MailRequestResendMutation = {
  resendVerification:
    | { __typename: 'MailRequestAccepted'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type RegisterFormMutationVariables = Exact<{
  input: RegisterInput
}>

export type RegisterFormMutation = {
  register:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'RegisterSuccess' }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type ResetPasswordFormMutationVariables = Exact<{
  input: ResetPasswordInput
}>

export type ResetPasswordFormMutation = {
  resetPassword:
    | { __typename: 'InvalidToken'; code: string; message: string }
    | { __typename: 'ResetPasswordSuccess' }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type RecoverAccountFormMutationVariables = Exact<{
  input: RecoverAccountInput
}>

export type RecoverAccountFormMutation = {
  recoverAccount:
    | { __typename: 'InvalidToken'; code: string; message: string }
    | { __typename: 'RecoverAccountSuccess' }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SetupFormMutationVariables = Exact<{
  input: CreateFirstAdminInput
}>

export type SetupFormMutation = {
  createFirstAdmin:
    | { __typename: 'AccountSuccess' }
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'InvalidToken'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type VerifyEmailMutationVariables = Exact<{
  input: VerifyEmailInput
}>

export type VerifyEmailMutation = {
  verifyEmail:
    | { __typename: 'InvalidToken'; code: string; message: string }
    | { __typename: 'ValidationFailed'; code: string; message: string }
    | { __typename: 'VerifyEmailSuccess'; message: string; returnTo: string | null }
}

export type CalendarSubscription_CreateMutationVariables = Exact<{ [key: string]: never }>

export type CalendarSubscription_CreateMutation = {
  createCalendarFeed:
    | {
        __typename: 'CreateCalendarFeedSuccess'
        path: string
        calendarFeed: { createdAt: string }
      }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
}

export type CalendarSubscription_RevokeMutationVariables = Exact<{ [key: string]: never }>

export type CalendarSubscription_RevokeMutation = {
  revokeCalendarFeed:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RevokeCalendarFeedSuccess'; isRevoked: boolean }
}

export type DefaultReminders_DefaultsFragment = {
  isOn: boolean
  daysBefore: Array<number>
  timeZone: string
} & { ' $fragmentName'?: 'DefaultReminders_DefaultsFragment' }

export type DefaultReminders_UpdateMutationVariables = Exact<{
  input: UpdateReminderDefaultsInput
}>

export type DefaultReminders_UpdateMutation = {
  updateReminderDefaults:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ReminderDefaultsSuccess'
        reminderDefaults: {
          ' $fragmentRefs'?: {
            DefaultReminders_DefaultsFragment: DefaultReminders_DefaultsFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type AwardReminders_SavedScholarshipFragment = {
  id: string
  applicationStatus: SavedScholarshipStatus
  scholarship: { id: string; title: string }
  reminders: {
    isOn: boolean
    daysBefore: Array<number>
    usesDefaults: boolean
    customMessage: string | null
    tellsNext: boolean
    hasComingDeadline: boolean
    planned: Array<{
      id: string
      reminderDate: string
      reminderType: ReminderType
      customMessage: string | null
    }>
    last: { id: string; reminderDate: string } | null
  }
} & { ' $fragmentName'?: 'AwardReminders_SavedScholarshipFragment' }

export type AwardReminders_RecordQueryVariables = Exact<{
  id: string | number
}>

export type AwardReminders_RecordQuery = {
  savedScholarship:
    | ({ id: string } & {
        ' $fragmentRefs'?: {
          AwardReminders_SavedScholarshipFragment: AwardReminders_SavedScholarshipFragment
        }
      })
    | null
}

export type AwardReminders_UpdatePlanMutationVariables = Exact<{
  input: UpdateReminderPlanInput
}>

export type AwardReminders_UpdatePlanMutation = {
  updateReminderPlan:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ReminderPlanSuccess'
        savedScholarship: {
          ' $fragmentRefs'?: {
            AwardReminders_SavedScholarshipFragment: AwardReminders_SavedScholarshipFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type AwardReminders_CreateMutationVariables = Exact<{
  input: CreateDeadlineReminderInput
}>

export type AwardReminders_CreateMutation = {
  createDeadlineReminder:
    | { __typename: 'Conflict'; code: string; message: string }
    | {
        __typename: 'DeadlineReminderSuccess'
        deadlineReminder: { id: string; reminderDate: string }
      }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type AwardReminders_RemoveMutationVariables = Exact<{
  input: RemoveDeadlineReminderInput
}>

export type AwardReminders_RemoveMutation = {
  removeDeadlineReminder:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RemoveDeadlineReminderSuccess'; id: string }
}

export type AwardReminders_SnoozeMutationVariables = Exact<{
  input: SnoozeDeadlineReminderInput
}>

export type AwardReminders_SnoozeMutation = {
  snoozeDeadlineReminder:
    | { __typename: 'Conflict'; code: string; message: string }
    | {
        __typename: 'DeadlineReminderSuccess'
        deadlineReminder: { id: string; reminderDate: string }
      }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type ScholarshipRemindersQueryVariables = Exact<{
  id: string | number
}>

export type ScholarshipRemindersQuery = {
  scholarship: {
    id: string
    saved:
      | ({ id: string } & {
          ' $fragmentRefs'?: {
            AwardReminders_SavedScholarshipFragment: AwardReminders_SavedScholarshipFragment
          }
        })
      | null
  } | null
}

export type AdminHomeQueryVariables = Exact<{ [key: string]: never }>

export type AdminHomeQuery = {
  organizationsToVerify: { totalCount: number }
  unpublishedScholarships: { totalCount: number }
  listingSuggestions: { totalCount: number }
  listingCases: { totalCount: number }
  sources: Array<{
    id: string
    isEnabled: boolean
    isStale: boolean
    activeRun: { id: string; state: SyncRunState } | null
  }>
}

export type MissingFacts_StudentFragment = {
  id: string
  country: string | null
  intendedDegreeLevel: DegreeLevel | null
  fieldOfInterest: Array<string> | null
  gpa: string | null
  englishProficiency: EnglishProficiency | null
  toeflScore: number | null
  ieltsScore: string | null
  duolingoScore: number | null
  visaType: string | null
  intendedVisaType: string | null
  citizenshipStatus: string | null
  hasUsHighSchoolDiploma: boolean | null
  usPermanentResident: boolean | null
  needsFinancialAid: boolean | null
} & { ' $fragmentName'?: 'MissingFacts_StudentFragment' }

export type NextDeadlines_ScholarshipFragment = {
  id: string
  slug: string
  title: string
  deadline: {
    precision: DeadlinePrecision
    date: string | null
    endsAt: string | null
    daysLeft: number | null
    label: string
  }
} & { ' $fragmentName'?: 'NextDeadlines_ScholarshipFragment' }

export type HomeProfileQueryVariables = Exact<{ [key: string]: never }>

export type HomeProfileQuery = {
  student:
    | ({ id: string } & {
        ' $fragmentRefs'?: { MissingFacts_StudentFragment: MissingFacts_StudentFragment }
      })
    | null
}

export type HomeCountsSubscriptionVariables = Exact<{ [key: string]: never }>

export type HomeCountsSubscription = {
  savedScholarshipCounts: {
    total: number
    notApplied: number
    planned: number
    applied: number
    accepted: number
    rejected: number
  }
}

export type HomeDeadlinesQueryVariables = Exact<{ [key: string]: never }>

export type HomeDeadlinesQuery = {
  notApplied: {
    edges: Array<{
      cursor: string
      node: {
        id: string
        scholarship: { id: string } & {
          ' $fragmentRefs'?: {
            NextDeadlines_ScholarshipFragment: NextDeadlines_ScholarshipFragment
          }
        }
      }
    }>
  }
  planned: {
    edges: Array<{
      cursor: string
      node: {
        id: string
        scholarship: { id: string } & {
          ' $fragmentRefs'?: {
            NextDeadlines_ScholarshipFragment: NextDeadlines_ScholarshipFragment
          }
        }
      }
    }>
  }
}

export type HomeSavedSearchesQueryVariables = Exact<{ [key: string]: never }>

export type HomeSavedSearchesQuery = {
  savedSearches: {
    totalCount: number
    edges: Array<{ node: { id: string; newCount: number } }>
  }
}

export type HomeMatchesQueryVariables = Exact<{ [key: string]: never }>

export type HomeMatchesQuery = { latestMatchRun: { id: string } | null }

export type VerifyEmailNotice_ResendMutationVariables = Exact<{
  input: EmailInput
}>

export type VerifyEmailNotice_ResendMutation = {
  resendVerification:
    | { __typename: 'MailRequestAccepted'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type ImportFacts_ListingImportFragment = {
  id: string
  organizationId: string | null
  fileName: string
  status: ListingImportStatus
  ignoredColumns: Array<string>
  publishes: boolean
  createdAt: string
  appliedAt: string | null
  undoneAt: string | null
  undoableUntil: string | null
  rowCount: number
  newCount: number
  changedCount: number
  unchangedCount: number
  errorCount: number
  draftOnlyCount: number
  waitingCount: number
  refusedCount: number
  undoneCount: number
  keptCount: number
} & { ' $fragmentName'?: 'ImportFacts_ListingImportFragment' }

export type ImportHistoryQueryVariables = Exact<{
  organizationId?: string | number | null | undefined
  after?: string | null | undefined
}>

export type ImportHistoryQuery = {
  listingImports: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          ImportFacts_ListingImportFragment: ImportFacts_ListingImportFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type ImportRowsQueryVariables = Exact<{
  id: string | number
  outcome?: ImportRowOutcome | null | undefined
  after?: string | null | undefined
}>

export type ImportRowsQuery = {
  listingImport: {
    id: string
    rows: {
      totalCount: number
      edges: Array<{
        cursor: string
        node: {
          rowNumber: number
          title: string
          outcome: ImportRowOutcome
          state: ImportRowState
          scholarshipId: string | null
          faults: Array<{ column: string; message: string }>
          draftReasons: Array<{ column: string; message: string }>
        }
      }>
      pageInfo: { hasNextPage: boolean; endCursor: string | null }
    }
  } | null
}

export type ImportTemplateQueryVariables = Exact<{ [key: string]: never }>

export type ImportTemplateQuery = { listingImportTemplate: string }

export type UseImportSteps_ConfirmMutationVariables = Exact<{
  input: ConfirmListingImportInput
}>

export type UseImportSteps_ConfirmMutation = {
  result:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | {
        __typename: 'ListingImportSuccess'
        listingImport: { id: string } & {
          ' $fragmentRefs'?: {
            ImportFacts_ListingImportFragment: ImportFacts_ListingImportFragment
          }
        }
      }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type UseImportSteps_UndoMutationVariables = Exact<{
  input: UndoListingImportInput
}>

export type UseImportSteps_UndoMutation = {
  result:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | {
        __typename: 'ListingImportSuccess'
        listingImport: { id: string } & {
          ' $fragmentRefs'?: {
            ImportFacts_ListingImportFragment: ImportFacts_ListingImportFragment
          }
        }
      }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type LandingFiguresQueryVariables = Exact<{ [key: string]: never }>

export type LandingFiguresQuery = {
  scholarshipStats: {
    totalCount: number
    deadlineSoonCount: number
    refreshedAt: string | null
  }
  universityStats: { totalUniversities: number }
}

export type FillProfile_StudentQueryVariables = Exact<{ [key: string]: never }>

export type FillProfile_StudentQuery = {
  student:
    | ({ id: string } & {
        ' $fragmentRefs'?: { MatchValues_StudentFragment: MatchValues_StudentFragment }
      })
    | null
}

export type FillProfile_CreateMutationVariables = Exact<{
  input: CreateStudentInput
}>

export type FillProfile_CreateMutation = {
  createStudent:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'StudentSuccess'
        student: { id: string } & {
          ' $fragmentRefs'?: { MatchValues_StudentFragment: MatchValues_StudentFragment }
        }
      }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type FillProfile_UpdateMutationVariables = Exact<{
  input: UpdateStudentInput
}>

export type FillProfile_UpdateMutation = {
  updateStudent:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'StudentSuccess'
        student: { id: string } & {
          ' $fragmentRefs'?: { MatchValues_StudentFragment: MatchValues_StudentFragment }
        }
      }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MatchCard_ScholarshipMatchFragment = {
  verdict: MatchVerdict
  label: string
  score: number | null
  scoreBase: string
  reasons: Array<string>
  applicationTips: Array<string>
  improvementAreas: Array<string>
  withProvider: Array<string>
  questions: Array<{ question: string | null; profileField: string | null }>
  steps: Array<{ text: string }>
  scholarship: {
    id: string
    slug: string
    title: string
    provider: string
    amountLabel: string
  }
  terms: Array<
    { code: string } & {
      ' $fragmentRefs'?: { MatchTerms_MatchTermFragment: MatchTerms_MatchTermFragment }
    }
  >
  criteria: Array<
    { code: string } & {
      ' $fragmentRefs'?: {
        MatchCriteria_MatchCriterionFragment: MatchCriteria_MatchCriterionFragment
      }
    }
  >
} & { ' $fragmentName'?: 'MatchCard_ScholarshipMatchFragment' }

export type MatchChanges_MatchChangesFragment = {
  since: string
  added: Array<{
    score: number | null
    scoreBase: string
    scholarship: { id: string; slug: string; title: string }
  }>
  removed: Array<{
    reason: string
    explanation: string
    scholarship: { id: string; slug: string; title: string }
  }>
  rescored: Array<{
    before: number
    after: number
    scholarship: { id: string; slug: string; title: string }
  }>
} & { ' $fragmentName'?: 'MatchChanges_MatchChangesFragment' }

export type MatchCriteria_MatchCriterionFragment = {
  code: string
  label: string
  isHard: boolean
  result: string
  asked: string
  yours: string | null
  explanation: string
  profileField: string | null
} & { ' $fragmentName'?: 'MatchCriteria_MatchCriterionFragment' }

export type MatchHistoryQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type MatchHistoryQuery = {
  matchRuns: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    edges: Array<{
      cursor: string
      node: {
        id: string
        status: MatchRunStatus
        createdAt: string
        shareToken: string | null
        result: { overallScore: number | null; matchCount: number } | null
      }
    }>
  }
}

export type MatchTerms_MatchTermFragment = {
  code: string
  label: string
  earned: string
  possible: number
  isStated: boolean
  explanation: string
} & { ' $fragmentName'?: 'MatchTerms_MatchTermFragment' }

export type MatchValues_StudentFragment = {
  id: string
  country: string | null
  intendedDegreeLevel: DegreeLevel | null
  fieldOfInterest: Array<string> | null
  gpa: string | null
  gradeScale: string | null
  gradeOriginal: string | null
  englishProficiency: EnglishProficiency | null
  toeflScore: number | null
  ieltsScore: string | null
  duolingoScore: number | null
  needsFinancialAid: boolean | null
} & { ' $fragmentName'?: 'MatchValues_StudentFragment' }

export type MatchValues_MatchProfileFragment = {
  academicField: string
  degreeLevel: string
  gpa: string | null
  gradeScale: string | null
  gradeOriginal: string | null
  country: string | null
  countryName: string
  englishProficiency: string
  financialNeed: string
  careerGoals: string
  extracurriculars: string | null
  preferredStates: Array<string>
  minAmount: string | null
} & { ' $fragmentName'?: 'MatchValues_MatchProfileFragment' }

export type NewestMatchesQueryVariables = Exact<{ [key: string]: never }>

export type NewestMatchesQuery = {
  latestMatchRun: {
    id: string
    finishedAt: string | null
    result: {
      matchCount: number
      matches: Array<{
        score: number | null
        scoreBase: string
        scholarship: { id: string; slug: string; title: string; provider: string }
      }>
    } | null
  } | null
}

export type ResultSummary_MatchResultFragment = {
  overallScore: number | null
  matchCount: number
  toAnswerCount: number
  toCheckCount: number
  totalScholarships: number
  madeBy: Array<string>
  catalogueAsOf: string | null
  computeMilliseconds: string
} & { ' $fragmentName'?: 'ResultSummary_MatchResultFragment' }

export type OwnSummary_MatchResultFragment = {
  notEligibleCount: number
  competitiveness: { percent: number | null; met: number; stated: number }
} & { ' $fragmentName'?: 'OwnSummary_MatchResultFragment' }

export type ResultNotes_MatchResultFragment = {
  strengths: Array<{ code: string; text: string; profileField: string | null }>
  improvementAreas: Array<{ code: string; text: string; profileField: string | null }>
  recommendations: Array<{ code: string; text: string; profileField: string | null }>
} & { ' $fragmentName'?: 'ResultNotes_MatchResultFragment' }

export type ResultsDialog_MatchResultFragment = {
  overallScore: number | null
  madeBy: Array<string>
  strengths: Array<{ code: string; text: string }>
  improvementAreas: Array<{ code: string; text: string }>
} & { ' $fragmentName'?: 'ResultsDialog_MatchResultFragment' }

export type ResultsDialog_ScholarshipMatchFragment = {
  score: number | null
  scoreBase: string
  reasons: Array<string>
  applicationTips: Array<string>
  scholarship: { id: string; slug: string; title: string; provider: string }
} & { ' $fragmentName'?: 'ResultsDialog_ScholarshipMatchFragment' }

export type ShareMatch_ShareMutationVariables = Exact<{
  input: MatchRunIdInput
}>

export type ShareMatch_ShareMutation = {
  shareMatchRun:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'MatchRunSuccess'; run: { id: string; shareToken: string | null } }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
}

export type ShareMatch_UnshareMutationVariables = Exact<{
  input: MatchRunIdInput
}>

export type ShareMatch_UnshareMutation = {
  unshareMatchRun:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'MatchRunSuccess'; run: { id: string; shareToken: string | null } }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
}

export type SharedMatch_ScholarshipMatchFragment = {
  score: number | null
  scoreBase: string
  scholarship: {
    id: string
    slug: string
    title: string
    provider: string
    amountLabel: string
  }
} & { ' $fragmentName'?: 'SharedMatch_ScholarshipMatchFragment' }

export type StartMatchMutationVariables = Exact<{
  input: StartMatchInput
}>

export type StartMatchMutation = {
  startMatch:
    | { __typename: 'Forbidden'; code: string; message: string }
    | {
        __typename: 'MatchRunSuccess'
        run: { id: string; status: MatchRunStatus; createdAt: string }
      }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MatchProgressQueryVariables = Exact<{
  runId: string | number
}>

export type MatchProgressQuery = {
  matchProgress: {
    runId: string
    sequence: number
    step: MatchStep
    label: string
    percent: number
    isLast: boolean
  } | null
  matchRun: { id: string; status: MatchRunStatus } | null
}

export type MatchStepsSubscriptionVariables = Exact<{
  runId: string | number
  after?: number | null | undefined
}>

export type MatchStepsSubscription = {
  matchProgress: {
    runId: string
    sequence: number
    step: MatchStep
    label: string
    percent: number
    isLast: boolean
  } | null
}

export type MatchingCatalogueQueryVariables = Exact<{ [key: string]: never }>

export type MatchingCatalogueQuery = {
  matchingCatalogue: {
    openCount: number
    criteria: Array<{ code: string; label: string; isHard: boolean }>
    terms: Array<{ code: string; label: string; possible: number }>
  }
}

export type CaseQueueQueryVariables = Exact<{
  status: ListingCaseStatus
  after?: string | null | undefined
}>

export type CaseQueueQuery = {
  listingCases: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: { OneCase_ListingCaseFragment: OneCase_ListingCaseFragment }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type FlagList_RedFlagFragment = {
  code: string
  severity: RedFlagSeverity
  label: string
  words: string
  isCleared: boolean
} & { ' $fragmentName'?: 'FlagList_RedFlagFragment' }

export type LinkList_ListingModerationFragment = {
  linkChecks: Array<{
    url: string
    state: LinkState
    httpStatus: number | null
    movedTo: string | null
    checkedAt: string | null
    isChangedSinceVerified: boolean
  }>
} & { ' $fragmentName'?: 'LinkList_ListingModerationFragment' }

export type ManagedListing_ScholarshipFragment = ({
  id: string
  slug: string
  status: ScholarshipStatus
  title: string
  provider: string
  linkStatus: LinkStatus
  lastVerifiedAt: string | null
  verifiedBy: string | null
  provenance: { source: string; year: number | null }
  moderation:
    | ({
        redFlags: Array<
          { code: string } & {
            ' $fragmentRefs'?: { FlagList_RedFlagFragment: FlagList_RedFlagFragment }
          }
        >
        history: Array<{
          id: string
          action: string
          detail: string | null
          actorRole: string | null
          at: string
        }>
      } & {
        ' $fragmentRefs'?: {
          LinkList_ListingModerationFragment: LinkList_ListingModerationFragment
        }
      })
    | null
} & {
  ' $fragmentRefs'?: { SourceLink_ScholarshipFragment: SourceLink_ScholarshipFragment }
}) & { ' $fragmentName'?: 'ManagedListing_ScholarshipFragment' }

export type ManagedListingsQueryVariables = Exact<{
  filter?: ManagedListingFilter | null | undefined
  after?: string | null | undefined
}>

export type ManagedListingsQuery = {
  managedListings: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          ManagedListing_ScholarshipFragment: ManagedListing_ScholarshipFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type OneCase_ListingCaseFragment = {
  id: string
  status: ListingCaseStatus
  outcome: ListingCaseOutcome | null
  note: string | null
  openedAt: string
  resolvedAt: string | null
  resolvedByRole: string | null
  version: number
  scholarship: {
    id: string
    slug: string
    status: ScholarshipStatus
    title: string
    provider: string
  } & {
    ' $fragmentRefs'?: { SourceLink_ScholarshipFragment: SourceLink_ScholarshipFragment }
  }
  reports: Array<{ id: string; reason: string; details: string | null; createdAt: string }>
  redFlags: Array<
    { code: string } & {
      ' $fragmentRefs'?: { FlagList_RedFlagFragment: FlagList_RedFlagFragment }
    }
  >
} & { ' $fragmentName'?: 'OneCase_ListingCaseFragment' }

export type ResolveDialogMutationVariables = Exact<{
  input: ResolveListingCaseInput
}>

export type ResolveDialogMutation = {
  resolveListingCase:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ResolveListingCaseSuccess'
        listingCase: { id: string } & {
          ' $fragmentRefs'?: { OneCase_ListingCaseFragment: OneCase_ListingCaseFragment }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SourceLink_ScholarshipFragment = {
  id: string
  title: string
  sourceUrl: string | null
  applicationUrl: string | null
  provenance: { urls: Array<string> }
} & { ' $fragmentName'?: 'SourceLink_ScholarshipFragment' }

export type UseReopenMutationVariables = Exact<{
  input: ReopenListingCaseInput
}>

export type UseReopenMutation = {
  reopenListingCase:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ResolveListingCaseSuccess'
        listingCase: { id: string } & {
          ' $fragmentRefs'?: { OneCase_ListingCaseFragment: OneCase_ListingCaseFragment }
        }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type UseVerifyMutationVariables = Exact<{
  input: VerifyScholarshipInput
}>

export type UseVerifyMutation = {
  verifyScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'ValidationFailed'; code: string; message: string }
    | {
        __typename: 'VerifyScholarshipSuccess'
        scholarship: { id: string } & {
          ' $fragmentRefs'?: {
            ManagedListing_ScholarshipFragment: ManagedListing_ScholarshipFragment
          }
        }
      }
}

export type NoticeCard_NoticeFragment = {
  id: string
  title: string
  body: string
  link: string
  linkLabel: string
  occurredAt: string
  readAt: string | null
} & { ' $fragmentName'?: 'NoticeCard_NoticeFragment' }

export type NoticeCountsSubscriptionVariables = Exact<{ [key: string]: never }>

export type NoticeCountsSubscription = { noticeCounts: { unread: number; version: number } }

export type UnsubscriptionQueryVariables = Exact<{
  token: string
}>

export type UnsubscriptionQuery = {
  unsubscription: { type: NoticeType; isOff: boolean } | null
}

export type SetUnsubscriptionMutationVariables = Exact<{
  input: SetUnsubscriptionInput
}>

export type SetUnsubscriptionMutation = {
  setUnsubscription:
    | { __typename: 'InvalidToken'; code: string; message: string }
    | {
        __typename: 'UnsubscriptionSuccess'
        unsubscription: { type: NoticeType; isOff: boolean }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type MarkNoticesReadMutationVariables = Exact<{
  input: MarkNoticesReadInput
}>

export type MarkNoticesReadMutation = {
  markNoticesRead:
    | {
        __typename: 'MarkNoticesReadSuccess'
        markedCount: number
        counts: { unread: number; version: number }
      }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type InviteForm_InviteMutationVariables = Exact<{
  input: InviteMemberInput
}>

export type InviteForm_InviteMutation = {
  inviteMember:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'MailRequestAccepted'; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MemberRow_ChangeRoleMutationVariables = Exact<{
  input: ChangeMemberRoleInput
}>

export type MemberRow_ChangeRoleMutation = {
  changeMemberRole:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'OrganizationSuccess'
        organization: { id: string } & {
          ' $fragmentRefs'?: {
            MembersSection_OrganizationFragment: MembersSection_OrganizationFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MemberRow_RemoveMutationVariables = Exact<{
  input: RemoveMemberInput
}>

export type MemberRow_RemoveMutation = {
  removeMember:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'OrganizationSuccess'
        organization: { id: string } & {
          ' $fragmentRefs'?: {
            MembersSection_OrganizationFragment: MembersSection_OrganizationFragment
          }
        }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type MembersSection_OrganizationFragment = {
  id: string
  members: Array<{
    role: MemberRole
    joinedAt: string
    user: { id: string; firstName: string; lastName: string }
  }> | null
} & { ' $fragmentName'?: 'MembersSection_OrganizationFragment' }

export type OrganizationFacts_OrganizationFragment = {
  id: string
  name: string
  kind: OrganizationKind
  organizationType: string | null
  country: string | null
  website: string | null
  description: string | null
  universityId: string | null
  verification: VerificationStatus
  declineReason: string | null
} & { ' $fragmentName'?: 'OrganizationFacts_OrganizationFragment' }

export type OrganizationHomeQueryVariables = Exact<{
  id: string | number
}>

export type OrganizationHomeQuery = {
  organization:
    | ({ id: string } & {
        ' $fragmentRefs'?: {
          OrganizationFacts_OrganizationFragment: OrganizationFacts_OrganizationFragment
          MembersSection_OrganizationFragment: MembersSection_OrganizationFragment
        }
      })
    | null
}

export type OwnScholarship_ScholarshipFragment = {
  id: string
  slug: string
  status: ScholarshipStatus
  title: string
  amountLabel: string
  deadline: { label: string }
} & { ' $fragmentName'?: 'OwnScholarship_ScholarshipFragment' }

export type OwnScholarshipsQueryVariables = Exact<{
  organizationId: string | number
  after?: string | null | undefined
}>

export type OwnScholarshipsQuery = {
  organizationScholarships: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          OwnScholarship_ScholarshipFragment: OwnScholarship_ScholarshipFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type SaveOrganization_CreateMutationVariables = Exact<{
  input: CreateOrganizationInput
}>

export type SaveOrganization_CreateMutation = {
  createOrganization:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'OrganizationSuccess'
        organization: { id: string } & {
          ' $fragmentRefs'?: {
            OrganizationFacts_OrganizationFragment: OrganizationFacts_OrganizationFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SaveOrganization_UpdateMutationVariables = Exact<{
  input: UpdateOrganizationInput
}>

export type SaveOrganization_UpdateMutation = {
  updateOrganization:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'OrganizationSuccess'
        organization: { id: string } & {
          ' $fragmentRefs'?: {
            OrganizationFacts_OrganizationFragment: OrganizationFacts_OrganizationFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type UniversityField_ChosenQueryVariables = Exact<{
  id: string | number
}>

export type UniversityField_ChosenQuery = {
  university: { id: string; name: string; location: string | null } | null
}

export type OverviewFigures_QueryFragment = {
  scholarshipStats: {
    totalCount: number
    deadlineSoonCount: number
    countriesCount: number
    refreshedAt: string | null
  }
  universityStats: { totalUniversities: number }
} & { ' $fragmentName'?: 'OverviewFigures_QueryFragment' }

export type SaveStudent_CreateMutationVariables = Exact<{
  input: CreateStudentInput
}>

export type SaveStudent_CreateMutation = {
  createStudent:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'StudentSuccess'
        student: { id: string } & {
          ' $fragmentRefs'?: {
            StudentValues_StudentFragment: StudentValues_StudentFragment
          }
        }
      }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SaveStudent_UpdateMutationVariables = Exact<{
  input: UpdateStudentInput
}>

export type SaveStudent_UpdateMutation = {
  updateStudent:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'StudentSuccess'
        student: { id: string } & {
          ' $fragmentRefs'?: {
            StudentValues_StudentFragment: StudentValues_StudentFragment
          }
        }
      }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type StudentValues_StudentFragment = {
  id: string
  firstName: string
  lastName: string
  email: string
  country: string | null
  countryName: string | null
  currentEducationLevel: EducationLevel | null
  intendedDegreeLevel: DegreeLevel | null
  fieldOfInterest: Array<string> | null
  gpa: string | null
  isGpaEstimated: boolean
  gradeOriginal: string | null
  gradeScale: string | null
  gpaOriginalScale: string | null
  englishProficiency: EnglishProficiency | null
  toeflScore: number | null
  ieltsScore: string | null
  duolingoScore: number | null
  englishTestDate: string | null
  citizenshipStatus: string | null
  visaType: string | null
  intendedVisaType: string | null
  usPermanentResident: boolean | null
  fundingSource: Array<string> | null
  needsFinancialAid: boolean | null
  hasUsHighSchoolDiploma: boolean | null
  hasUsCollegeDegree: boolean | null
  isCurrentlyInUs: boolean | null
  dateOfBirth: string | null
  gender: Gender | null
  intendedUniversityIds: Array<string>
  usResidencyHistory: { hasLivedInUs: boolean; details: string | null } | null
  expectedFamilyContribution: { amount: string; currency: string } | null
} & { ' $fragmentName'?: 'StudentValues_StudentFragment' }

export type SavedSearchCard_SavedSearchFragment = {
  id: string
  name: string
  query: string | null
  degreeLevel: Array<DegreeLevel>
  minAmount: string | null
  maxAmount: string | null
  noEssay: boolean
  complexity: Array<ApplicationComplexity>
  includeUnknown: boolean
  alert: SearchAlert
  address: string
  matchCount: number
  newCount: number
  lastNotifiedAt: string | null
  countries: Array<{ code: string; name: string }> | null
  fieldOfStudy: Array<{ code: string; name: string }>
} & { ' $fragmentName'?: 'SavedSearchCard_SavedSearchFragment' }

export type SavedSearchPanelQueryVariables = Exact<{ [key: string]: never }>

export type SavedSearchPanelQuery = {
  savedSearches: {
    totalCount: number
    edges: Array<{ node: { id: string; name: string; address: string; newCount: number } }>
  }
}

export type SavedSearchPanel_SeenMutationVariables = Exact<{
  input: SavedSearchIdInput
}>

export type SavedSearchPanel_SeenMutation = {
  markSavedSearchSeen:
    | { __typename: 'Conflict' }
    | { __typename: 'Forbidden' }
    | { __typename: 'NotFound' }
    | { __typename: 'NotSignedIn' }
    | { __typename: 'SavedSearchSuccess'; savedSearch: { id: string; newCount: number } }
    | { __typename: 'ValidationFailed' }
}

export type SavedSearches_CreateMutationVariables = Exact<{
  input: CreateSavedSearchInput
}>

export type SavedSearches_CreateMutation = {
  createSavedSearch:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'SavedSearchSuccess'; savedSearch: { id: string; name: string } }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SavedSearches_UpdateMutationVariables = Exact<{
  input: UpdateSavedSearchInput
}>

export type SavedSearches_UpdateMutation = {
  updateSavedSearch:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SavedSearchSuccess'
        savedSearch: { id: string; name: string; alert: SearchAlert }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SavedSearches_RemoveMutationVariables = Exact<{
  input: SavedSearchIdInput
}>

export type SavedSearches_RemoveMutation = {
  removeSavedSearch:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RemoveSavedSearchSuccess' }
}

export type SavedCard_SavedScholarshipFragment = {
  id: string
  applicationStatus: SavedScholarshipStatus
  notes: string | null
  createdAt: string
  updatedAt: string
  scholarship: {
    id: string
    slug: string
    title: string
    provider: string
    amountLabel: string
    applicationUrl: string | null
    sourceUrl: string | null
    sourceUrlKind: SourceUrlKind | null
    closedReason: ClosedReason | null
  }
} & { ' $fragmentName'?: 'SavedCard_SavedScholarshipFragment' }

export type SavedCountsSubscriptionVariables = Exact<{ [key: string]: never }>

export type SavedCountsSubscription = {
  savedScholarshipCounts: {
    total: number
    planned: number
    applied: number
    accepted: number
  }
}

export type SavedChanges_UpdateMutationVariables = Exact<{
  input: UpdateSavedScholarshipInput
}>

export type SavedChanges_UpdateMutation = {
  updateSavedScholarship:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SavedScholarshipSuccess'
        savedScholarship: {
          id: string
          applicationStatus: SavedScholarshipStatus
          notes: string | null
          updatedAt: string
        }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type SavedChanges_RemoveMutationVariables = Exact<{
  input: RemoveSavedScholarshipInput
}>

export type SavedChanges_RemoveMutation = {
  removeSavedScholarship:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RemoveSavedScholarshipSuccess'; id: string; scholarshipId: string }
}

export type SavedChanges_PutBackMutationVariables = Exact<{
  input: SaveScholarshipInput
}>

export type SavedChanges_PutBackMutation = {
  saveScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SavedScholarshipSuccess'
        savedScholarship: {
          id: string
          scholarship: {
            id: string
            saved: {
              id: string
              applicationStatus: SavedScholarshipStatus
              notes: string | null
            } | null
          }
        }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type ApplicantsSection_FieldsQueryVariables = Exact<{ [key: string]: never }>

export type ApplicantsSection_FieldsQuery = {
  fieldsOfStudy: Array<{ code: string; name: string }>
}

export type SaveScholarship_CreateMutationVariables = Exact<{
  input: CreateScholarshipInput
}>

export type SaveScholarship_CreateMutation = {
  createScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        notice: string | null
        scholarship: { id: string; status: ScholarshipStatus }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SaveScholarship_UpdateMutationVariables = Exact<{
  input: UpdateScholarshipInput
}>

export type SaveScholarship_UpdateMutation = {
  updateScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        scholarship: { id: string; status: ScholarshipStatus; version: number } & {
          ' $fragmentRefs'?: {
            ScholarshipValues_ScholarshipFragment: ScholarshipValues_ScholarshipFragment
            OwnScholarship_ScholarshipFragment: OwnScholarship_ScholarshipFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SaveScholarship_PublishMutationVariables = Exact<{
  input: ScholarshipIdInput
}>

export type SaveScholarship_PublishMutation = {
  publishScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ScholarshipSuccess'
        scholarship: { id: string; status: ScholarshipStatus } & {
          ' $fragmentRefs'?: {
            OwnScholarship_ScholarshipFragment: OwnScholarship_ScholarshipFragment
          }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type ScholarshipValues_ScholarshipFragment = {
  id: string
  status: ScholarshipStatus
  version: number
  title: string
  provider: string
  description: string | null
  amountType: AwardType
  amountPeriod: AwardPeriod | null
  isRollingAdmission: boolean | null
  degreeLevel: Array<DegreeLevel> | null
  fieldOfStudy: Array<string> | null
  eligibleCountries: Array<string> | null
  gpaRequirement: string | null
  languageRequirement: string | null
  minToeflScore: number | null
  minIeltsScore: string | null
  minDuolingoScore: number | null
  acceptsEnglishWaivers: boolean | null
  englishWaiverConditions: Array<string> | null
  requiresEssay: boolean | null
  applicationComplexity: ApplicationComplexity | null
  estimatedTimeToApply: string | null
  applicationUrl: string | null
  contactEmail: string | null
  sourceUrl: string | null
  benefits: Array<string> | null
  fsaEligible: boolean | null
  eligibleCitizenshipStatus: Array<string> | null
  eligibleVisaTypes: Array<string> | null
  requiresUsHighSchool: boolean | null
  requiresUsResidency: boolean | null
  residencyRequirements: string | null
  requiresFinancialNeed: boolean | null
  acceptedFundingSources: Array<string> | null
  amount: { amount: string; currency: string } | null
  maxAmount: { amount: string; currency: string } | null
  deadline: { precision: DeadlinePrecision; date: string | null; timeZone: string }
  requirements: Array<{ key: string; text: string; asOf: string | null }>
  maxFamilyIncome: { amount: string; currency: string } | null
  university: { id: string } | null
} & { ' $fragmentName'?: 'ScholarshipValues_ScholarshipFragment' }

export type CardDate_ScholarshipFragment = {
  id: string
  deadline: {
    precision: DeadlinePrecision
    date: string | null
    timeZone: string
    endsAt: string | null
    daysLeft: number | null
    isRolling: boolean | null
  }
} & { ' $fragmentName'?: 'CardDate_ScholarshipFragment' }

export type CardHighlights_ScholarshipEdgeFragment = {
  highlights: Array<{
    field: HighlightField
    parts: Array<{ text: string; isMatch: boolean }>
  }>
} & { ' $fragmentName'?: 'CardHighlights_ScholarshipEdgeFragment' }

export type CardMenuQueryVariables = Exact<{
  id: string | number
}>

export type CardMenuQuery = {
  scholarship:
    | ({ id: string } & {
        ' $fragmentRefs'?: { Applying_ScholarshipFragment: Applying_ScholarshipFragment }
      })
    | null
}

export type CompareRows_ScholarshipFragment = {
  id: string
  slug: string
  title: string
  provider: string
  amountLabel: string
  degreeLevel: Array<DegreeLevel> | null
  eligibleCountries: Array<string> | null
  fieldOfStudy: Array<string> | null
  gpaRequirement: string | null
  languageRequirement: string | null
  minToeflScore: number | null
  minIeltsScore: string | null
  minDuolingoScore: number | null
  acceptsEnglishWaivers: boolean | null
  englishWaiverConditions: Array<string> | null
  requiresEssay: boolean | null
  requiresNomination: boolean | null
  isRenewable: boolean | null
  estimatedTimeToApply: string | null
  lastVerifiedAt: string | null
  requirements: Array<{ key: string; text: string; asOf: string | null }>
  deadline: { label: string }
  university: { id: string; name: string } | null
  provenance: { source: string; year: number | null }
  eligibility: { verdict: EligibilityVerdict; label: string } | null
} & { ' $fragmentName'?: 'CompareRows_ScholarshipFragment' }

export type DeadlineText_ScholarshipFragment = {
  id: string
  deadline: {
    timeZone: string
    endsAt: string | null
    daysLeft: number | null
    label: string
  }
} & { ' $fragmentName'?: 'DeadlineText_ScholarshipFragment' }

export type DetailCards_ScholarshipFragment = {
  id: string
  coverage: Array<string> | null
  benefits: Array<string> | null
  contactEmail: string | null
  sourceUrl: string | null
  sourceUrlKind: SourceUrlKind | null
  applicationUrl: string | null
} & { ' $fragmentName'?: 'DetailCards_ScholarshipFragment' }

export type DetailHead_ScholarshipFragment = ({
  id: string
  status: ScholarshipStatus
  amountLabel: string
  isRenewable: boolean | null
  degreeLevel: Array<DegreeLevel> | null
  estimatedTimeToApply: string | null
  eligibility: {
    failed: Array<string>
    withProvider: Array<string>
    criteria: Array<{ label: string; profileField: string | null }>
    questions: Array<{
      text: string | null
      profileField: string | null
      isDeclined: boolean
    }>
  } | null
} & {
  ' $fragmentRefs'?: {
    DeadlineText_ScholarshipFragment: DeadlineText_ScholarshipFragment
    EligibilityChip_ScholarshipFragment: EligibilityChip_ScholarshipFragment
  }
}) & { ' $fragmentName'?: 'DetailHead_ScholarshipFragment' }

export type EligibilityChip_ScholarshipFragment = {
  id: string
  eligibility: { verdict: EligibilityVerdict; label: string } | null
} & { ' $fragmentName'?: 'EligibilityChip_ScholarshipFragment' }

export type EligibilitySection_ScholarshipFragment = {
  id: string
  degreeLevel: Array<DegreeLevel> | null
  gpaRequirement: string | null
  fieldOfStudy: Array<string> | null
  eligibleCountries: Array<string> | null
  languageRequirement: string | null
  minToeflScore: number | null
  minIeltsScore: string | null
  minDuolingoScore: number | null
  acceptsEnglishWaivers: boolean | null
  englishWaiverConditions: Array<string> | null
  requiresEssay: boolean | null
  requiresNomination: boolean | null
  citizenship: {
    kind: CitizenshipRuleKind
    countries: Array<{ code: string; name: string }>
  }
  requirements: Array<{ key: string; text: string; asOf: string | null }>
  provenance: { confidence: ListingConfidence }
  eligibility: {
    criteria: Array<{
      code: string
      label: string
      isHard: boolean
      result: CriterionResult
      asked: string
      yours: string | null
      explanation: string
      profileField: string | null
    }>
    requirements: Array<{
      key: string
      label: string
      result: RequirementResult
      asked: string
      yours: string | null
      explanation: string
      questions: Array<{ profileField: string | null }>
    }>
    steps: Array<{ key: string; asked: string; yours: string | null }>
  } | null
} & { ' $fragmentName'?: 'EligibilitySection_ScholarshipFragment' }

export type FilterForm_FacetFragment = {
  kind: string
  values: Array<{ value: string; label: string; count: number }>
} & { ' $fragmentName'?: 'FilterForm_FacetFragment' }

export type OutlookPanel_ScholarshipOutlookFragment = {
  openCount: number
  eligibleCount: number
  statedCount: number
  unstatedCount: number
  statedTotal: { amount: string; currency: string } | null
  whatIf: Array<{ text: string; profileField: string | null }>
} & { ' $fragmentName'?: 'OutlookPanel_ScholarshipOutlookFragment' }

export type ProvenanceLine_ScholarshipFragment = {
  id: string
  lastVerifiedAt: string | null
  verifiedBy: string | null
  provenance: { source: string; year: number | null; confidence: ListingConfidence }
} & { ' $fragmentName'?: 'ProvenanceLine_ScholarshipFragment' }

export type ProvenanceSection_ScholarshipFragment = ({
  id: string
  note: string | null
  linkStatus: LinkStatus
  provenance: { licence: string | null; urls: Array<string> }
} & {
  ' $fragmentRefs'?: {
    ProvenanceLine_ScholarshipFragment: ProvenanceLine_ScholarshipFragment
  }
}) & { ' $fragmentName'?: 'ProvenanceSection_ScholarshipFragment' }

export type QuickFilters_FacetFragment = {
  kind: string
  values: Array<{ value: string; count: number }>
} & { ' $fragmentName'?: 'QuickFilters_FacetFragment' }

export type ReportDialogMutationVariables = Exact<{
  input: ReportScholarshipInput
}>

export type ReportDialogMutation = {
  reportScholarship:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'ReportScholarshipSuccess'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SaveButton_ScholarshipFragment = {
  id: string
  title: string
  saved: {
    id: string
    applicationStatus: SavedScholarshipStatus
    notes: string | null
  } | null
} & { ' $fragmentName'?: 'SaveButton_ScholarshipFragment' }

export type ScholarshipCard_ScholarshipFragment = ({
  id: string
  slug: string
  title: string
  provider: string
  amountLabel: string
  degreeLevel: Array<DegreeLevel> | null
  isTiedToAdmission: boolean | null
  isWomenOnly: boolean | null
  isRenewable: boolean | null
  requiresEssay: boolean | null
  saved: {
    id: string
    applicationStatus: SavedScholarshipStatus
    notes: string | null
  } | null
  university: { id: string; name: string } | null
} & {
  ' $fragmentRefs'?: {
    CardDate_ScholarshipFragment: CardDate_ScholarshipFragment
    EligibilityChip_ScholarshipFragment: EligibilityChip_ScholarshipFragment
    SaveButton_ScholarshipFragment: SaveButton_ScholarshipFragment
  }
}) & { ' $fragmentName'?: 'ScholarshipCard_ScholarshipFragment' }

export type SearchResults_ScholarshipConnectionFragment = {
  totalCount: number
  edges: Array<
    {
      cursor: string
      node: { id: string; eligibility: { verdict: EligibilityVerdict } | null } & {
        ' $fragmentRefs'?: {
          ScholarshipCard_ScholarshipFragment: ScholarshipCard_ScholarshipFragment
        }
      }
    } & {
      ' $fragmentRefs'?: {
        CardHighlights_ScholarshipEdgeFragment: CardHighlights_ScholarshipEdgeFragment
      }
    }
  >
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
} & { ' $fragmentName'?: 'SearchResults_ScholarshipConnectionFragment' }

export type SyncButtonMutationVariables = Exact<{ [key: string]: never }>

export type SyncButtonMutation = {
  syncExternal: {
    isStarted: boolean
    isRunning: boolean
    count: number
    sourceCount: number
    failedCount: number
    heldCount: number
    openCount: number
    finishedAt: string | null
  }
}

export type Applying_ScholarshipFragment = {
  id: string
  title: string
  applicationUrl: string | null
  sourceUrl: string | null
  sourceUrlKind: SourceUrlKind | null
} & { ' $fragmentName'?: 'Applying_ScholarshipFragment' }

export type Saving_SaveMutationVariables = Exact<{
  input: SaveScholarshipInput
}>

export type Saving_SaveMutation = {
  saveScholarship:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SavedScholarshipSuccess'
        isNew: boolean
        savedScholarship: {
          id: string
          applicationStatus: SavedScholarshipStatus
          notes: string | null
          scholarship: {
            id: string
            saved: {
              id: string
              applicationStatus: SavedScholarshipStatus
              notes: string | null
            } | null
          }
        }
      }
    | { __typename: 'ValidationFailed'; code: string; message: string }
}

export type Saving_RemoveMutationVariables = Exact<{
  input: RemoveSavedScholarshipInput
}>

export type Saving_RemoveMutation = {
  removeSavedScholarship:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RemoveSavedScholarshipSuccess'; id: string; scholarshipId: string }
}

export type AccountSection_UserFragment = {
  id: string
  username: string | null
  email: string | null
  pendingEmail: string | null
  firstName: string
  lastName: string
  accountType: AccountType
} & { ' $fragmentName'?: 'AccountSection_UserFragment' }

export type AccountSection_UpdateMutationVariables = Exact<{
  input: UpdateAccountInput
}>

export type AccountSection_UpdateMutation = {
  updateAccount:
    | {
        __typename: 'AccountSuccess'
        user: { id: string } & {
          ' $fragmentRefs'?: { AccountSection_UserFragment: AccountSection_UserFragment }
        }
      }
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'TooManyRequests'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type MembershipsSection_MembershipFragment = {
  role: MemberRole
  organization: { id: string; name: string; verification: VerificationStatus }
} & { ' $fragmentName'?: 'MembershipsSection_MembershipFragment' }

export type NoticesSection_PreferencesFragment = {
  timeZone: string
  notifications: {
    newsByMail: boolean
    types: Array<{ type: NoticeType; inApp: boolean; mail: boolean }>
    quietHours: { isOn: boolean; from: string; until: string }
  }
} & { ' $fragmentName'?: 'NoticesSection_PreferencesFragment' }

export type NoticesSection_UpdateMutationVariables = Exact<{
  input: UpdatePreferencesInput
}>

export type NoticesSection_UpdateMutation = {
  updatePreferences:
    | {
        __typename: 'AccountSuccess'
        user: {
          id: string
          preferences: {
            ' $fragmentRefs'?: {
              NoticesSection_PreferencesFragment: NoticesSection_PreferencesFragment
            }
          } | null
        }
      }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type PasswordSection_ChangeMutationVariables = Exact<{
  input: ChangePasswordInput
}>

export type PasswordSection_ChangeMutation = {
  changePassword:
    | { __typename: 'AccountSuccess'; message: string; user: { id: string } }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type PreferencesSection_PreferencesFragment = { timeZone: string } & {
  ' $fragmentName'?: 'PreferencesSection_PreferencesFragment'
}

export type PreferencesSection_UpdateMutationVariables = Exact<{
  input: UpdatePreferencesInput
}>

export type PreferencesSection_UpdateMutation = {
  updatePreferences:
    | {
        __typename: 'AccountSuccess'
        user: {
          id: string
          preferences: {
            ' $fragmentRefs'?: {
              PreferencesSection_PreferencesFragment: PreferencesSection_PreferencesFragment
            }
          } | null
        }
      }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SessionsSection_SessionFragment = {
  id: string
  isCurrent: boolean
  device: string | null
  address: string | null
  createdAt: string
  lastSeenAt: string
} & { ' $fragmentName'?: 'SessionsSection_SessionFragment' }

export type SessionsSection_RevokeMutationVariables = Exact<{
  input: RevokeSessionInput
}>

export type SessionsSection_RevokeMutation = {
  revokeSession:
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RevokeSessionsSuccess'; endedCount: number }
}

export type SessionsSection_RevokeOthersMutationVariables = Exact<{ [key: string]: never }>

export type SessionsSection_RevokeOthersMutation = {
  revokeOtherSessions:
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | { __typename: 'RevokeSessionsSuccess'; endedCount: number }
}

export type SuggestFormMutationVariables = Exact<{
  input: SuggestListingInput
}>

export type SuggestFormMutation = {
  suggestListing:
    | {
        __typename: 'AlreadyListed'
        scholarship: { id: string; slug: string; title: string }
      }
    | { __typename: 'SuggestListingSuccess'; message: string }
    | {
        __typename: 'TooManyRequests'
        code: string
        message: string
        retryAfterSeconds: number
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type BadRows_BadRowConnectionFragment = {
  totalCount: number
  edges: Array<{
    cursor: string
    node: {
      position: number
      rowKey: string | null
      page: string
      reasons: Array<string>
      raw: string
    }
  }>
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
} & { ' $fragmentName'?: 'BadRows_BadRowConnectionFragment' }

export type MergeCard_ListingMergeFragment = {
  id: string
  state: ListingMergeState
  isAutomatic: boolean
  score: number
  reasons: Array<string>
  survivor: {
    id: string
    slug: string
    title: string
    provider: string
    provenance: { source: string }
  } | null
  merged: {
    id: string
    slug: string
    title: string
    provider: string
    provenance: { source: string }
  } | null
} & { ' $fragmentName'?: 'MergeCard_ListingMergeFragment' }

export type MergeCardMutationVariables = Exact<{
  input: DecideListingMergeInput
}>

export type MergeCardMutation = {
  decideListingMerge:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | {
        __typename: 'ListingMergeSuccess'
        merge: { id: string } & {
          ' $fragmentRefs'?: {
            MergeCard_ListingMergeFragment: MergeCard_ListingMergeFragment
          }
        }
      }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
}

export type MergeListQueryVariables = Exact<{
  state: ListingMergeState
  after?: string | null | undefined
}>

export type MergeListQuery = {
  listingMerges: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          MergeCard_ListingMergeFragment: MergeCard_ListingMergeFragment
        }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type RunDetails_SyncRunFragment = {
  id: string
  state: SyncRunState
  isDryRun: boolean
  startedAt: string
  fetched: number
  created: number
  changed: number
  unchanged: number
  missing: number
  closed: number
  quarantined: number
  failed: number
  notModified: number
  heldReason: string | null
  faults: Array<string>
} & { ' $fragmentName'?: 'RunDetails_SyncRunFragment' }

export type RunDetailsMutationVariables = Exact<{
  input: DecideSyncRunInput
}>

export type RunDetailsMutation = {
  decideSyncRun:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SyncRunSuccess'
        run: { id: string } & {
          ' $fragmentRefs'?: { RunDetails_SyncRunFragment: RunDetails_SyncRunFragment }
        }
      }
}

export type RunListQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type RunListQuery = {
  syncRuns: {
    totalCount: number
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: { RunRow_SyncRunFragment: RunRow_SyncRunFragment }
      }
    }>
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
  }
}

export type RunRow_SyncRunFragment = {
  id: string
  source: string
  state: SyncRunState
  isDryRun: boolean
  startedAt: string
  fetched: number
  created: number
  changed: number
  missing: number
  closed: number
  quarantined: number
  failed: number
  faults: Array<string>
} & { ' $fragmentName'?: 'RunRow_SyncRunFragment' }

export type SourceCard_SourceFragment = ({
  id: string
  name: string
  kind: SourceKind
  target: SyncTarget
  urls: Array<string>
  licence: string | null
  isEnabled: boolean
  isStale: boolean
  staleAfterHours: number
  lastSuccessAt: string | null
  consecutiveFailures: number
  lastFault: string | null
  activeRun: { id: string; state: SyncRunState } | null
} & { ' $fragmentRefs'?: { SourceDialog_SourceFragment: SourceDialog_SourceFragment } }) & {
  ' $fragmentName'?: 'SourceCard_SourceFragment'
}

export type SourceDialog_SourceFragment = {
  id: string
  name: string
  kind: SourceKind
  urls: Array<string>
  mapping: string | null
  licence: string | null
  keyName: string | null
  newListings: ScholarshipStatus
  minIntervalMs: number
  everyHours: number
  staleAfterHours: number
  maxBytes: number
} & { ' $fragmentName'?: 'SourceDialog_SourceFragment' }

export type SourceDialogMutationVariables = Exact<{
  input: SaveSourceInput
}>

export type SourceDialogMutation = {
  saveSource:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SourceSuccess'
        source: { id: string } & {
          ' $fragmentRefs'?: { SourceCard_SourceFragment: SourceCard_SourceFragment }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type SourceListQueryVariables = Exact<{ [key: string]: never }>

export type SourceListQuery = {
  sources: Array<
    { id: string; isEnabled: boolean } & {
      ' $fragmentRefs'?: { SourceCard_SourceFragment: SourceCard_SourceFragment }
    }
  >
}

export type UseSyncActions_StartMutationVariables = Exact<{
  input: StartSyncInput
}>

export type UseSyncActions_StartMutation = {
  startSync:
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SyncRunsSuccess'
        runs: Array<
          {
            id: string
            from:
              | ({ id: string } & {
                  ' $fragmentRefs'?: {
                    SourceCard_SourceFragment: SourceCard_SourceFragment
                  }
                })
              | null
          } & { ' $fragmentRefs'?: { RunRow_SyncRunFragment: RunRow_SyncRunFragment } }
        >
      }
}

export type UseSyncActions_EnableMutationVariables = Exact<{
  input: SaveSourceInput
}>

export type UseSyncActions_EnableMutation = {
  saveSource:
    | { __typename: 'Conflict'; code: string; message: string }
    | { __typename: 'Forbidden'; code: string; message: string }
    | { __typename: 'NotFound'; code: string; message: string }
    | { __typename: 'NotSignedIn'; code: string; message: string }
    | {
        __typename: 'SourceSuccess'
        source: { id: string } & {
          ' $fragmentRefs'?: { SourceCard_SourceFragment: SourceCard_SourceFragment }
        }
      }
    | {
        __typename: 'ValidationFailed'
        code: string
        message: string
        errors: Array<{ path: Array<string>; message: string }>
      }
}

export type CostGapSection_UniversityFragment = {
  id: string
  tuitionYear: string | null
  internationalTuition: { amount: string; currency: string } | null
  tuitionOutOfState: { amount: string; currency: string } | null
} & { ' $fragmentName'?: 'CostGapSection_UniversityFragment' }

export type CostGapSection_ScholarshipFragment = {
  id: string
  slug: string
  title: string
  amountType: AwardType
  amountPeriod: AwardPeriod | null
  isNeedBased: boolean | null
  amount: { amount: string; currency: string } | null
  maxAmount: { amount: string; currency: string } | null
  university: { id: string } | null
  eligibility: { verdict: EligibilityVerdict } | null
} & { ' $fragmentName'?: 'CostGapSection_ScholarshipFragment' }

export type UniversityCard_UniversityFragment = {
  id: string
  slug: string
  name: string
  location: string | null
  type: UniversityType
  ranking: number | null
  rankingSource: string | null
  acceptanceRate: string | null
  studentPopulation: number | null
  topMajors: Array<string> | null
  scholarshipPrograms: number
  tuitionInState: { amount: string; currency: string } | null
  tuitionOutOfState: { amount: string; currency: string } | null
} & { ' $fragmentName'?: 'UniversityCard_UniversityFragment' }

export type UniversityFacts_UniversityFragment = ({
  id: string
  ranking: number | null
  rankingSource: string | null
  tuitionYear: string | null
  studentPopulation: number | null
  undergraduateEnrollment: number | null
  internationalStudents: number | null
  internationalStudentsBasis: string | null
  topMajors: Array<string> | null
  topMajorsBasis: string | null
  carnegieClassification: string | null
  englishTestForAdmission: string | null
  essayForAdmission: string | null
  website: string | null
  admissionsUrl: string | null
  financialAidUrl: string | null
  applicationUrl: string | null
  sourceYear: number | null
  sources: Array<string>
  tuitionInState: { amount: string; currency: string } | null
  tuitionOutOfState: { amount: string; currency: string } | null
  internationalTuition: { amount: string; currency: string } | null
} & {
  ' $fragmentRefs'?: {
    UniversityStrip_UniversityFragment: UniversityStrip_UniversityFragment
  }
}) & { ' $fragmentName'?: 'UniversityFacts_UniversityFragment' }

export type UniversityResults_UniversityConnectionFragment = {
  totalCount: number
  edges: Array<{
    cursor: string
    node: { id: string } & {
      ' $fragmentRefs'?: {
        UniversityCard_UniversityFragment: UniversityCard_UniversityFragment
      }
    }
  }>
  pageInfo: { hasNextPage: boolean; endCursor: string | null }
} & { ' $fragmentName'?: 'UniversityResults_UniversityConnectionFragment' }

export type UniversityStatsQueryVariables = Exact<{ [key: string]: never }>

export type UniversityStatsQuery = {
  universityStats: {
    totalUniversities: number
    totalScholarships: number
    internationalStudents: number | null
    averageAcceptance: string | null
    acceptanceReportedBy: number
    sourceYear: number | null
  }
}

export type UniversityStrip_UniversityFragment = {
  id: string
  acceptanceRate: string | null
  tuitionYear: string | null
  internationalStudentsPercent: string | null
  sourceYear: number | null
  internationalTuition: { amount: string; currency: string } | null
  tuitionOutOfState: { amount: string; currency: string } | null
} & { ' $fragmentName'?: 'UniversityStrip_UniversityFragment' }

export type UniversityStripQueryVariables = Exact<{ [key: string]: never }>

export type UniversityStripQuery = {
  universityStats: {
    acceptanceSpread: {
      lowerQuartile: string
      upperQuartile: string
      ninetyFifthPercentile: string
    } | null
    tuitionSpread: {
      lowerQuartile: string
      upperQuartile: string
      ninetyFifthPercentile: string
    } | null
    internationalShareSpread: {
      lowerQuartile: string
      upperQuartile: string
      ninetyFifthPercentile: string
    } | null
  }
}

export type SessionViewerQueryVariables = Exact<{ [key: string]: never }>

export type SessionViewerQuery = {
  viewer: {
    id: string
    username: string | null
    email: string | null
    firstName: string
    lastName: string
    accountType: AccountType
    roles: Array<Role> | null
    isEmailVerified: boolean | null
    preferences: { timeZone: string } | null
    memberships: Array<{
      role: MemberRole
      organization: {
        id: string
        name: string
        kind: OrganizationKind
        universityId: string | null
        verification: VerificationStatus
      }
    }> | null
  } | null
}

export type SessionLogoutMutationVariables = Exact<{ [key: string]: never }>

export type SessionLogoutMutation = { logout: { message: string } }

export type SyncRunPageQueryVariables = Exact<{
  id: string | number
  after?: string | null | undefined
}>

export type SyncRunPageQuery = {
  syncRun:
    | ({
        id: string
        source: string
        state: SyncRunState
        badRows: {
          ' $fragmentRefs'?: {
            BadRows_BadRowConnectionFragment: BadRows_BadRowConnectionFragment
          }
        }
      } & { ' $fragmentRefs'?: { RunDetails_SyncRunFragment: RunDetails_SyncRunFragment } })
    | null
}

export type CalendarPageQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type CalendarPageQuery = {
  savedDeadlines: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    edges: Array<{
      cursor: string
      node: {
        id: string
        scholarship: {
          id: string
          slug: string
          title: string
          provider: string
          deadline: { precision: DeadlinePrecision; date: string | null }
        } & {
          ' $fragmentRefs'?: {
            DeadlineText_ScholarshipFragment: DeadlineText_ScholarshipFragment
          }
        }
      } & {
        ' $fragmentRefs'?: {
          AwardReminders_SavedScholarshipFragment: AwardReminders_SavedScholarshipFragment
        }
      }
    }>
  }
  reminderDefaults: {
    ' $fragmentRefs'?: {
      DefaultReminders_DefaultsFragment: DefaultReminders_DefaultsFragment
    }
  }
  calendarFeed: { createdAt: string } | null
}

export type ComparePageQueryVariables = Exact<{
  ids: Array<string | number> | string | number
}>

export type ComparePageQuery = {
  scholarships: {
    edges: Array<{
      cursor: string
      node: { id: string; slug: string } & {
        ' $fragmentRefs'?: {
          CompareRows_ScholarshipFragment: CompareRows_ScholarshipFragment
        }
      }
    }>
  }
}

export type EditScholarshipPageQueryVariables = Exact<{
  id: string | number
}>

export type EditScholarshipPageQuery = {
  scholarship:
    | ({ id: string; ownerId: string | null } & {
        ' $fragmentRefs'?: {
          ScholarshipValues_ScholarshipFragment: ScholarshipValues_ScholarshipFragment
        }
      })
    | null
}

export type ImportPreviewPageQueryVariables = Exact<{
  id: string | number
}>

export type ImportPreviewPageQuery = {
  listingImport:
    | ({ id: string } & {
        ' $fragmentRefs'?: {
          ImportFacts_ListingImportFragment: ImportFacts_ListingImportFragment
        }
      })
    | null
}

export type RunOutcomeQueryVariables = Exact<{
  id: string | number
  first: number
}>

export type RunOutcomeQuery = {
  matchRun:
    | ({
        id: string
        status: MatchRunStatus
        failure: string | null
        profile: {
          ' $fragmentRefs'?: {
            MatchValues_MatchProfileFragment: MatchValues_MatchProfileFragment
          }
        }
        result: {
          matchCount: number
          datesAhead: number
          matches: Array<{ score: number | null; isRoundOver: boolean }>
        } | null
      } & {
        ' $fragmentRefs'?: {
          RunResult_MatchRunFragment: RunResult_MatchRunFragment
          RunDialog_MatchRunFragment: RunDialog_MatchRunFragment
        }
      })
    | null
}

export type RunResult_ScholarshipMatchFragment = ({
  scholarship: { id: string } & {
    ' $fragmentRefs'?: {
      CardDate_ScholarshipFragment: CardDate_ScholarshipFragment
      DeadlineText_ScholarshipFragment: DeadlineText_ScholarshipFragment
      SaveButton_ScholarshipFragment: SaveButton_ScholarshipFragment
    }
  }
} & {
  ' $fragmentRefs'?: {
    MatchCard_ScholarshipMatchFragment: MatchCard_ScholarshipMatchFragment
  }
}) & { ' $fragmentName'?: 'RunResult_ScholarshipMatchFragment' }

export type RunResult_MatchRunFragment = {
  id: string
  finishedAt: string | null
  shareToken: string | null
  profile: {
    ' $fragmentRefs'?: {
      MatchValues_MatchProfileFragment: MatchValues_MatchProfileFragment
    }
  }
  changes: {
    ' $fragmentRefs'?: {
      MatchChanges_MatchChangesFragment: MatchChanges_MatchChangesFragment
    }
  } | null
  result:
    | ({
        matchCount: number
        toAnswerCount: number
        toCheckCount: number
        improvementAreas: Array<{ code: string }>
        recommendations: Array<{ code: string }>
        matches: Array<{
          ' $fragmentRefs'?: {
            RunResult_ScholarshipMatchFragment: RunResult_ScholarshipMatchFragment
          }
        }>
        toAnswer: Array<{
          ' $fragmentRefs'?: {
            RunResult_ScholarshipMatchFragment: RunResult_ScholarshipMatchFragment
          }
        }>
        toCheck: Array<{
          ' $fragmentRefs'?: {
            RunResult_ScholarshipMatchFragment: RunResult_ScholarshipMatchFragment
          }
        }>
      } & {
        ' $fragmentRefs'?: {
          ResultSummary_MatchResultFragment: ResultSummary_MatchResultFragment
          OwnSummary_MatchResultFragment: OwnSummary_MatchResultFragment
          ResultNotes_MatchResultFragment: ResultNotes_MatchResultFragment
        }
      })
    | null
} & { ' $fragmentName'?: 'RunResult_MatchRunFragment' }

export type RunDialog_MatchRunFragment = {
  id: string
  result:
    | ({
        matches: Array<
          {
            scholarship: { id: string } & {
              ' $fragmentRefs'?: {
                SaveButton_ScholarshipFragment: SaveButton_ScholarshipFragment
              }
            }
          } & {
            ' $fragmentRefs'?: {
              ResultsDialog_ScholarshipMatchFragment: ResultsDialog_ScholarshipMatchFragment
            }
          }
        >
      } & {
        ' $fragmentRefs'?: {
          ResultsDialog_MatchResultFragment: ResultsDialog_MatchResultFragment
        }
      })
    | null
} & { ' $fragmentName'?: 'RunDialog_MatchRunFragment' }

export type SharedMatchesPageQueryVariables = Exact<{
  token: string | number
}>

export type SharedMatchesPageQuery = {
  sharedMatchRun: {
    finishedAt: string
    result: {
      matches: Array<
        {
          scholarship: { id: string } & {
            ' $fragmentRefs'?: {
              DeadlineText_ScholarshipFragment: DeadlineText_ScholarshipFragment
              SaveButton_ScholarshipFragment: SaveButton_ScholarshipFragment
            }
          }
        } & {
          ' $fragmentRefs'?: {
            SharedMatch_ScholarshipMatchFragment: SharedMatch_ScholarshipMatchFragment
          }
        }
      >
    } & {
      ' $fragmentRefs'?: {
        ResultSummary_MatchResultFragment: ResultSummary_MatchResultFragment
      }
    }
  } | null
}

export type MatchingStudentQueryVariables = Exact<{ [key: string]: never }>

export type MatchingStudentQuery = {
  student:
    | ({ id: string } & {
        ' $fragmentRefs'?: { MatchValues_StudentFragment: MatchValues_StudentFragment }
      })
    | null
}

export type MatchingLatestQueryVariables = Exact<{ [key: string]: never }>

export type MatchingLatestQuery = {
  latestMatchRun: {
    id: string
    profile: {
      ' $fragmentRefs'?: {
        MatchValues_MatchProfileFragment: MatchValues_MatchProfileFragment
      }
    }
  } | null
}

export type NotificationsPageQueryVariables = Exact<{
  unreadOnly?: boolean | null | undefined
  after?: string | null | undefined
}>

export type NotificationsPageQuery = {
  notices: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: { NoticeCard_NoticeFragment: NoticeCard_NoticeFragment }
      }
    }>
  }
}

export type OverviewPageQueryVariables = Exact<{ [key: string]: never }>

export type OverviewPageQuery = {
  scholarships: {
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          ScholarshipCard_ScholarshipFragment: ScholarshipCard_ScholarshipFragment
        }
      }
    }>
  }
} & { ' $fragmentRefs'?: { OverviewFigures_QueryFragment: OverviewFigures_QueryFragment } }

export type ProfilePageQueryVariables = Exact<{ [key: string]: never }>

export type ProfilePageQuery = {
  student:
    | ({ id: string } & {
        ' $fragmentRefs'?: { StudentValues_StudentFragment: StudentValues_StudentFragment }
      })
    | null
  viewer: { id: string; email: string | null; pendingEmail: string | null } | null
}

export type SavedSearchListQueryVariables = Exact<{
  after?: string | null | undefined
}>

export type SavedSearchListQuery = {
  savedSearches: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    edges: Array<{
      cursor: string
      node: { id: string } & {
        ' $fragmentRefs'?: {
          SavedSearchCard_SavedSearchFragment: SavedSearchCard_SavedSearchFragment
        }
      }
    }>
  }
}

export type SavedPageQueryVariables = Exact<{
  status?: SavedScholarshipStatus | null | undefined
  after?: string | null | undefined
}>

export type SavedPageQuery = {
  savedScholarships: {
    totalCount: number
    pageInfo: { hasNextPage: boolean; endCursor: string | null }
    edges: Array<{
      cursor: string
      node: {
        id: string
        scholarship: { id: string } & {
          ' $fragmentRefs'?: {
            DeadlineText_ScholarshipFragment: DeadlineText_ScholarshipFragment
            EligibilityChip_ScholarshipFragment: EligibilityChip_ScholarshipFragment
          }
        }
      } & {
        ' $fragmentRefs'?: {
          SavedCard_SavedScholarshipFragment: SavedCard_SavedScholarshipFragment
        }
      }
    }>
  }
}

export type ScholarshipsPage_OutlookQueryVariables = Exact<{ [key: string]: never }>

export type ScholarshipsPage_OutlookQuery = {
  scholarshipOutlook: {
    ' $fragmentRefs'?: {
      OutlookPanel_ScholarshipOutlookFragment: OutlookPanel_ScholarshipOutlookFragment
    }
  } | null
}

export type ScholarshipPageQueryVariables = Exact<{
  id: string | number
}>

export type ScholarshipPageQuery = {
  scholarship:
    | ({
        id: string
        slug: string
        status: ScholarshipStatus
        title: string
        provider: string
        description: string | null
        isTiedToAdmission: boolean | null
        university: { id: string; slug: string; name: string } | null
      } & {
        ' $fragmentRefs'?: {
          DetailHead_ScholarshipFragment: DetailHead_ScholarshipFragment
          EligibilitySection_ScholarshipFragment: EligibilitySection_ScholarshipFragment
          DetailCards_ScholarshipFragment: DetailCards_ScholarshipFragment
          ProvenanceSection_ScholarshipFragment: ProvenanceSection_ScholarshipFragment
          SaveButton_ScholarshipFragment: SaveButton_ScholarshipFragment
          Applying_ScholarshipFragment: Applying_ScholarshipFragment
        }
      })
    | null
}

export type ScholarshipsPageQueryVariables = Exact<{
  filter?: ScholarshipFilter | null | undefined
  sort?: ScholarshipSort | null | undefined
  after?: string | null | undefined
}>

export type ScholarshipsPageQuery = {
  scholarships: {
    totalCount: number
    unknownCount: number
    correctedQuery: string | null
  } & {
    ' $fragmentRefs'?: {
      SearchResults_ScholarshipConnectionFragment: SearchResults_ScholarshipConnectionFragment
    }
  }
}

export type ScholarshipsPage_FacetsQueryVariables = Exact<{
  filter?: ScholarshipFilter | null | undefined
}>

export type ScholarshipsPage_FacetsQuery = {
  scholarships: {
    facets: Array<
      { kind: string; values: Array<{ value: string; label: string }> } & {
        ' $fragmentRefs'?: {
          FilterForm_FacetFragment: FilterForm_FacetFragment
          QuickFilters_FacetFragment: QuickFilters_FacetFragment
        }
      }
    >
  }
}

export type ScholarshipsPage_SuggestionsQueryVariables = Exact<{
  prefix: string
}>

export type ScholarshipsPage_SuggestionsQuery = {
  scholarshipSuggestions: Array<{
    kind: SuggestionKind
    text: string
    value: string | null
  }>
}

export type SettingsPageQueryVariables = Exact<{ [key: string]: never }>

export type SettingsPageQuery = {
  viewer:
    | ({
        id: string
        username: string | null
        email: string | null
        firstName: string
        lastName: string
        isEmailVerified: boolean | null
        preferences: {
          ' $fragmentRefs'?: {
            PreferencesSection_PreferencesFragment: PreferencesSection_PreferencesFragment
            NoticesSection_PreferencesFragment: NoticesSection_PreferencesFragment
          }
        } | null
        sessions: Array<
          { id: string } & {
            ' $fragmentRefs'?: {
              SessionsSection_SessionFragment: SessionsSection_SessionFragment
            }
          }
        > | null
        memberships: Array<{
          ' $fragmentRefs'?: {
            MembershipsSection_MembershipFragment: MembershipsSection_MembershipFragment
          }
        }> | null
      } & {
        ' $fragmentRefs'?: { AccountSection_UserFragment: AccountSection_UserFragment }
      })
    | null
}

export type UniversitiesPageQueryVariables = Exact<{
  filter?: UniversityFilter | null | undefined
  sort?: UniversitySort | null | undefined
  after?: string | null | undefined
}>

export type UniversitiesPageQuery = {
  universities: { totalCount: number } & {
    ' $fragmentRefs'?: {
      UniversityResults_UniversityConnectionFragment: UniversityResults_UniversityConnectionFragment
    }
  }
}

export type UniversityAwards_ScholarshipConnectionFragment = {
  edges: Array<{
    cursor: string
    node: { id: string } & {
      ' $fragmentRefs'?: {
        ScholarshipCard_ScholarshipFragment: ScholarshipCard_ScholarshipFragment
      }
    }
  }>
} & { ' $fragmentName'?: 'UniversityAwards_ScholarshipConnectionFragment' }

export type UniversityPageQueryVariables = Exact<{
  id: string | number
}>

export type UniversityPageQuery = {
  university:
    | ({
        id: string
        name: string
        location: string | null
        description: string | null
        scholarships: {
          edges: Array<{
            cursor: string
            node: { id: string } & {
              ' $fragmentRefs'?: {
                CostGapSection_ScholarshipFragment: CostGapSection_ScholarshipFragment
              }
            }
          }>
        } & {
          ' $fragmentRefs'?: {
            UniversityAwards_ScholarshipConnectionFragment: UniversityAwards_ScholarshipConnectionFragment
          }
        }
      } & {
        ' $fragmentRefs'?: {
          UniversityFacts_UniversityFragment: UniversityFacts_UniversityFragment
          CostGapSection_UniversityFragment: CostGapSection_UniversityFragment
        }
      })
    | null
}

export type UniversityPage_SavedAwardsQueryVariables = Exact<{ [key: string]: never }>

export type UniversityPage_SavedAwardsQuery = {
  savedScholarships: {
    edges: Array<{
      cursor: string
      node: {
        id: string
        scholarship: { id: string } & {
          ' $fragmentRefs'?: {
            CostGapSection_ScholarshipFragment: CostGapSection_ScholarshipFragment
          }
        }
      }
    }>
  }
}

export const OrganizationToVerify_OrganizationFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationToVerify_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isEmailVerified' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrganizationToVerify_OrganizationFragment, unknown>
export const WaitingSource_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingSource_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WaitingSource_ScholarshipFragment, unknown>
export const WaitingListing_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingListing_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'WaitingSource_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingSource_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WaitingListing_ScholarshipFragment, unknown>
export const WaitingSuggestion_ListingSuggestionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingSuggestion_ListingSuggestion' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingSuggestion' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<WaitingSuggestion_ListingSuggestionFragment, unknown>
export const DefaultReminders_DefaultsFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DefaultReminders_Defaults' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ReminderDefaults' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DefaultReminders_DefaultsFragment, unknown>
export const AwardReminders_SavedScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usesDefaults' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tellsNext' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasComingDeadline' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'planned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'last' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AwardReminders_SavedScholarshipFragment, unknown>
export const MissingFacts_StudentFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MissingFacts_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MissingFacts_StudentFragment, unknown>
export const NextDeadlines_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextDeadlines_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NextDeadlines_ScholarshipFragment, unknown>
export const ImportFacts_ListingImportFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingImport' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ignoredColumns' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'appliedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoableUntil' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rowCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchangedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'errorCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'draftOnlyCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'waitingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keptCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportFacts_ListingImportFragment, unknown>
export const MatchValues_StudentFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchValues_StudentFragment, unknown>
export const SharedMatch_ScholarshipMatchFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SharedMatch_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SharedMatch_ScholarshipMatchFragment, unknown>
export const FlagList_RedFlagFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FlagList_RedFlagFragment, unknown>
export const LinkList_ListingModerationFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LinkList_ListingModeration' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingModeration' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'linkChecks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'httpStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'movedTo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checkedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isChangedSinceVerified' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LinkList_ListingModerationFragment, unknown>
export const SourceLink_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SourceLink_ScholarshipFragment, unknown>
export const ManagedListing_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedListing_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moderation' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'redFlags' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'FlagList_RedFlag' },
                      },
                    ],
                  },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'LinkList_ListingModeration' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'history' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'detail' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'actorRole' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SourceLink_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LinkList_ListingModeration' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingModeration' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'linkChecks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'httpStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'movedTo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checkedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isChangedSinceVerified' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedListing_ScholarshipFragment, unknown>
export const OneCase_ListingCaseFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OneCase_ListingCase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingCase' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedByRole' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SourceLink_Scholarship' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reports' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'redFlags' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'FlagList_RedFlag' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OneCase_ListingCaseFragment, unknown>
export const NoticeCard_NoticeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NoticeCard_Notice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Notice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'link' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'occurredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'readAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NoticeCard_NoticeFragment, unknown>
export const MembersSection_OrganizationFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembersSection_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MembersSection_OrganizationFragment, unknown>
export const OrganizationFacts_OrganizationFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationFacts_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universityId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrganizationFacts_OrganizationFragment, unknown>
export const OwnScholarship_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnScholarship_ScholarshipFragment, unknown>
export const OverviewFigures_QueryFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OverviewFigures_Query' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Query' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarshipStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'deadlineSoonCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countriesCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refreshedAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universityStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalUniversities' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OverviewFigures_QueryFragment, unknown>
export const StudentValues_StudentFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentEducationLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGpaEstimated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaOriginalScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'usResidencyHistory' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasLivedInUs' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'fundingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'expectedFamilyContribution' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsCollegeDegree' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentlyInUs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedUniversityIds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StudentValues_StudentFragment, unknown>
export const SavedSearchCard_SavedSearchFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SavedSearchCard_SavedSearch' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SavedSearch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'query' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'countries' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fieldOfStudy' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'noEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complexity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeUnknown' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alert' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastNotifiedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedSearchCard_SavedSearchFragment, unknown>
export const SavedCard_SavedScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SavedCard_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closedReason' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedCard_SavedScholarshipFragment, unknown>
export const ScholarshipValues_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipValues_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isRollingAdmission' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationComplexity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'benefits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fsaEligible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCitizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleVisaTypes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsHighSchool' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsResidency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'residencyRequirements' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxFamilyIncome' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresFinancialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptedFundingSources' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScholarshipValues_ScholarshipFragment, unknown>
export const CompareRows_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CompareRows_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresNomination' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CompareRows_ScholarshipFragment, unknown>
export const DetailCards_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DetailCards_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'coverage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'benefits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DetailCards_ScholarshipFragment, unknown>
export const DeadlineText_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DeadlineText_ScholarshipFragment, unknown>
export const EligibilityChip_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EligibilityChip_ScholarshipFragment, unknown>
export const DetailHead_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DetailHead_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'criteria' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'questions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isDeclined' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<DetailHead_ScholarshipFragment, unknown>
export const EligibilitySection_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilitySection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'citizenship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'countries' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresNomination' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'confidence' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'criteria' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'requirements' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'questions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'profileField' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'steps' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EligibilitySection_ScholarshipFragment, unknown>
export const FilterForm_FacetFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FilterForm_Facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'values' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FilterForm_FacetFragment, unknown>
export const OutlookPanel_ScholarshipOutlookFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OutlookPanel_ScholarshipOutlook' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipOutlook' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'openCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statedTotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'statedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unstatedCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'whatIf' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OutlookPanel_ScholarshipOutlookFragment, unknown>
export const ProvenanceLine_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProvenanceLine_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProvenanceLine_ScholarshipFragment, unknown>
export const ProvenanceSection_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProvenanceSection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
                { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'ProvenanceLine_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProvenanceLine_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProvenanceSection_ScholarshipFragment, unknown>
export const QuickFilters_FacetFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuickFilters_Facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'values' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<QuickFilters_FacetFragment, unknown>
export const CardHighlights_ScholarshipEdgeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardHighlights_ScholarshipEdge' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipEdge' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'highlights' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isMatch' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CardHighlights_ScholarshipEdgeFragment, unknown>
export const CardDate_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CardDate_ScholarshipFragment, unknown>
export const SaveButton_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SaveButton_ScholarshipFragment, unknown>
export const ScholarshipCard_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScholarshipCard_ScholarshipFragment, unknown>
export const SearchResults_ScholarshipConnectionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SearchResults_ScholarshipConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CardHighlights_ScholarshipEdge' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'eligibility' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                          ],
                        },
                      },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardHighlights_ScholarshipEdge' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipEdge' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'highlights' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isMatch' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SearchResults_ScholarshipConnectionFragment, unknown>
export const Applying_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Applying_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Applying_ScholarshipFragment, unknown>
export const AccountSection_UserFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountSection_User' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pendingEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountType' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AccountSection_UserFragment, unknown>
export const MembershipsSection_MembershipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembershipsSection_Membership' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Membership' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organization' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MembershipsSection_MembershipFragment, unknown>
export const NoticesSection_PreferencesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NoticesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'newsByMail' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'types' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'inApp' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mail' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'quietHours' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'until' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NoticesSection_PreferencesFragment, unknown>
export const PreferencesSection_PreferencesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreferencesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'timeZone' } }],
      },
    },
  ],
} as unknown as DocumentNode<PreferencesSection_PreferencesFragment, unknown>
export const SessionsSection_SessionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SessionsSection_Session' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Session' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrent' } },
          { kind: 'Field', name: { kind: 'Name', value: 'device' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSeenAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionsSection_SessionFragment, unknown>
export const BadRows_BadRowConnectionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BadRows_BadRowConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'BadRowConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rowKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'raw' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<BadRows_BadRowConnectionFragment, unknown>
export const MergeCard_ListingMergeFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MergeCard_ListingMerge' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingMerge' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAutomatic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'survivor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'merged' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergeCard_ListingMergeFragment, unknown>
export const RunDetails_SyncRunFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunDetails_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heldReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunDetails_SyncRunFragment, unknown>
export const RunRow_SyncRunFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunRow_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'source' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunRow_SyncRunFragment, unknown>
export const SourceDialog_SourceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SourceDialog_SourceFragment, unknown>
export const SourceCard_SourceFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceCard_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'target' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSuccessAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'consecutiveFailures' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFault' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SourceDialog_Source' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SourceCard_SourceFragment, unknown>
export const CostGapSection_UniversityFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CostGapSection_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CostGapSection_UniversityFragment, unknown>
export const CostGapSection_ScholarshipFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CostGapSection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNeedBased' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'verdict' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CostGapSection_ScholarshipFragment, unknown>
export const UniversityStrip_UniversityFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityStrip_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudentsPercent' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityStrip_UniversityFragment, unknown>
export const UniversityFacts_UniversityFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityFacts_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ranking' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionInState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentPopulation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undergraduateEnrollment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudentsBasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajors' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajorsBasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'carnegieClassification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestForAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'essayForAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'admissionsUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialAidUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sources' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'UniversityStrip_University' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityStrip_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudentsPercent' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityFacts_UniversityFragment, unknown>
export const UniversityCard_UniversityFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityCard_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ranking' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankingSource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionInState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'studentPopulation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajors' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scholarshipPrograms' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityCard_UniversityFragment, unknown>
export const UniversityResults_UniversityConnectionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityResults_UniversityConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'UniversityConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'UniversityCard_University' },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityCard_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ranking' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankingSource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionInState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'studentPopulation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajors' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scholarshipPrograms' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityResults_UniversityConnectionFragment, unknown>
export const MatchValues_MatchProfileFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'academicField' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'careerGoals' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extracurriculars' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferredStates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchValues_MatchProfileFragment, unknown>
export const MatchChanges_MatchChangesFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchChanges_MatchChanges' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchChanges' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'since' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'added' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rescored' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                { kind: 'Field', name: { kind: 'Name', value: 'after' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchChanges_MatchChangesFragment, unknown>
export const ResultSummary_MatchResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalScholarships' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'catalogueAsOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'computeMilliseconds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResultSummary_MatchResultFragment, unknown>
export const OwnSummary_MatchResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'notEligibleCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competitiveness' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'met' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stated' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnSummary_MatchResultFragment, unknown>
export const ResultNotes_MatchResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultNotes_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recommendations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResultNotes_MatchResultFragment, unknown>
export const MatchTerms_MatchTermFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchTerm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'earned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchTerms_MatchTermFragment, unknown>
export const MatchCriteria_MatchCriterionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchCriterion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchCriteria_MatchCriterionFragment, unknown>
export const MatchCard_ScholarshipMatchFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          { kind: 'Field', name: { kind: 'Name', value: 'improvementAreas' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'terms' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'criteria' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchTerm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'earned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchCriterion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchCard_ScholarshipMatchFragment, unknown>
export const RunResult_ScholarshipMatchFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CardDate_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchTerm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'earned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchCriterion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          { kind: 'Field', name: { kind: 'Name', value: 'improvementAreas' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'terms' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'criteria' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunResult_ScholarshipMatchFragment, unknown>
export const RunResult_MatchRunFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunResult_MatchRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shareToken' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profile' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchChanges_MatchChanges' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'OwnSummary_MatchResult' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultNotes_MatchResult' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'improvementAreas' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'recommendations' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'matches' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'toAnswer' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'toCheck' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchTerm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'earned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchCriterion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          { kind: 'Field', name: { kind: 'Name', value: 'improvementAreas' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'terms' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'criteria' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'academicField' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'careerGoals' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extracurriculars' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferredStates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchChanges_MatchChanges' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchChanges' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'since' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'added' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rescored' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                { kind: 'Field', name: { kind: 'Name', value: 'after' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalScholarships' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'catalogueAsOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'computeMilliseconds' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'notEligibleCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competitiveness' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'met' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stated' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultNotes_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recommendations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CardDate_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunResult_MatchRunFragment, unknown>
export const ResultsDialog_MatchResultFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResultsDialog_MatchResultFragment, unknown>
export const ResultsDialog_ScholarshipMatchFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResultsDialog_ScholarshipMatchFragment, unknown>
export const RunDialog_MatchRunFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunDialog_MatchRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultsDialog_MatchResult' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'matches' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ResultsDialog_ScholarshipMatch' },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunDialog_MatchRunFragment, unknown>
export const UniversityAwards_ScholarshipConnectionFragmentDoc = {
  kind: 'Document',
  definitions: [
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityAwards_ScholarshipConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityAwards_ScholarshipConnectionFragment, unknown>
export const CountriesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Countries' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'countries' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CountriesQuery, CountriesQueryVariables>
export const GradeFields_ScalesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'GradeFields_Scales' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'country' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'gradeScales' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'country' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'country' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'grades' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<GradeFields_ScalesQuery, GradeFields_ScalesQueryVariables>
export const GradeFields_ConvertedDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'GradeFields_Converted' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'scale' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'grade' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'convertGrade' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'scale' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'scale' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'grade' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'grade' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isEstimate' } },
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  GradeFields_ConvertedQuery,
  GradeFields_ConvertedQueryVariables
>
export const UseScholarshipSteps_PublishDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseScholarshipSteps_Publish' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ScholarshipIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'result' },
            name: { kind: 'Name', value: 'publishScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseScholarshipSteps_PublishMutation,
  UseScholarshipSteps_PublishMutationVariables
>
export const UseScholarshipSteps_CloseDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseScholarshipSteps_Close' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ScholarshipIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'result' },
            name: { kind: 'Name', value: 'closeScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseScholarshipSteps_CloseMutation,
  UseScholarshipSteps_CloseMutationVariables
>
export const UseScholarshipSteps_ArchiveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseScholarshipSteps_Archive' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ScholarshipIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'result' },
            name: { kind: 'Name', value: 'archiveScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseScholarshipSteps_ArchiveMutation,
  UseScholarshipSteps_ArchiveMutationVariables
>
export const UseUniversityNamesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UseUniversityNames' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
              },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'ids' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '10' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'location' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseUniversityNamesQuery, UseUniversityNamesQueryVariables>
export const UseUniversitySearchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UseUniversitySearch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'query' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'query' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'query' } },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'NAME' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'location' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseUniversitySearchQuery, UseUniversitySearchQueryVariables>
export const ListingQueueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ListingQueue' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unpublishedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'WaitingListing_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingSource_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingListing_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'WaitingSource_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ListingQueueQuery, ListingQueueQueryVariables>
export const OrganizationQueueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrganizationQueue' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'VerificationStatus' },
            },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organizationsToVerify' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'OrganizationToVerify_Organization',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationToVerify_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isEmailVerified' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrganizationQueueQuery, OrganizationQueueQueryVariables>
export const RoleFinderDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RoleFinder' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'login' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'userByLogin' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'login' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'login' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accountType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roles' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RoleFinderQuery, RoleFinderQueryVariables>
export const RoleFinder_SetDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RoleFinder_Set' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SetRoleInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setRole' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AccountSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'roles' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RoleFinder_SetMutation, RoleFinder_SetMutationVariables>
export const SuggestionQueueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SuggestionQueue' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingSuggestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'WaitingSuggestion_ListingSuggestion',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'WaitingSuggestion_ListingSuggestion' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingSuggestion' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'url' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SuggestionQueueQuery, SuggestionQueueQueryVariables>
export const UseDecisionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseDecision' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'DecideVerificationInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'decideVerification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'OrganizationToVerify_Organization',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationToVerify_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isEmailVerified' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseDecisionMutation, UseDecisionMutationVariables>
export const UseReviewDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseReview' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ReviewListingsInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reviewListings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ReviewListingsSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarships' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'refused' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseReviewMutation, UseReviewMutationVariables>
export const UseSuggestionDecisionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseSuggestionDecision' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'DecideListingSuggestionInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'decideListingSuggestion' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'DecideListingSuggestionSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'suggestion' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseSuggestionDecisionMutation,
  UseSuggestionDecisionMutationVariables
>
export const AcceptInvitationDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AcceptInvitation' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'AcceptInvitationInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'acceptInvitation' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AcceptInvitationMutation, AcceptInvitationMutationVariables>
export const AccountRulesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AccountRules' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'accountRules' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'passwordMinLength' } },
                { kind: 'Field', name: { kind: 'Name', value: 'passwordMaxLength' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usernameMinLength' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usernameMaxLength' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AccountRulesQuery, AccountRulesQueryVariables>
export const LoginFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'LoginForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'LoginInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'login' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'LoginSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LoginFormMutation, LoginFormMutationVariables>
export const MailRequestForgotDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MailRequestForgot' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'forgotPassword' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MailRequestAccepted' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MailRequestForgotMutation, MailRequestForgotMutationVariables>
export const MailRequestResendDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MailRequestResend' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resendVerification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MailRequestAccepted' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MailRequestResendMutation, MailRequestResendMutationVariables>
export const RegisterFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RegisterForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RegisterInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'register' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RegisterFormMutation, RegisterFormMutationVariables>
export const ResetPasswordFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResetPasswordForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ResetPasswordInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resetPassword' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResetPasswordFormMutation, ResetPasswordFormMutationVariables>
export const RecoverAccountFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RecoverAccountForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RecoverAccountInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recoverAccount' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  RecoverAccountFormMutation,
  RecoverAccountFormMutationVariables
>
export const SetupFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetupForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateFirstAdminInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createFirstAdmin' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetupFormMutation, SetupFormMutationVariables>
export const VerifyEmailDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'VerifyEmail' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'VerifyEmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'verifyEmail' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'VerifyEmailSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'returnTo' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<VerifyEmailMutation, VerifyEmailMutationVariables>
export const CalendarSubscription_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CalendarSubscription_Create' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createCalendarFeed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'CreateCalendarFeedSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'calendarFeed' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  CalendarSubscription_CreateMutation,
  CalendarSubscription_CreateMutationVariables
>
export const CalendarSubscription_RevokeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'CalendarSubscription_Revoke' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revokeCalendarFeed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RevokeCalendarFeedSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'isRevoked' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  CalendarSubscription_RevokeMutation,
  CalendarSubscription_RevokeMutationVariables
>
export const DefaultReminders_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'DefaultReminders_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateReminderDefaultsInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateReminderDefaults' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ReminderDefaultsSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'reminderDefaults' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'DefaultReminders_Defaults' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DefaultReminders_Defaults' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ReminderDefaults' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  DefaultReminders_UpdateMutation,
  DefaultReminders_UpdateMutationVariables
>
export const AwardReminders_RecordDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AwardReminders_Record' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usesDefaults' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tellsNext' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasComingDeadline' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'planned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'last' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AwardReminders_RecordQuery,
  AwardReminders_RecordQueryVariables
>
export const AwardReminders_UpdatePlanDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AwardReminders_UpdatePlan' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateReminderPlanInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateReminderPlan' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ReminderPlanSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedScholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'AwardReminders_SavedScholarship',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usesDefaults' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tellsNext' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasComingDeadline' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'planned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'last' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AwardReminders_UpdatePlanMutation,
  AwardReminders_UpdatePlanMutationVariables
>
export const AwardReminders_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AwardReminders_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateDeadlineReminderInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createDeadlineReminder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'DeadlineReminderSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'deadlineReminder' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'reminderDate' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AwardReminders_CreateMutation,
  AwardReminders_CreateMutationVariables
>
export const AwardReminders_RemoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AwardReminders_Remove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RemoveDeadlineReminderInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeDeadlineReminder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RemoveDeadlineReminderSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AwardReminders_RemoveMutation,
  AwardReminders_RemoveMutationVariables
>
export const AwardReminders_SnoozeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AwardReminders_Snooze' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SnoozeDeadlineReminderInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'snoozeDeadlineReminder' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'DeadlineReminderSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'deadlineReminder' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'reminderDate' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AwardReminders_SnoozeMutation,
  AwardReminders_SnoozeMutationVariables
>
export const ScholarshipRemindersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipReminders' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'saved' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usesDefaults' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tellsNext' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasComingDeadline' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'planned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'last' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScholarshipRemindersQuery, ScholarshipRemindersQueryVariables>
export const AdminHomeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'AdminHome' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organizationsToVerify' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'EnumValue', value: 'PENDING' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unpublishedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingSuggestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingCases' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'totalCount' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'activeRun' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<AdminHomeQuery, AdminHomeQueryVariables>
export const HomeProfileDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeProfile' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'student' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'StringValue', value: 'me', block: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MissingFacts_Student' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MissingFacts_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeProfileQuery, HomeProfileQueryVariables>
export const HomeCountsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'HomeCounts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedScholarshipCounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notApplied' } },
                { kind: 'Field', name: { kind: 'Name', value: 'planned' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applied' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
                { kind: 'Field', name: { kind: 'Name', value: 'rejected' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeCountsSubscription, HomeCountsSubscriptionVariables>
export const HomeDeadlinesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeDeadlines' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'notApplied' },
            name: { kind: 'Name', value: 'savedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'EnumValue', value: 'NOT_APPLIED' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'NextDeadlines_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'planned' },
            name: { kind: 'Name', value: 'savedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'EnumValue', value: 'PLANNED' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'NextDeadlines_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NextDeadlines_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeDeadlinesQuery, HomeDeadlinesQueryVariables>
export const HomeSavedSearchesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeSavedSearches' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedSearches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeSavedSearchesQuery, HomeSavedSearchesQueryVariables>
export const HomeMatchesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'HomeMatches' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'latestMatchRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<HomeMatchesQuery, HomeMatchesQueryVariables>
export const VerifyEmailNotice_ResendDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'VerifyEmailNotice_Resend' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'EmailInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resendVerification' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MailRequestAccepted' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  VerifyEmailNotice_ResendMutation,
  VerifyEmailNotice_ResendMutationVariables
>
export const ImportHistoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportHistory' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'organizationId' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingImports' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'organizationId' },
                value: {
                  kind: 'Variable',
                  name: { kind: 'Name', value: 'organizationId' },
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingImport' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ignoredColumns' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'appliedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoableUntil' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rowCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchangedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'errorCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'draftOnlyCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'waitingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keptCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportHistoryQuery, ImportHistoryQueryVariables>
export const ImportRowsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportRows' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'outcome' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ImportRowOutcome' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingImport' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'rows' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'outcome' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'outcome' } },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '100' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'rowNumber' },
                                  },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'outcome' },
                                  },
                                  { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'scholarshipId' },
                                  },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'faults' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'column' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'message' },
                                        },
                                      ],
                                    },
                                  },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'draftReasons' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'column' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'message' },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                      { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'pageInfo' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportRowsQuery, ImportRowsQueryVariables>
export const ImportTemplateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportTemplate' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'listingImportTemplate' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportTemplateQuery, ImportTemplateQueryVariables>
export const UseImportSteps_ConfirmDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseImportSteps_Confirm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ConfirmListingImportInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'result' },
            name: { kind: 'Name', value: 'confirmListingImport' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ListingImportSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'listingImport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingImport' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ignoredColumns' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'appliedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoableUntil' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rowCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchangedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'errorCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'draftOnlyCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'waitingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keptCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseImportSteps_ConfirmMutation,
  UseImportSteps_ConfirmMutationVariables
>
export const UseImportSteps_UndoDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseImportSteps_Undo' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UndoListingImportInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            alias: { kind: 'Name', value: 'result' },
            name: { kind: 'Name', value: 'undoListingImport' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ListingImportSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'listingImport' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingImport' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ignoredColumns' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'appliedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoableUntil' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rowCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchangedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'errorCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'draftOnlyCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'waitingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keptCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseImportSteps_UndoMutation,
  UseImportSteps_UndoMutationVariables
>
export const LandingFiguresDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'LandingFigures' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarshipStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'deadlineSoonCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refreshedAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universityStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalUniversities' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<LandingFiguresQuery, LandingFiguresQueryVariables>
export const FillProfile_StudentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'FillProfile_Student' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'student' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'StringValue', value: 'me', block: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchValues_Student' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<FillProfile_StudentQuery, FillProfile_StudentQueryVariables>
export const FillProfile_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FillProfile_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateStudentInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createStudent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'StudentSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'student' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MatchValues_Student' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  FillProfile_CreateMutation,
  FillProfile_CreateMutationVariables
>
export const FillProfile_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'FillProfile_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateStudentInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateStudent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'StudentSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'student' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MatchValues_Student' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  FillProfile_UpdateMutation,
  FillProfile_UpdateMutationVariables
>
export const MatchHistoryDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchHistory' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchRuns' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'shareToken' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'result' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'overallScore' },
                                  },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'matchCount' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchHistoryQuery, MatchHistoryQueryVariables>
export const NewestMatchesDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'NewestMatches' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'latestMatchRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'result' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'matches' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: { kind: 'IntValue', value: '3' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'provider' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NewestMatchesQuery, NewestMatchesQueryVariables>
export const ShareMatch_ShareDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ShareMatch_Share' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRunIdInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'shareMatchRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MatchRunSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'run' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'shareToken' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ShareMatch_ShareMutation, ShareMatch_ShareMutationVariables>
export const ShareMatch_UnshareDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ShareMatch_Unshare' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRunIdInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unshareMatchRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MatchRunSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'run' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'shareToken' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  ShareMatch_UnshareMutation,
  ShareMatch_UnshareMutationVariables
>
export const StartMatchDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'StartMatch' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'StartMatchInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startMatch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MatchRunSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'run' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<StartMatchMutation, StartMatchMutationVariables>
export const MatchProgressDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchProgress' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'runId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'runId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'runId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'runId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sequence' } },
                { kind: 'Field', name: { kind: 'Name', value: 'step' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isLast' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'runId' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchProgressQuery, MatchProgressQueryVariables>
export const MatchStepsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'MatchSteps' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'runId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchProgress' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'runId' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'runId' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'runId' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sequence' } },
                { kind: 'Field', name: { kind: 'Name', value: 'step' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isLast' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchStepsSubscription, MatchStepsSubscriptionVariables>
export const MatchingCatalogueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchingCatalogue' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchingCatalogue' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'openCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'criteria' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'terms' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchingCatalogueQuery, MatchingCatalogueQueryVariables>
export const CaseQueueDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CaseQueue' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingCaseStatus' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingCases' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OneCase_ListingCase' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OneCase_ListingCase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingCase' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedByRole' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SourceLink_Scholarship' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reports' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'redFlags' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'FlagList_RedFlag' },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CaseQueueQuery, CaseQueueQueryVariables>
export const ManagedListingsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ManagedListings' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: {
            kind: 'NamedType',
            name: { kind: 'Name', value: 'ManagedListingFilter' },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'managedListings' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ManagedListing_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LinkList_ListingModeration' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingModeration' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'linkChecks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'httpStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'movedTo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checkedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isChangedSinceVerified' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedListing_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moderation' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'redFlags' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'FlagList_RedFlag' },
                      },
                    ],
                  },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'LinkList_ListingModeration' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'history' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'detail' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'actorRole' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SourceLink_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ManagedListingsQuery, ManagedListingsQueryVariables>
export const ResolveDialogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ResolveDialog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ResolveListingCaseInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'resolveListingCase' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ResolveListingCaseSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'listingCase' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OneCase_ListingCase' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OneCase_ListingCase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingCase' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedByRole' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SourceLink_Scholarship' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reports' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'redFlags' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'FlagList_RedFlag' },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ResolveDialogMutation, ResolveDialogMutationVariables>
export const UseReopenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseReopen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ReopenListingCaseInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reopenListingCase' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ResolveListingCaseSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'listingCase' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OneCase_ListingCase' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OneCase_ListingCase' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingCase' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'outcome' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'openedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'resolvedByRole' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SourceLink_Scholarship' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reports' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
                { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'redFlags' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'FlagList_RedFlag' },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseReopenMutation, UseReopenMutationVariables>
export const UseVerifyDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseVerify' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'VerifyScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'verifyScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'VerifyScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ManagedListing_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FlagList_RedFlag' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'RedFlag' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'severity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'words' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCleared' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'LinkList_ListingModeration' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ListingModeration' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'linkChecks' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'url' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                { kind: 'Field', name: { kind: 'Name', value: 'httpStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'movedTo' } },
                { kind: 'Field', name: { kind: 'Name', value: 'checkedAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isChangedSinceVerified' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceLink_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'urls' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ManagedListing_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'moderation' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'redFlags' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'FlagList_RedFlag' },
                      },
                    ],
                  },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'LinkList_ListingModeration' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'history' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'action' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'detail' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'actorRole' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'at' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SourceLink_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UseVerifyMutation, UseVerifyMutationVariables>
export const NoticeCountsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'NoticeCounts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'noticeCounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'unread' } },
                { kind: 'Field', name: { kind: 'Name', value: 'version' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NoticeCountsSubscription, NoticeCountsSubscriptionVariables>
export const UnsubscriptionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'Unsubscription' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'unsubscription' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'token' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isOff' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UnsubscriptionQuery, UnsubscriptionQueryVariables>
export const SetUnsubscriptionDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SetUnsubscription' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SetUnsubscriptionInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'setUnsubscription' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'UnsubscriptionSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'unsubscription' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isOff' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SetUnsubscriptionMutation, SetUnsubscriptionMutationVariables>
export const MarkNoticesReadDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MarkNoticesRead' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'MarkNoticesReadInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markNoticesRead' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MarkNoticesReadSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'markedCount' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'counts' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'unread' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MarkNoticesReadMutation, MarkNoticesReadMutationVariables>
export const InviteForm_InviteDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'InviteForm_Invite' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'InviteMemberInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'inviteMember' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'MailRequestAccepted' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<InviteForm_InviteMutation, InviteForm_InviteMutationVariables>
export const MemberRow_ChangeRoleDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MemberRow_ChangeRole' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ChangeMemberRoleInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changeMemberRole' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MembersSection_Organization' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembersSection_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  MemberRow_ChangeRoleMutation,
  MemberRow_ChangeRoleMutationVariables
>
export const MemberRow_RemoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MemberRow_Remove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'RemoveMemberInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeMember' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MembersSection_Organization' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembersSection_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MemberRow_RemoveMutation, MemberRow_RemoveMutationVariables>
export const OrganizationHomeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OrganizationHome' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organization' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'OrganizationFacts_Organization' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MembersSection_Organization' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationFacts_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universityId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembersSection_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'members' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                { kind: 'Field', name: { kind: 'Name', value: 'joinedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'user' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OrganizationHomeQuery, OrganizationHomeQueryVariables>
export const OwnScholarshipsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OwnScholarships' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'organizationId' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organizationScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'organizationId' },
                value: {
                  kind: 'Variable',
                  name: { kind: 'Name', value: 'organizationId' },
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OwnScholarshipsQuery, OwnScholarshipsQueryVariables>
export const SaveOrganization_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveOrganization_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateOrganizationInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createOrganization' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'OrganizationFacts_Organization',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationFacts_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universityId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveOrganization_CreateMutation,
  SaveOrganization_CreateMutationVariables
>
export const SaveOrganization_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveOrganization_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateOrganizationInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateOrganization' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'OrganizationSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'OrganizationFacts_Organization',
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OrganizationFacts_Organization' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Organization' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'universityId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'declineReason' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveOrganization_UpdateMutation,
  SaveOrganization_UpdateMutationVariables
>
export const UniversityField_ChosenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversityField_Chosen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'location' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UniversityField_ChosenQuery,
  UniversityField_ChosenQueryVariables
>
export const SaveStudent_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveStudent_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateStudentInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createStudent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'StudentSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'student' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'StudentValues_Student' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentEducationLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGpaEstimated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaOriginalScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'usResidencyHistory' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasLivedInUs' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'fundingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'expectedFamilyContribution' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsCollegeDegree' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentlyInUs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedUniversityIds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveStudent_CreateMutation,
  SaveStudent_CreateMutationVariables
>
export const SaveStudent_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveStudent_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateStudentInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateStudent' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'StudentSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'student' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'StudentValues_Student' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentEducationLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGpaEstimated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaOriginalScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'usResidencyHistory' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasLivedInUs' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'fundingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'expectedFamilyContribution' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsCollegeDegree' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentlyInUs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedUniversityIds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveStudent_UpdateMutation,
  SaveStudent_UpdateMutationVariables
>
export const SavedSearchPanelDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SavedSearchPanel' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedSearches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'address' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedSearchPanelQuery, SavedSearchPanelQueryVariables>
export const SavedSearchPanel_SeenDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedSearchPanel_Seen' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SavedSearchIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'markSavedSearchSeen' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedSearchSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedSearch' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedSearchPanel_SeenMutation,
  SavedSearchPanel_SeenMutationVariables
>
export const SavedSearches_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedSearches_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateSavedSearchInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createSavedSearch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedSearchSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedSearch' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedSearches_CreateMutation,
  SavedSearches_CreateMutationVariables
>
export const SavedSearches_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedSearches_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateSavedSearchInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateSavedSearch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedSearchSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedSearch' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'alert' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedSearches_UpdateMutation,
  SavedSearches_UpdateMutationVariables
>
export const SavedSearches_RemoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedSearches_Remove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SavedSearchIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeSavedSearch' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedSearches_RemoveMutation,
  SavedSearches_RemoveMutationVariables
>
export const SavedCountsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'subscription',
      name: { kind: 'Name', value: 'SavedCounts' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedScholarshipCounts' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'total' } },
                { kind: 'Field', name: { kind: 'Name', value: 'planned' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applied' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accepted' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedCountsSubscription, SavedCountsSubscriptionVariables>
export const SavedChanges_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedChanges_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateSavedScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateSavedScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedScholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'applicationStatus' },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedChanges_UpdateMutation,
  SavedChanges_UpdateMutationVariables
>
export const SavedChanges_RemoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedChanges_Remove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RemoveSavedScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeSavedScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RemoveSavedScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'scholarshipId' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedChanges_RemoveMutation,
  SavedChanges_RemoveMutationVariables
>
export const SavedChanges_PutBackDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SavedChanges_PutBack' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SaveScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedScholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'saved' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'id' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: {
                                            kind: 'Name',
                                            value: 'applicationStatus',
                                          },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'notes' },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SavedChanges_PutBackMutation,
  SavedChanges_PutBackMutationVariables
>
export const ApplicantsSection_FieldsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ApplicantsSection_Fields' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fieldsOfStudy' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  ApplicantsSection_FieldsQuery,
  ApplicantsSection_FieldsQueryVariables
>
export const SaveScholarship_CreateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveScholarship_Create' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'CreateScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'createScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'notice' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveScholarship_CreateMutation,
  SaveScholarship_CreateMutationVariables
>
export const SaveScholarship_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveScholarship_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'version' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'ScholarshipValues_Scholarship',
                              },
                            },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipValues_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isRollingAdmission' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationComplexity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'benefits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fsaEligible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCitizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleVisaTypes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsHighSchool' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsResidency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'residencyRequirements' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxFamilyIncome' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresFinancialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptedFundingSources' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveScholarship_UpdateMutation,
  SaveScholarship_UpdateMutationVariables
>
export const SaveScholarship_PublishDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SaveScholarship_Publish' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ScholarshipIdInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'publishScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnScholarship_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SaveScholarship_PublishMutation,
  SaveScholarship_PublishMutationVariables
>
export const CardMenuDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CardMenu' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Applying_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Applying_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CardMenuQuery, CardMenuQueryVariables>
export const ReportDialogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'ReportDialog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ReportScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reportScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ReportScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ReportDialogMutation, ReportDialogMutationVariables>
export const SyncButtonDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SyncButton' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'syncExternal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isStarted' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRunning' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failedCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'heldCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'openCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SyncButtonMutation, SyncButtonMutationVariables>
export const Saving_SaveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Saving_Save' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SaveScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SavedScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'isNew' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'savedScholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'applicationStatus' },
                            },
                            { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'saved' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'id' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: {
                                            kind: 'Name',
                                            value: 'applicationStatus',
                                          },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'notes' },
                                        },
                                      ],
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Saving_SaveMutation, Saving_SaveMutationVariables>
export const Saving_RemoveDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'Saving_Remove' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RemoveSavedScholarshipInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removeSavedScholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RemoveSavedScholarshipSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'scholarshipId' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<Saving_RemoveMutation, Saving_RemoveMutationVariables>
export const AccountSection_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'AccountSection_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdateAccountInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updateAccount' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AccountSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'AccountSection_User' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountSection_User' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pendingEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountType' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  AccountSection_UpdateMutation,
  AccountSection_UpdateMutationVariables
>
export const NoticesSection_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'NoticesSection_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdatePreferencesInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updatePreferences' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AccountSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'preferences' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'NoticesSection_Preferences',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NoticesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'newsByMail' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'types' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'inApp' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mail' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'quietHours' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'until' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  NoticesSection_UpdateMutation,
  NoticesSection_UpdateMutationVariables
>
export const PasswordSection_ChangeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'PasswordSection_Change' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'ChangePasswordInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changePassword' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AccountSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  PasswordSection_ChangeMutation,
  PasswordSection_ChangeMutationVariables
>
export const PreferencesSection_UpdateDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'PreferencesSection_Update' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'UpdatePreferencesInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'updatePreferences' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AccountSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'user' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'preferences' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'PreferencesSection_Preferences',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreferencesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'timeZone' } }],
      },
    },
  ],
} as unknown as DocumentNode<
  PreferencesSection_UpdateMutation,
  PreferencesSection_UpdateMutationVariables
>
export const SessionsSection_RevokeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SessionsSection_Revoke' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'RevokeSessionInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revokeSession' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RevokeSessionsSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endedCount' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SessionsSection_RevokeMutation,
  SessionsSection_RevokeMutationVariables
>
export const SessionsSection_RevokeOthersDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SessionsSection_RevokeOthers' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'revokeOtherSessions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'RevokeSessionsSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'endedCount' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  SessionsSection_RevokeOthersMutation,
  SessionsSection_RevokeOthersMutationVariables
>
export const SuggestFormDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SuggestForm' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'SuggestListingInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'suggestListing' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SuggestListingSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'AlreadyListed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'TooManyRequests' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'retryAfterSeconds' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SuggestFormMutation, SuggestFormMutationVariables>
export const MergeCardDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'MergeCard' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'DecideListingMergeInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'decideListingMerge' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ListingMergeSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'merge' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MergeCard_ListingMerge' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MergeCard_ListingMerge' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingMerge' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAutomatic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'survivor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'merged' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergeCardMutation, MergeCardMutationVariables>
export const MergeListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MergeList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingMergeState' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingMerges' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'state' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'state' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'MergeCard_ListingMerge' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MergeCard_ListingMerge' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingMerge' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isAutomatic' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'survivor' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'merged' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'provenance' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MergeListQuery, MergeListQueryVariables>
export const RunDetailsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'RunDetails' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'NamedType',
              name: { kind: 'Name', value: 'DecideSyncRunInput' },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'decideSyncRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SyncRunSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'run' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'RunDetails_SyncRun' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunDetails_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heldReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunDetailsMutation, RunDetailsMutationVariables>
export const RunListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RunList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'syncRuns' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'RunRow_SyncRun' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunRow_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'source' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunListQuery, RunListQueryVariables>
export const SourceDialogDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SourceDialog' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveSourceInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveSource' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SourceSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'source' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SourceCard_Source' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceCard_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'target' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSuccessAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'consecutiveFailures' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFault' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SourceDialog_Source' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SourceDialogMutation, SourceDialogMutationVariables>
export const SourceListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SourceList' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sources' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SourceCard_Source' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceCard_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'target' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSuccessAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'consecutiveFailures' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFault' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SourceDialog_Source' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SourceListQuery, SourceListQueryVariables>
export const UseSyncActions_StartDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseSyncActions_Start' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'StartSyncInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'startSync' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SyncRunsSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'runs' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'RunRow_SyncRun' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'from' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'SourceCard_Source' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunRow_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'source' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceCard_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'target' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSuccessAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'consecutiveFailures' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFault' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SourceDialog_Source' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseSyncActions_StartMutation,
  UseSyncActions_StartMutationVariables
>
export const UseSyncActions_EnableDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'UseSyncActions_Enable' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'SaveSourceInput' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saveSource' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'input' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'input' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: '__typename' } },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'SourceSuccess' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'source' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SourceCard_Source' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'Problem' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                    ],
                  },
                },
                {
                  kind: 'InlineFragment',
                  typeCondition: {
                    kind: 'NamedType',
                    name: { kind: 'Name', value: 'ValidationFailed' },
                  },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'errors' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'path' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'message' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceDialog_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'mapping' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keyName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newListings' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIntervalMs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'everyHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxBytes' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SourceCard_Source' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Source' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'target' } },
          { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
          { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isEnabled' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'staleAfterHours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSuccessAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'consecutiveFailures' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastFault' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'activeRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'SourceDialog_Source' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UseSyncActions_EnableMutation,
  UseSyncActions_EnableMutationVariables
>
export const UniversityStatsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversityStats' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universityStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalUniversities' } },
                { kind: 'Field', name: { kind: 'Name', value: 'totalScholarships' } },
                { kind: 'Field', name: { kind: 'Name', value: 'internationalStudents' } },
                { kind: 'Field', name: { kind: 'Name', value: 'averageAcceptance' } },
                { kind: 'Field', name: { kind: 'Name', value: 'acceptanceReportedBy' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityStatsQuery, UniversityStatsQueryVariables>
export const UniversityStripDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversityStrip' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universityStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'acceptanceSpread' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'lowerQuartile' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'upperQuartile' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'ninetyFifthPercentile' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'tuitionSpread' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'lowerQuartile' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'upperQuartile' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'ninetyFifthPercentile' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'internationalShareSpread' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'lowerQuartile' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'upperQuartile' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'ninetyFifthPercentile' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityStripQuery, UniversityStripQueryVariables>
export const SessionViewerDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SessionViewer' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'accountType' } },
                { kind: 'Field', name: { kind: 'Name', value: 'roles' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isEmailVerified' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'preferences' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'memberships' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'role' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'organization' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'universityId' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'verification' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionViewerQuery, SessionViewerQueryVariables>
export const SessionLogoutDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'mutation',
      name: { kind: 'Name', value: 'SessionLogout' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'logout' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'message' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SessionLogoutMutation, SessionLogoutMutationVariables>
export const SyncRunPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SyncRunPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'syncRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'state' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'RunDetails_SyncRun' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'badRows' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '20' },
                    },
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'after' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'BadRows_BadRowConnection' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunDetails_SyncRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SyncRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'state' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isDryRun' } },
          { kind: 'Field', name: { kind: 'Name', value: 'startedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fetched' } },
          { kind: 'Field', name: { kind: 'Name', value: 'created' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchanged' } },
          { kind: 'Field', name: { kind: 'Name', value: 'missing' } },
          { kind: 'Field', name: { kind: 'Name', value: 'closed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'quarantined' } },
          { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notModified' } },
          { kind: 'Field', name: { kind: 'Name', value: 'heldReason' } },
          { kind: 'Field', name: { kind: 'Name', value: 'faults' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'BadRows_BadRowConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'BadRowConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'position' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'rowKey' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'page' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'raw' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SyncRunPageQuery, SyncRunPageQueryVariables>
export const CalendarPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'CalendarPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedDeadlines' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '30' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: {
                                kind: 'Name',
                                value: 'AwardReminders_SavedScholarship',
                              },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                                  { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'provider' },
                                  },
                                  {
                                    kind: 'Field',
                                    name: { kind: 'Name', value: 'deadline' },
                                    selectionSet: {
                                      kind: 'SelectionSet',
                                      selections: [
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'precision' },
                                        },
                                        {
                                          kind: 'Field',
                                          name: { kind: 'Name', value: 'date' },
                                        },
                                      ],
                                    },
                                  },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'DeadlineText_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminderDefaults' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DefaultReminders_Defaults' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'calendarFeed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'createdAt' } }],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AwardReminders_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'reminders' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
                { kind: 'Field', name: { kind: 'Name', value: 'usesDefaults' } },
                { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'tellsNext' } },
                { kind: 'Field', name: { kind: 'Name', value: 'hasComingDeadline' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'planned' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderType' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'customMessage' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'last' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'reminderDate' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DefaultReminders_Defaults' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ReminderDefaults' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
          { kind: 'Field', name: { kind: 'Name', value: 'daysBefore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<CalendarPageQuery, CalendarPageQueryVariables>
export const ComparePageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ComparePage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
          type: {
            kind: 'NonNullType',
            type: {
              kind: 'ListType',
              type: {
                kind: 'NonNullType',
                type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
              },
            },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: {
                  kind: 'ObjectValue',
                  fields: [
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'ids' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'ids' } },
                    },
                    {
                      kind: 'ObjectField',
                      name: { kind: 'Name', value: 'includePast' },
                      value: { kind: 'BooleanValue', value: true },
                    },
                  ],
                },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '4' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'CompareRows_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CompareRows_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresNomination' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'label' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ComparePageQuery, ComparePageQueryVariables>
export const EditScholarshipPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'EditScholarshipPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'ownerId' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ScholarshipValues_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipValues_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'version' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'description' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'isRollingAdmission' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationComplexity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'benefits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fsaEligible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCitizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleVisaTypes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsHighSchool' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresUsResidency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'residencyRequirements' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxFamilyIncome' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresFinancialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptedFundingSources' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<EditScholarshipPageQuery, EditScholarshipPageQueryVariables>
export const ImportPreviewPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ImportPreviewPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'listingImport' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ImportFacts_ListingImport' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'ListingImport' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'organizationId' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fileName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ignoredColumns' } },
          { kind: 'Field', name: { kind: 'Name', value: 'publishes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'appliedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoableUntil' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rowCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'changedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unchangedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'errorCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'draftOnlyCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'waitingCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'refusedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undoneCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'keptCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ImportPreviewPageQuery, ImportPreviewPageQueryVariables>
export const RunOutcomeDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'RunOutcome' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'Int' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'matchRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'failure' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
                      },
                    ],
                  },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'RunResult_MatchRun' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'RunDialog_MatchRun' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'result' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'datesAhead' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'matches' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: {
                              kind: 'Variable',
                              name: { kind: 'Name', value: 'first' },
                            },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'isRoundOver' } },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'academicField' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'careerGoals' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extracurriculars' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferredStates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchChanges_MatchChanges' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchChanges' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'since' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'added' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'score' } },
                { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'removed' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'reason' } },
                { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'rescored' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'before' } },
                { kind: 'Field', name: { kind: 'Name', value: 'after' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarship' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalScholarships' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'catalogueAsOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'computeMilliseconds' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OwnSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'notEligibleCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'competitiveness' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'percent' } },
                { kind: 'Field', name: { kind: 'Name', value: 'met' } },
                { kind: 'Field', name: { kind: 'Name', value: 'stated' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultNotes_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'recommendations' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchTerm' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'earned' } },
          { kind: 'Field', name: { kind: 'Name', value: 'possible' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isStated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchCriterion' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'code' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
          { kind: 'Field', name: { kind: 'Name', value: 'result' } },
          { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
          { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
          { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
          { kind: 'Field', name: { kind: 'Name', value: 'label' } },
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          { kind: 'Field', name: { kind: 'Name', value: 'improvementAreas' } },
          { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'questions' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'question' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'steps' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'text' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'terms' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchTerms_MatchTerm' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'criteria' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchCriteria_MatchCriterion' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'MatchCard_ScholarshipMatch' },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CardDate_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'strengths' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'improvementAreas' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultsDialog_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          { kind: 'Field', name: { kind: 'Name', value: 'reasons' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationTips' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunResult_MatchRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'shareToken' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'profile' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'changes' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchChanges_MatchChanges' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'OwnSummary_MatchResult' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultNotes_MatchResult' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'improvementAreas' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'recommendations' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [{ kind: 'Field', name: { kind: 'Name', value: 'code' } }],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'matches' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'toAnswer' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'toCheck' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'RunResult_ScholarshipMatch' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'RunDialog_MatchRun' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchRun' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'result' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ResultsDialog_MatchResult' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'matches' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'Variable', name: { kind: 'Name', value: 'first' } },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ResultsDialog_ScholarshipMatch' },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'scholarship' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<RunOutcomeQuery, RunOutcomeQueryVariables>
export const SharedMatchesPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SharedMatchesPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'sharedMatchRun' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'token' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'token' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'finishedAt' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'result' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'matches' },
                        arguments: [
                          {
                            kind: 'Argument',
                            name: { kind: 'Name', value: 'first' },
                            value: { kind: 'IntValue', value: '50' },
                          },
                        ],
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SharedMatch_ScholarshipMatch' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'DeadlineText_Scholarship',
                                    },
                                  },
                                  {
                                    kind: 'FragmentSpread',
                                    name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ResultSummary_MatchResult' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchResult' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'overallScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toAnswerCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toCheckCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'totalScholarships' } },
          { kind: 'Field', name: { kind: 'Name', value: 'madeBy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'catalogueAsOf' } },
          { kind: 'Field', name: { kind: 'Name', value: 'computeMilliseconds' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SharedMatch_ScholarshipMatch' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipMatch' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'score' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scoreBase' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SharedMatchesPageQuery, SharedMatchesPageQueryVariables>
export const MatchingStudentDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchingStudent' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'student' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'StringValue', value: 'me', block: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'MatchValues_Student' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchingStudentQuery, MatchingStudentQueryVariables>
export const MatchingLatestDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'MatchingLatest' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'latestMatchRun' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'profile' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MatchValues_MatchProfile' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'MatchProfile' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'academicField' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialNeed' } },
          { kind: 'Field', name: { kind: 'Name', value: 'careerGoals' } },
          { kind: 'Field', name: { kind: 'Name', value: 'extracurriculars' } },
          { kind: 'Field', name: { kind: 'Name', value: 'preferredStates' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<MatchingLatestQuery, MatchingLatestQueryVariables>
export const NotificationsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'NotificationsPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'unreadOnly' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'Boolean' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notices' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'unreadOnly' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'unreadOnly' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'NoticeCard_Notice' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NoticeCard_Notice' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Notice' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'body' } },
          { kind: 'Field', name: { kind: 'Name', value: 'link' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'occurredAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'readAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<NotificationsPageQuery, NotificationsPageQueryVariables>
export const OverviewPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'OverviewPage' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'OverviewFigures_Query' },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'EnumValue', value: 'NEWEST' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '6' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OverviewFigures_Query' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Query' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarshipStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'deadlineSoonCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'countriesCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'refreshedAt' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universityStats' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalUniversities' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<OverviewPageQuery, OverviewPageQueryVariables>
export const ProfilePageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ProfilePage' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'student' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'StringValue', value: 'me', block: false },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'StudentValues_Student' },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'pendingEmail' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'StudentValues_Student' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Student' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'country' } },
          { kind: 'Field', name: { kind: 'Name', value: 'countryName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'currentEducationLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedDegreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfInterest' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpa' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isGpaEstimated' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeOriginal' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gradeScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaOriginalScale' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishProficiency' } },
          { kind: 'Field', name: { kind: 'Name', value: 'toeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ieltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'duolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestDate' } },
          { kind: 'Field', name: { kind: 'Name', value: 'citizenshipStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'visaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedVisaType' } },
          { kind: 'Field', name: { kind: 'Name', value: 'usPermanentResident' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'usResidencyHistory' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasLivedInUs' } },
                { kind: 'Field', name: { kind: 'Name', value: 'details' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'fundingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'expectedFamilyContribution' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'needsFinancialAid' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsHighSchoolDiploma' } },
          { kind: 'Field', name: { kind: 'Name', value: 'hasUsCollegeDegree' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrentlyInUs' } },
          { kind: 'Field', name: { kind: 'Name', value: 'dateOfBirth' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gender' } },
          { kind: 'Field', name: { kind: 'Name', value: 'intendedUniversityIds' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ProfilePageQuery, ProfilePageQueryVariables>
export const SavedSearchListDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SavedSearchList' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedSearches' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SavedSearchCard_SavedSearch' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SavedSearchCard_SavedSearch' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'SavedSearch' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'query' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'countries' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'fieldOfStudy' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'minAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'maxAmount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'noEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'complexity' } },
          { kind: 'Field', name: { kind: 'Name', value: 'includeUnknown' } },
          { kind: 'Field', name: { kind: 'Name', value: 'alert' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'matchCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'newCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastNotifiedAt' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedSearchListQuery, SavedSearchListQueryVariables>
export const SavedPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SavedPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
          type: {
            kind: 'NamedType',
            name: { kind: 'Name', value: 'SavedScholarshipStatus' },
          },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'status' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'status' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '50' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'pageInfo' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'FragmentSpread',
                              name: { kind: 'Name', value: 'SavedCard_SavedScholarship' },
                            },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'DeadlineText_Scholarship',
                                    },
                                  },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'EligibilityChip_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SavedCard_SavedScholarship' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'SavedScholarship' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
          { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'updatedAt' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
                { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'closedReason' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SavedPageQuery, SavedPageQueryVariables>
export const ScholarshipsPage_OutlookDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipsPage_Outlook' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarshipOutlook' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'OutlookPanel_ScholarshipOutlook' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'OutlookPanel_ScholarshipOutlook' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipOutlook' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'openCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'statedTotal' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'statedCount' } },
          { kind: 'Field', name: { kind: 'Name', value: 'unstatedCount' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'whatIf' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  ScholarshipsPage_OutlookQuery,
  ScholarshipsPage_OutlookQueryVariables
>
export const ScholarshipPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarship' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                { kind: 'Field', name: { kind: 'Name', value: 'status' } },
                { kind: 'Field', name: { kind: 'Name', value: 'title' } },
                { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'university' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DetailHead_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'EligibilitySection_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'DetailCards_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'ProvenanceSection_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SaveButton_Scholarship' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'Applying_Scholarship' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProvenanceLine_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastVerifiedAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'verifiedBy' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'source' } },
                { kind: 'Field', name: { kind: 'Name', value: 'year' } },
                { kind: 'Field', name: { kind: 'Name', value: 'confidence' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DetailHead_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'status' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'estimatedTimeToApply' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'criteria' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                    ],
                  },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'failed' } },
                { kind: 'Field', name: { kind: 'Name', value: 'withProvider' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'questions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isDeclined' } },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'DeadlineText_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilitySection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'gpaRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'fieldOfStudy' } },
          { kind: 'Field', name: { kind: 'Name', value: 'eligibleCountries' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'citizenship' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'countries' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                    ],
                  },
                },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'languageRequirement' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minToeflScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minIeltsScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'minDuolingoScore' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptsEnglishWaivers' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishWaiverConditions' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'requirements' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'asOf' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresNomination' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'confidence' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'criteria' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'code' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isHard' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'profileField' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'requirements' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'result' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'explanation' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'questions' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'profileField' },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'steps' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'key' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'asked' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'yours' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'DetailCards_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'coverage' } },
          { kind: 'Field', name: { kind: 'Name', value: 'benefits' } },
          { kind: 'Field', name: { kind: 'Name', value: 'contactEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ProvenanceSection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'note' } },
          { kind: 'Field', name: { kind: 'Name', value: 'linkStatus' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'provenance' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'licence' } },
                { kind: 'Field', name: { kind: 'Name', value: 'urls' } },
              ],
            },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'ProvenanceLine_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'Applying_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceUrlKind' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScholarshipPageQuery, ScholarshipPageQueryVariables>
export const ScholarshipsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipsPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ScholarshipFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ScholarshipSort' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '20' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'SearchResults_ScholarshipConnection' },
                },
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'unknownCount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'correctedQuery' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardHighlights_ScholarshipEdge' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipEdge' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'highlights' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'field' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'parts' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'isMatch' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SearchResults_ScholarshipConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CardHighlights_ScholarshipEdge' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'eligibility' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                          ],
                        },
                      },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<ScholarshipsPageQuery, ScholarshipsPageQueryVariables>
export const ScholarshipsPage_FacetsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipsPage_Facets' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'ScholarshipFilter' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '1' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'facets' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'values' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                            { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                          ],
                        },
                      },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'FilterForm_Facet' },
                      },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'QuickFilters_Facet' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'FilterForm_Facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'values' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'QuickFilters_Facet' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Facet' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'values' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
                { kind: 'Field', name: { kind: 'Name', value: 'count' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  ScholarshipsPage_FacetsQuery,
  ScholarshipsPage_FacetsQueryVariables
>
export const ScholarshipsPage_SuggestionsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'ScholarshipsPage_Suggestions' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'prefix' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'scholarshipSuggestions' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'prefix' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'prefix' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'kind' } },
                { kind: 'Field', name: { kind: 'Name', value: 'text' } },
                { kind: 'Field', name: { kind: 'Name', value: 'value' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  ScholarshipsPage_SuggestionsQuery,
  ScholarshipsPage_SuggestionsQueryVariables
>
export const SettingsPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'SettingsPage' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'viewer' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'username' } },
                { kind: 'Field', name: { kind: 'Name', value: 'email' } },
                { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isEmailVerified' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'AccountSection_User' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'preferences' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'PreferencesSection_Preferences' },
                      },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'NoticesSection_Preferences' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'sessions' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'SessionsSection_Session' },
                      },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'memberships' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'MembershipsSection_Membership' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'AccountSection_User' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'User' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'username' } },
          { kind: 'Field', name: { kind: 'Name', value: 'email' } },
          { kind: 'Field', name: { kind: 'Name', value: 'pendingEmail' } },
          { kind: 'Field', name: { kind: 'Name', value: 'firstName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastName' } },
          { kind: 'Field', name: { kind: 'Name', value: 'accountType' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'PreferencesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [{ kind: 'Field', name: { kind: 'Name', value: 'timeZone' } }],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'NoticesSection_Preferences' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Preferences' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'notifications' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'newsByMail' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'types' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'type' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'inApp' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'mail' } },
                    ],
                  },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'quietHours' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'isOn' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'from' } },
                      { kind: 'Field', name: { kind: 'Name', value: 'until' } },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SessionsSection_Session' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Session' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isCurrent' } },
          { kind: 'Field', name: { kind: 'Name', value: 'device' } },
          { kind: 'Field', name: { kind: 'Name', value: 'address' } },
          { kind: 'Field', name: { kind: 'Name', value: 'createdAt' } },
          { kind: 'Field', name: { kind: 'Name', value: 'lastSeenAt' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'MembershipsSection_Membership' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Membership' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'role' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'organization' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'verification' } },
              ],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<SettingsPageQuery, SettingsPageQueryVariables>
export const UniversitiesPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversitiesPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UniversityFilter' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'UniversitySort' } },
        },
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
          type: { kind: 'NamedType', name: { kind: 'Name', value: 'String' } },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'universities' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'filter' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'filter' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'sort' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'sort' } },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '21' },
              },
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'after' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'after' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'UniversityResults_UniversityConnection' },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityCard_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'name' } },
          { kind: 'Field', name: { kind: 'Name', value: 'location' } },
          { kind: 'Field', name: { kind: 'Name', value: 'type' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ranking' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankingSource' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionInState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'studentPopulation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajors' } },
          { kind: 'Field', name: { kind: 'Name', value: 'scholarshipPrograms' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityResults_UniversityConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'UniversityConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'UniversityCard_University' },
                      },
                    ],
                  },
                },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'pageInfo' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'hasNextPage' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endCursor' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'totalCount' } },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversitiesPageQuery, UniversitiesPageQueryVariables>
export const UniversityPageDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversityPage' },
      variableDefinitions: [
        {
          kind: 'VariableDefinition',
          variable: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
          type: {
            kind: 'NonNullType',
            type: { kind: 'NamedType', name: { kind: 'Name', value: 'ID' } },
          },
        },
      ],
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'id' },
                value: { kind: 'Variable', name: { kind: 'Name', value: 'id' } },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
                { kind: 'Field', name: { kind: 'Name', value: 'location' } },
                { kind: 'Field', name: { kind: 'Name', value: 'description' } },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'UniversityFacts_University' },
                },
                {
                  kind: 'FragmentSpread',
                  name: { kind: 'Name', value: 'CostGapSection_University' },
                },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'scholarships' },
                  arguments: [
                    {
                      kind: 'Argument',
                      name: { kind: 'Name', value: 'first' },
                      value: { kind: 'IntValue', value: '80' },
                    },
                  ],
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      {
                        kind: 'FragmentSpread',
                        name: {
                          kind: 'Name',
                          value: 'UniversityAwards_ScholarshipConnection',
                        },
                      },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'edges' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'node' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'CostGapSection_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityStrip_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'acceptanceRate' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudentsPercent' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CardDate_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'deadline' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'precision' } },
                { kind: 'Field', name: { kind: 'Name', value: 'date' } },
                { kind: 'Field', name: { kind: 'Name', value: 'timeZone' } },
                { kind: 'Field', name: { kind: 'Name', value: 'endsAt' } },
                { kind: 'Field', name: { kind: 'Name', value: 'daysLeft' } },
                { kind: 'Field', name: { kind: 'Name', value: 'isRolling' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'verdict' } },
                { kind: 'Field', name: { kind: 'Name', value: 'label' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'SaveButton_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'provider' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountLabel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'degreeLevel' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isTiedToAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isWomenOnly' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isRenewable' } },
          { kind: 'Field', name: { kind: 'Name', value: 'requiresEssay' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'saved' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'applicationStatus' } },
                { kind: 'Field', name: { kind: 'Name', value: 'notes' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                { kind: 'Field', name: { kind: 'Name', value: 'name' } },
              ],
            },
          },
          { kind: 'FragmentSpread', name: { kind: 'Name', value: 'CardDate_Scholarship' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'EligibilityChip_Scholarship' },
          },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'SaveButton_Scholarship' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityFacts_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'ranking' } },
          { kind: 'Field', name: { kind: 'Name', value: 'rankingSource' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionInState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'studentPopulation' } },
          { kind: 'Field', name: { kind: 'Name', value: 'undergraduateEnrollment' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudents' } },
          { kind: 'Field', name: { kind: 'Name', value: 'internationalStudentsBasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajors' } },
          { kind: 'Field', name: { kind: 'Name', value: 'topMajorsBasis' } },
          { kind: 'Field', name: { kind: 'Name', value: 'carnegieClassification' } },
          { kind: 'Field', name: { kind: 'Name', value: 'englishTestForAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'essayForAdmission' } },
          { kind: 'Field', name: { kind: 'Name', value: 'website' } },
          { kind: 'Field', name: { kind: 'Name', value: 'admissionsUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'financialAidUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'applicationUrl' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sourceYear' } },
          { kind: 'Field', name: { kind: 'Name', value: 'sources' } },
          {
            kind: 'FragmentSpread',
            name: { kind: 'Name', value: 'UniversityStrip_University' },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CostGapSection_University' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'University' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'internationalTuition' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'tuitionOutOfState' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'tuitionYear' } },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'UniversityAwards_ScholarshipConnection' },
      typeCondition: {
        kind: 'NamedType',
        name: { kind: 'Name', value: 'ScholarshipConnection' },
      },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'edges' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'node' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                      {
                        kind: 'FragmentSpread',
                        name: { kind: 'Name', value: 'ScholarshipCard_Scholarship' },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CostGapSection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNeedBased' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'verdict' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<UniversityPageQuery, UniversityPageQueryVariables>
export const UniversityPage_SavedAwardsDocument = {
  kind: 'Document',
  definitions: [
    {
      kind: 'OperationDefinition',
      operation: 'query',
      name: { kind: 'Name', value: 'UniversityPage_SavedAwards' },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'savedScholarships' },
            arguments: [
              {
                kind: 'Argument',
                name: { kind: 'Name', value: 'first' },
                value: { kind: 'IntValue', value: '100' },
              },
            ],
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                {
                  kind: 'Field',
                  name: { kind: 'Name', value: 'edges' },
                  selectionSet: {
                    kind: 'SelectionSet',
                    selections: [
                      { kind: 'Field', name: { kind: 'Name', value: 'cursor' } },
                      {
                        kind: 'Field',
                        name: { kind: 'Name', value: 'node' },
                        selectionSet: {
                          kind: 'SelectionSet',
                          selections: [
                            { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                            {
                              kind: 'Field',
                              name: { kind: 'Name', value: 'scholarship' },
                              selectionSet: {
                                kind: 'SelectionSet',
                                selections: [
                                  { kind: 'Field', name: { kind: 'Name', value: 'id' } },
                                  {
                                    kind: 'FragmentSpread',
                                    name: {
                                      kind: 'Name',
                                      value: 'CostGapSection_Scholarship',
                                    },
                                  },
                                ],
                              },
                            },
                          ],
                        },
                      },
                    ],
                  },
                },
              ],
            },
          },
        ],
      },
    },
    {
      kind: 'FragmentDefinition',
      name: { kind: 'Name', value: 'CostGapSection_Scholarship' },
      typeCondition: { kind: 'NamedType', name: { kind: 'Name', value: 'Scholarship' } },
      selectionSet: {
        kind: 'SelectionSet',
        selections: [
          { kind: 'Field', name: { kind: 'Name', value: 'id' } },
          { kind: 'Field', name: { kind: 'Name', value: 'slug' } },
          { kind: 'Field', name: { kind: 'Name', value: 'title' } },
          { kind: 'Field', name: { kind: 'Name', value: 'amountType' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'amount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'maxAmount' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [
                { kind: 'Field', name: { kind: 'Name', value: 'amount' } },
                { kind: 'Field', name: { kind: 'Name', value: 'currency' } },
              ],
            },
          },
          { kind: 'Field', name: { kind: 'Name', value: 'amountPeriod' } },
          { kind: 'Field', name: { kind: 'Name', value: 'isNeedBased' } },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'university' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'id' } }],
            },
          },
          {
            kind: 'Field',
            name: { kind: 'Name', value: 'eligibility' },
            selectionSet: {
              kind: 'SelectionSet',
              selections: [{ kind: 'Field', name: { kind: 'Name', value: 'verdict' } }],
            },
          },
        ],
      },
    },
  ],
} as unknown as DocumentNode<
  UniversityPage_SavedAwardsQuery,
  UniversityPage_SavedAwardsQueryVariables
>
