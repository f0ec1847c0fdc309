import { deadlineZone } from '@landfall/calendar/zone'
import type { Caller, Viewer } from '@landfall/kit/identity/viewer'
import DataLoader from 'dataloader'
import {
  asApplicant,
  isEmailVerified,
} from './application/application/application.policy.ts'
import { fullNameOf } from './application/application/application-form.ts'
import type { Application, ApplicationStep } from './application/application/application.ts'
import type { Recommendation } from './application/recommendation/recommendation.ts'
import type { AssessedApplication } from './application/submission/assess-all.ts'
import type { ArrivedLetter } from './application/submission/read-letters.ts'
import type { PresentedSubmitted } from './application/submission/submission.present.ts'
import type { ApplicationOpening, Submission } from './application/submission/submission.ts'
import { asDecider } from './application/submission/submitted-application.policy.ts'
import type { Instalment, Report } from './fund/award/award.ts'
import type { Offer } from './fund/offer/offer.ts'
import type { PresentedForPartner } from './partner/partner-application/partner-application.present.ts'
import { asPartner } from './partner/partner-application/partner.policy.ts'
import type { MemberCopy } from './review/member/member-copy.ts'
import type { ReviewQuestion } from './review/score/review-score.ts'
import type { PromisedDecision } from './review/settings/review.store.ts'
import { asPanelist } from './review/settings/review.policy.ts'
import type { PresentedRow } from './review/workspace/review.present.ts'
import type { ReminderView } from './student/reminder/read-reminders.ts'
import { summaryOf, type PrepSummary } from './student/preparation/read-preparation.ts'
import type { DocumentForHolder } from './student/document/hold-documents.ts'
import type { SavedScholarship } from './student/saved-scholarship/saved-scholarship.ts'
import type { ScholarshipCopy } from './student/scholarship-copy/scholarship-copy.ts'
import type { Stores } from './stores.ts'
import type { UseCases } from './use-cases.ts'

export type Loaders = ReturnType<typeof createLoaders>

/** One set per request: a list of cards loads the saved state of all its cards at once. */
export function createLoaders(stores: Stores, caller: Caller, useCases: UseCases) {
  const { viewer } = caller
  return {
    remindersByScholarship: new DataLoader<string, ReminderView>(async (ids) => {
      if (viewer.kind !== 'user') throw new Error('Visitors keep nothing')
      return useCases.viewReminders(viewer.userId, ids)
    }),
    preparationByScholarship: new DataLoader<string, PrepSummary | null>(async (ids) => {
      if (viewer.kind !== 'user') return ids.map(() => null)
      const counts = await stores.prepTasks.countByStatus(viewer.userId, ids)
      const byScholarship = Map.groupBy(counts, ({ scholarshipId }) => scholarshipId)
      return ids.map((id) => summaryOf(byScholarship.get(id) ?? []))
    }),
    savedByScholarship: new DataLoader<string, SavedScholarship | null>(async (ids) => {
      if (viewer.kind !== 'user') return ids.map(() => null)
      const records = await stores.savedScholarships.findByScholarships(viewer.userId, ids)
      const byScholarship = new Map(records.map((record) => [record.scholarshipId, record]))
      return ids.map((id) => byScholarship.get(id) ?? null)
    }),
    scholarshipCopy: new DataLoader<string, ScholarshipCopy | undefined>(async (ids) => {
      const copies = await stores.scholarshipCopies.findAll(ids)
      return ids.map((id) => copies.get(id))
    }),
    takesApplications: new DataLoader<string, boolean>((ids) => useCases.readTaking(ids)),
    ...applicationLoaders(stores, viewer, useCases),
    ...submissionLoaders(stores, viewer, useCases),
    ...reviewLoaders(stores, viewer, useCases),
    ...fundLoaders(stores),
    /** For offers whose words the viewer may read. */
    enrollmentDocument: new DataLoader<string, DocumentForHolder | null>((ids) =>
      Promise.all(ids.map(useCases.readEnrollmentDocument)),
    ),
    ...partnerLoaders(caller, useCases),
  }
}

function applicationLoaders(stores: Stores, viewer: Viewer, useCases: UseCases) {
  return {
    applicationByScholarship: new DataLoader<string, Application | null>(async (ids) => {
      if (viewer.kind !== 'user') return ids.map(() => null)
      const records = await stores.applications.findByScholarships(viewer.userId, ids)
      const byScholarship = new Map(records.map((record) => [record.scholarshipId, record]))
      return ids.map((id) => byScholarship.get(id) ?? null)
    }),
    /** The history of applications that the viewer may see. */
    applicationSteps: byId<ApplicationStep>((ids) => stores.applicationSteps.findAll(ids)),
    /** For the viewer's own applications. */
    recommendations: byId<Recommendation>((ids) => stores.recommendations.findAll(ids)),
    /** The viewer's own applications, assessed as they are now. */
    assessed: new DataLoader<Application, AssessedApplication, string>(
      async (records) => {
        const student = asApplicant(viewer)
        if (!student.ok) throw new Error('Only its student has an application judged')
        const verified = { isEmailVerified: isEmailVerified(viewer) }
        return useCases.assessApplications(student.value, records, verified)
      },
      { cacheKeyFn: ({ id, version }) => `${id} ${version}` },
    ),
  }
}

function submissionLoaders(stores: Stores, viewer: Viewer, useCases: UseCases) {
  return {
    /** For the viewer's own applications. */
    ownSubmissions: byId<Submission>((ids) => stores.submissions.findAll(ids)),
    applicationOpenings: byId<ApplicationOpening>((ids) =>
      stores.submissions.findOpenings(ids),
    ),
    submittedCount: new DataLoader<string, number | null>(async (ids) => {
      const owner = asDecider(viewer)
      return owner.ok ? useCases.countSubmitted(owner.value, ids) : ids.map(() => null)
    }),
    savedByAtLeast: new DataLoader<string, number | null>(async (ids) => {
      const owner = asDecider(viewer)
      return owner.ok ? useCases.countSavers(owner.value, ids) : ids.map(() => null)
    }),
    /** What lists show of applications to the viewer's organizations. */
    lastSubmitted: new DataLoader<string, Submission>(async (ids) => {
      const found = await stores.submissions.findAll(ids)
      return ids.map(
        (id) => found.get(id)?.[0] ?? new Error(`Nothing was submitted with ${id}`),
      )
    }),
    /** Submissions to the viewer's organizations; records that they were read. */
    openedSubmissions: new DataLoader<PresentedSubmitted, Submission[], string>(
      async (submitted) => {
        const owner = asDecider(viewer)
        if (!owner.ok) throw new Error('Only the owner’s side reads what was submitted')
        const found = await useCases.openSubmissions(owner.value, submitted)
        return submitted.map(({ id }) => found.get(id) ?? [])
      },
      { cacheKeyFn: ({ id }) => id },
    ),
    /** Letters that came with them; also records that they were read. */
    openedLetters: new DataLoader<PresentedSubmitted, ArrivedLetter[], string>(
      async (submitted) => {
        const owner = asDecider(viewer)
        if (!owner.ok) throw new Error('Only the owner’s side reads letters')
        const found = await useCases.openLetters(owner.value, submitted)
        return submitted.map(({ id }) => found.get(id) ?? [])
      },
      { cacheKeyFn: ({ id }) => id },
    ),
  }
}

/** For applications to the organization of an API key. */
function partnerLoaders(caller: Caller, useCases: UseCases) {
  return {
    lastSubmission: new DataLoader<string, Submission | null>(async (ids) => {
      const found = await useCases.lastSubmissions(ids)
      return ids.map((id) => found.get(id) ?? null)
    }),
    /** The submission, if its student agreed to share it; records that it was read. */
    partnerSubmission: new DataLoader<PresentedForPartner, Submission | null, string>(
      async (applications) => {
        const partner = asPartner(caller, applications[0]?.ownerId ?? '')
        if (!partner.ok) throw new Error('Only a partner reads what partners read')
        const found = await useCases.openForPartner(partner.value, applications)
        return applications.map(({ id }) => found.get(id) ?? null)
      },
      { cacheKeyFn: ({ id }) => id },
    ),
  }
}

function reviewLoaders(stores: Stores, viewer: Viewer, useCases: UseCases) {
  return {
    /** The last submissions of applications that the viewer reviews; records that they were read. */
    reviewedSubmission: new DataLoader<PresentedRow, Submission, string>(
      async (rows) => {
        const panelist = asPanelist(viewer)
        if (!panelist.ok) throw new Error('Only a panel reads what it reviews')
        const applications = rows.map(({ id, open }) => {
          return { id, ownerId: open.board.review.ownerId }
        })
        const found = await useCases.openSubmissions(panelist.value, applications)
        return rows.map(
          ({ id }) => found.get(id)?.[0] ?? new Error(`Nothing was submitted with ${id}`),
        )
      },
      { cacheKeyFn: ({ id }) => id },
    ),
    /** For submissions that the viewer reviews. */
    reviewDocuments: new DataLoader<string, DocumentForHolder[]>((ids) =>
      Promise.all(ids.map(useCases.listReviewDocuments)),
    ),
    /** For applications that the viewer reviews. */
    reviewLetters: byId<ArrivedLetter>((ids) => useCases.listReviewLetters(ids)),
    reviewQuestions: new DataLoader<string, ReviewQuestion[]>((ids) =>
      Promise.all(ids.map((id) => stores.reviewQuestions.findAll(id))),
    ),
    /** Scholarships' titles for mails, and the zone of their days. */
    scholarshipInMails: new DataLoader<string, { title: string; timeZone: string }>(
      async (ids) => {
        const copies = await stores.scholarshipCopies.findAll(ids)
        return ids.map((id) => {
          const copy = copies.get(id)
          const timeZone = deadlineZone(copy?.deadlineTimeZone)
          return { title: copy?.title ?? 'your scholarship', timeZone }
        })
      },
    ),
    /** For organizations whose reviews the viewer leads. */
    panelMembers: new DataLoader<string, MemberCopy[]>((ids) =>
      Promise.all(ids.map((id) => stores.memberCopies.membersOf(id))),
    ),
    promisedDecision: new DataLoader<string, PromisedDecision | null>((ids) =>
      useCases.readPromises(ids),
    ),
    affiliations: new DataLoader<string, ReadonlyMap<string, string[]>>((ids) =>
      Promise.all(ids.map((id) => stores.reviewConflicts.affiliationsOf(id))),
    ),
  }
}

/** For funds and applications that the viewer may see. */
function fundLoaders({ funds, offers, awards, submissions }: Stores) {
  return {
    /** Names by application, as last submitted; null if that has no name. */
    applicantName: new DataLoader<string, string | null>(async (ids) => {
      const found = await submissions.findAll(ids)
      return ids.map((id) => {
        const last = found.get(id)?.[0]
        return (last && fullNameOf(last.form)) || null
      })
    }),
    scholarshipsOfFund: byId<string>((ids) => funds.scholarshipsOf(ids)),
    offerByApplication: new DataLoader<string, Offer | null>(async (ids) => {
      const found = await offers.findLatest(ids)
      return ids.map((id) => found.get(id) ?? null)
    }),
    instalmentsOfOffer: byId<Instalment>((ids) => awards.findInstalments(ids)),
    reportsOfOffer: byId<Report>((ids) => awards.findReports(ids)),
  }
}

/** Several rows for each id. */
function byId<T>(find: (ids: readonly string[]) => Promise<ReadonlyMap<string, T[]>>) {
  return new DataLoader<string, T[]>(async (ids) => {
    const found = await find(ids)
    return ids.map((id) => found.get(id) ?? [])
  })
}
