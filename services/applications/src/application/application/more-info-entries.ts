import { dayIn, personZone } from '@landfall/calendar/zone'
import type { CalendarSource } from '../../student/calendar/calendar-entry.ts'
import type { ScholarshipCopyStore } from '../../student/scholarship-copy/scholarship-copy.store.ts'
import type { StudentZoneStore } from '@landfall/kit/database/student-zones'
import type { ApplicationStepStore } from './application-step.store.ts'

type Stores = {
  applicationSteps: Pick<ApplicationStepStore, 'findQuestionsTo'>
  scholarshipCopies: Pick<ScholarshipCopyStore, 'findAll'>
  studentZones: Pick<StudentZoneStore, 'find'>
}

/**
 * The days by which students must answer owners' requests for information. What is requested is only on the page, as
 * other companies store the feed.
 */
export function makeMoreInfoEntries(stores: Stores): CalendarSource {
  return async (studentId, now) => {
    const today = dayIn(personZone(await stores.studentZones.find(studentId)), now)
    const asked = await stores.applicationSteps.findQuestionsTo(studentId)
    const copies = await stores.scholarshipCopies.findAll(
      asked.map(({ scholarshipId }) => scholarshipId),
    )
    return asked.flatMap(({ applicationId, scholarshipId, dueOn, version, at }) =>
      dueOn === null || dueOn < today
        ? []
        : {
            uid: `more-info-${applicationId}@landfall`,
            sequence: version,
            changedAt: at,
            title: `Send more information: ${copies.get(scholarshipId)?.title ?? 'your scholarship'}`,
            description:
              'The provider asks you for more information by this day. Update your application and submit it again.',
            at: { day: dueOn },
            isTentative: false,
            link: `/applications/${applicationId}`,
          },
    )
  }
}
