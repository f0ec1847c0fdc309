import { applicationLabels } from '#entities/application/submission-messages.ts'
import type { ApplicationTab } from '#gql/graphql'
import { capitalized } from '#lib/format/format.ts'
import { newToeflScale } from '#lib/forms/toefl-scale.ts'

type Name = keyof typeof applicationLabels

/** Words of the form of an application. */
export const applicationFormMessages = {
  title: (scholarship: string) => `Apply: ${scholarship}`,
  loading: 'Loading your application',
  failed: 'Failed to load your application',
  beginFailed: 'Failed to start your application',
  notHereTitle: 'You can’t apply for this scholarship here',
  notHere: 'It may have closed, or the provider takes applications on its own site.',
  notStudent: 'Applications are for student accounts.',
  tabsLabel: 'Parts of the application',
  tabs: {
    PERSONAL: 'Personal',
    ACADEMIC: 'Academic',
    ESSAYS: 'Essays',
    EXPERIENCE: 'Experience',
  } satisfies Record<ApplicationTab, string>,
  complete: (done: number, required: number) => `${done} of ${required}`,
  restored:
    'We found changes on this device that had not been saved, and put them back in.',
  fromProfile: 'From your profile',
  prefilled:
    'Fields marked “From your profile” are filled in for you. Please check them. Changes here do not affect your profile.',
  unverified:
    'You can fill this in now. To submit it, first verify your email address: we sent you a link. You can request a new one on your home page.',
  toHome: 'Go to your home page',
  saveDraft: 'Save Draft',
  savedTitle: 'Application Saved',
  savedText: 'You can find it under Applications.',
  saveFailed: 'Failed to save application',
  keptHere: 'It is kept on this device and sent when you are online again.',
  // The second part of each is only said, not shown, on a phone.
  review: ['Review', 'and submit'],
  backToForm: ['Back', 'to the form'],
  submit: ['Submit', 'Application'],
  submitting: 'Submitting…',
  submittedTitle: 'Application Submitted',
  submitted:
    'It was submitted for review. Its page shows what you sent and what happens next.',
  submitFailed: 'Failed to submit application',
  unsure:
    'The connection was lost while submitting, so we don’t know yet whether it arrived. Nothing is sent twice: check again, or wait until you are online.',
  askAgain: 'Check again',
  notSavedYet:
    'Your last changes have not reached us, so nothing was submitted. They are kept on this device. Try again once you are online.',
  notEditable: 'This application can no longer be changed.',
  asked: 'The provider asks for more information',
  answerBy: (day: string) => `Please answer by ${day}.`,
  note: 'A note to the provider',
  noteHelp: 'Say what you added or changed.',
  reviewTitle: 'Before you submit',
  missing: 'Still missing',
  nothingMissing: 'Nothing is missing.',
  otherMissing: 'Other',
  goTo: (message: string, tab: string) => `${message} (${tab})`,
  checklist: 'What this scholarship requires',
  noChecklist: 'The scholarship lists nothing else to do or send.',
  done: 'Done',
  toDo: 'To do',
  yourself: 'Check this yourself',
  required: 'required',
  verdict: 'Your eligibility',
  deadline: 'Deadline',
  yourTime: (when: string) => `${when}, your time`,
  noDeadline: 'No confirmed deadline is stated.',
  grace: (minutes: number) =>
    `If you saved it before the deadline, you can still submit it up to ${minutes} minutes after it.`,
  share: 'The organization may copy this application into its own systems',
  shareHelp:
    'The organization can read it here either way. If you agree, its systems can also download what you submit with an API key, and you can see when they did.',
  final: 'You can’t change it after submitting unless the provider asks.',
  words: (count: number, limit: number) => `${count} of ${limit} words`,
  tooManyWords: (count: number, limit: number) =>
    `${count} of ${limit} words. Please shorten it by ${count - limit} before you submit.`,
  wordCount: (count: number) => `${count} ${count === 1 ? 'word' : 'words'}`,
  choose: 'Choose',
  labels: applicationLabels,
  help: {
    currentGpa:
      'On the U.S. scale of 4. Leave it empty if your grades are on another scale.',
    otherScholarships: 'One per line.',
    personalStatement: 'Who you are and what brought you here.',
    essay1: 'Only if the scholarship asks for an essay.',
  } as Partial<Record<Name, string>>,
  invalid: {
    currentGpa: 'Please enter a GPA from 0 to 4, like 3.65',
    ieltsScore: 'Please enter an IELTS score from 0 to 9 in steps of 0.5, like 6.5',
    toeflScore: 'Please enter a TOEFL score from 0 to 120',
    newToeflScale,
    duolingoScore: 'Please enter a Duolingo score from 10 to 160',
    hoursPerWeek: 'Please enter hours a week as a whole number up to 168',
  },
  rows: {
    extracurriculars: 'activity',
    workExperience: 'job',
    volunteerWork: 'volunteer position',
    awards: 'award',
  },
  row: (what: string, number: number) => `${capitalized(what)} ${number}`,
  addRow: (what: string) => `Add ${/^[aeiou]/.test(what) ? 'an' : 'a'} ${what}`,
  removeRow: (row: string) => `Remove ${row}`,
  moveUp: (row: string) => `Move ${row} up`,
  moveDown: (row: string) => `Move ${row} down`,
  moved: (row: string, place: number) => `${row} is now number ${place}`,
  rowLabels: {
    organization: 'Organization',
    role: 'Role or title',
    startedOn: 'From',
    endedOn: 'Until',
    hoursPerWeek: 'Hours a week',
    description: 'What you did',
  },
} as const
