/** Words of reading the sources anew. */
export const syncMessages = {
  sync: 'Sync Live Data',
  syncing: 'Syncing...',
  upToNow: (openCount: string) => `${openCount} scholarships in the catalog`,
  syncedTitle: 'Live Data Synced',
  loaded: (count: string) => `Loaded ${count} fresh scholarships from external sources`,
  syncGoesOn: 'Sync in progress. New listings will appear as they arrive.',
  syncHeld: 'A sync is waiting for your approval on the Sources page.',
  neverSynced: 'No refresh has finished yet',
  syncFailedTitle: 'Sync Failed',
  syncFailed: 'Unable to fetch latest scholarship data. Please try again.',
} as const
