import type { DocumentKind, DocumentScanState } from '#gql/graphql'
import { optionsOf } from '#ui/options-of.ts'

export const kindLabels: Readonly<Record<DocumentKind, string>> = {
  TRANSCRIPT: 'Transcript',
  RECOMMENDATION_LETTER: 'Recommendation letter',
  RESUME: 'Résumé or CV',
  ESSAY: 'Essay',
  FINANCIAL_DOCUMENTS: 'Financial documents',
  PASSPORT_COPY: 'Passport copy',
  TEST_SCORE_REPORT: 'Test score report',
  OTHER: 'Other',
}

export const kindOptions = optionsOf(kindLabels)

export const scanLabels: Readonly<Record<DocumentScanState, string>> = {
  NOT_SCANNED: 'Not scanned here',
  PENDING: 'Virus scan in progress',
  CLEAN: 'No virus found',
  INFECTED: 'Deleted: virus found',
  FAILED: 'Virus scan failed; we’ll try again',
}

/** Words of uploading and choosing documents. */
export const documentMessages = {
  add: 'Add documents',
  choose: 'Choose files',
  chooseFor: (what: string) => `Choose files: ${what}`,
  drop: 'or drop them here',
  dropNow: 'Drop the files to add them',
  limits: 'PDF, DOCX, PNG or JPEG, up to 10 MB each.',
  kind: 'What they are',
  uploads: 'Uploads',
  state: {
    waiting: 'Waiting',
    sending: (percent: number) => `${percent}% sent`,
    paused: 'Paused',
    interrupted: 'Interrupted',
    done: 'Added',
    refused: 'Not added',
  },
  progressOf: (name: string) => `Upload of ${name}`,
  pause: 'Pause',
  pauseNamed: (name: string) => `Pause the upload of ${name}`,
  resume: 'Resume',
  resumeNamed: (name: string) => `Resume the upload of ${name}`,
  cancel: 'Cancel',
  cancelNamed: (name: string) => `Cancel the upload of ${name}`,
  dismiss: 'Dismiss',
  dismissNamed: (name: string) => `Dismiss ${name}`,
  interrupted: 'The connection was interrupted. What was sent so far is kept.',
  failed: 'The upload failed. What was sent so far is kept; try again.',
  added: (name: string) => `${name} was added`,
  notAdded: (name: string) => `${name} was not added`,
  fromVault: 'From your documents',
  allKinds: 'Show documents of every kind',
  loading: 'Loading your documents',
  loadFailed: 'Failed to load your documents',
  none: 'You have no documents of this kind yet. Add one here; it is also kept in your documents.',
  noneAtAll: 'You have no documents yet. Add one here; it is also kept in your documents.',
  kilobytes: (count: string) => `${count} kB`,
  megabytes: (count: string) => `${count} MB`,
} as const
