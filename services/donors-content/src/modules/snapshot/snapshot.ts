/** An organization's figures as they were at one version, and how they differ from the snapshot before. */
export type Snapshot = {
  organizationId: string
  version: number
  takenAt: Date
  figures: SnapshotFigures
  /** Null: there was none before. */
  since: { version: number; takenAt: Date; deltas: SnapshotFigures } | null
}

/** Overall counts, without groups of people: comparing two snapshots must not reveal who came between them. */
export type SnapshotFigures = {
  applications: number
  inReview: number
  shortlisted: number
  awarded: number
  accepted: number
  declined: number
  withdrawn: number
}

export function deltasOf(before: SnapshotFigures, after: SnapshotFigures): SnapshotFigures {
  return {
    applications: after.applications - before.applications,
    inReview: after.inReview - before.inReview,
    shortlisted: after.shortlisted - before.shortlisted,
    awarded: after.awarded - before.awarded,
    accepted: after.accepted - before.accepted,
    declined: after.declined - before.declined,
    withdrawn: after.withdrawn - before.withdrawn,
  }
}
