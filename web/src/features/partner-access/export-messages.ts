import type { PartnerExportFormat, PartnerExportKind } from '#gql/graphql'

export const exportMessages = {
  title: 'Data files',
  lead: 'All your organization’s data in one file, made in the background and kept for seven days. It includes what applicants wrote if they agreed, and each of them can see that you exported it.',
  failed: 'The files could not be loaded',
  loading: 'Loading files',
  empty: 'No files yet.',
  start: 'Make a file',
  starting: 'One moment…',
  kindLabel: 'What it contains',
  kind: {
    APPLICATIONS: 'Applications',
    PROGRAMS: 'Scholarships, including drafts',
  } satisfies Record<PartnerExportKind, string>,
  formatLabel: 'Format',
  format: {
    CSV: 'Table (CSV)',
    JSONL: 'JSON Lines',
  } satisfies Record<PartnerExportFormat, string>,
  name: {
    APPLICATIONS: { CSV: 'Applications as a table', JSONL: 'Applications as JSON Lines' },
    PROGRAMS: { CSV: 'Scholarships as a table', JSONL: 'Scholarships as JSON Lines' },
  } satisfies Record<PartnerExportKind, Record<PartnerExportFormat, string>>,
  startedAt: (time: string) => `Started ${time}`,
  keptUntil: (day: string) => `kept until ${day}`,
  progress: (done: number, total: number) => `${done} of ${total} records`,
  records: (count: number) => (count === 1 ? '1 record' : `${count} records`),
  download: 'Download',
  broke: 'The file could not be made. Please start again.',
  removed:
    'The file was removed because someone in it erased their account. Please make a new one.',
}
