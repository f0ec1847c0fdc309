/** Words of the feature flags. */
export const featureFlagMessages = {
  title: 'Feature flags',
  names: new Map([
    ['registration', 'New accounts'],
    ['ai-mentors', 'AI mentors'],
  ]),
  lead: 'Turn parts of the site on or off, for everyone or for a share of accounts.',
  failed: 'Failed to load the feature flags',
  loading: 'Loading feature flags',
  on: 'On',
  off: 'Off',
  onFor: (percent: number) => `On for ${percent}% of accounts`,
  unmoved: 'Default',
  moved: (when: string) => `Changed ${when}`,
  change: 'Change',
  changeOf: (name: string) => `Change ${name}`,
  isOn: 'Turned on',
  percent: 'Share of accounts, in percent',
  percentHelp:
    'From 0 to 100. Accounts that have the feature keep it as the share grows. Visitors get only what is on for 100%.',
  save: 'Save flag',
  done: 'Feature flag changed',
} as const
