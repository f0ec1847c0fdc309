import { consumes } from '@landfall/kit/messaging/consumers'
import { AwardAccepted } from '@landfall/proto-events/applications/award-accepted.v1'
import type { Stores } from '../stores.ts'

/** Keeps who accepted an award: its organization may ask to tell their story. */
export const onAwardAccepted = consumes<typeof AwardAccepted.schema, Stores>(
  AwardAccepted,
  ({ data }, { recipients }) =>
    recipients.keep({
      applicationId: data.applicationId,
      studentId: data.studentId,
      organizationId: data.ownerId,
      scholarshipId: data.scholarshipId,
      acceptedAt: new Date(data.at),
    }),
  { from: 'beginning' },
)
