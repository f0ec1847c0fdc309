import type { PartnerExportFormat, PartnerExportKind } from '#gql/graphql'

export const exportMessages = {
  title: 'Data files',
  lead: 'Everything of your organization in one file, made in the background and kept for seven days. What applicants wrote is in it where they agreed, and each of them is shown that you took it along.',
  failed: 'The files could not be loaded',
  loading: 'Loading files',
  empty: 'No files yet.',
  start: 'Make a file',
  starting: 'One moment …',
  kindLabel: 'What it holds',
  kind: {
    APPLICATIONS: 'Applications',
    PROGRAMS: 'Programs, drafts too',
  } satisfies Record<PartnerExportKind, string>,
  formatLabel: 'Format',
  format: {
    CSV: 'Table (CSV)',
    JSONL: 'JSON Lines',
  } satisfies Record<PartnerExportFormat, string>,
  name: {
    APPLICATIONS: { CSV: 'Applications as a table', JSONL: 'Applications as JSON Lines' },
    PROGRAMS: { CSV: 'Programs as a table', JSONL: 'Programs as JSON Lines' },
  } satisfies Record<PartnerExportKind, Record<PartnerExportFormat, string>>,
  startedAt: (time: string) => `started ${time}`,
  keptUntil: (day: string) => `kept until ${day}`,
  progress: (done: number, total: number) => `${done} of ${total} records`,
  records: (count: number) => (count === 1 ? '1 record' : `${count} records`),
  download: 'Download',
  broke: 'It could not be made. Please start it again.',
  removed:
    'It was removed because somebody in it erased their account. Please make a new one.',
}
